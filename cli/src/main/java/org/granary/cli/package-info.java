/**
 * The {@code granary} command: parses arguments, calls the libraries, renders what they return.
 *
 * <p>Start with {@link org.granary.cli.Main}, which turns arguments and streams into an exit code.
 * Each command is one class named after it. What all commands share: {@code Console} (the streams),
 * {@code ExitCode}, {@code Failures} (what goes wrong, in one sentence each).
 *
 * <p>No rules, notation, queries or file formats live here; docs/cli.md describes every command.
 */
@NullMarked
package org.granary.cli;

import org.jspecify.annotations.NullMarked;
