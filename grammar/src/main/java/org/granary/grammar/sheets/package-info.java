/**
 * Rule sets in words: the rules as sentences in English, Spanish, Portuguese and French, and what
 * two rule sets differ in.
 *
 * <p>Start with {@link org.granary.grammar.sheets.RuleSheet}. The sentences are in resource bundles
 * beside it, one bundle a family, with a plan that says which sentence stands where.
 *
 * <p>Nothing here knows how to read rule files or how to print paper.
 */
@NullMarked
package org.granary.grammar.sheets;

import org.jspecify.annotations.NullMarked;
