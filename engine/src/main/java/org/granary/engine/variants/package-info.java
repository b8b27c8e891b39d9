/**
 * The rules of each family of sowing games and the built-in rule sets.
 *
 * <p>Start with {@link org.granary.engine.variants.RuleSets}, which finds a rule set by its name.
 * {@link org.granary.engine.variants.AwaleRules} is the parametric Awale family, written to be read
 * beside the rules; its fast twin is {@code AwaleBoard}. The other families derive from {@code
 * SowingRules} and play on {@code RuleBoard}, which is made of their rules.
 */
@NullMarked
package org.granary.engine.variants;

import org.jspecify.annotations.NullMarked;
