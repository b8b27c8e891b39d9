package org.granary.grammar.repair;

import org.granary.engine.Position;
import org.granary.engine.RuleSet;

/** Where a candidate's play begins, and by which rules it goes. */
record Scene(RuleSet ruleSet, Position start) {}
