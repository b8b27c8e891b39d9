/**
 * The rules of each family of sowing games and the built-in rule sets.
 *
 * <p>Start with {@link org.granary.engine.variants.RuleSets}, which finds a rule set by its name.
 * {@link org.granary.engine.variants.AwaleRules} is the parametric Awale family, written to be read
 * beside the rules; {@link org.granary.engine.variants.AwaleBoard} is its fast twin.
 */
@NullMarked
package org.granary.engine.variants;

import org.jspecify.annotations.NullMarked;
