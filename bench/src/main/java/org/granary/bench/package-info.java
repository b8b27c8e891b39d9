/**
 * Benchmarks and the seeded games that they run on; not part of the product.
 *
 * <p>{@link org.granary.bench.GameGenerator} writes files of legal games, {@link
 * org.granary.bench.ImportBench} measures an import from parsing to disk, {@link
 * org.granary.bench.ReplayBench} (JMH) the replay under every kind of rules, {@link
 * org.granary.bench.RepairBench} how often damaged games are repaired.
 */
@NullMarked
package org.granary.bench;

import org.jspecify.annotations.NullMarked;
