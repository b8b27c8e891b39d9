package org.granary.cli;

import java.io.IOException;
import java.util.List;
import org.granary.exporter.tables.TableWriter;
import org.granary.query.names.CountedName;
import org.granary.query.names.NameList;
import org.granary.query.names.Proposal;
import org.granary.store.CollectionWriter;
import org.granary.store.GameCollection;
import org.granary.store.NameChange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks after the spellings of names. */
@Command(
    name = "names",
    description = {
      "Lists names, and lets spellings of one name count as one.",
      "It proposes which may be such. Records keep the spellings that they have."
    },
    footer = "  granary names list --db my.granary --variants")
final class NamesCommand implements Runnable {
  @Spec private CommandSpec spec;
  private final Console console;

  NamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "what to do is missing: list, merge or split");
  }

  @Command(
      name = "list",
      description = {
        "Lists names with their games, most games first, each followed by what counts as it.",
        "With --variants, names that may be one instead: why, and how likely. Nothing is changed."
      },
      footer = "  granary names list --db my.granary --variants")
  void list(
      @Mixin CollectionOption collection,
      @Mixin NameKindOption kind,
      @Option(names = "--variants", description = "Propose what to merge.") boolean variants,
      @Mixin LimitOption limit,
      @Mixin FormatOption format)
      throws IOException {
    try (GameCollection open = collection.open(console);
        TableWriter table = format.format().open(NamesTable.columns(variants), console.out())) {
      NameList names = new NameList(open, kind.kind());
      if (variants) {
        for (Proposal proposal : names.proposals().stream().limit(limit.limit()).toList()) {
          table.row(NamesTable.row(proposal));
        }
      } else {
        for (CountedName name : names.names().stream().limit(limit.limit()).toList()) {
          NamesTable.rows(name).forEach(row -> Unchecked.run(() -> table.row(row)));
        }
      }
    }
  }

  @Command(
      name = "merge",
      description = {
        "Lets spellings of a name count as one: searches and statistics take them together, and",
        "records imported later, too. 'granary names split' takes it back."
      },
      footer = "  granary names merge Abena --into \"Abena Mensah\" --db my.granary")
  int merge(
      @Parameters(paramLabel = "VARIANT", arity = "1..*", description = "Other spellings.")
          List<String> variants,
      @Option(
              names = "--into",
              required = true,
              paramLabel = "NAME",
              description = "What they count as.")
          String into,
      @Mixin NameKindOption kind,
      @Mixin CollectionOption collection) {
    try (CollectionWriter writer = collection.write(console)) {
      NameChange change = writer.merge(kind.kind(), variants, into);
      writer.commit();
      return tell(change, kind, "counts as \"" + change.name() + "\"");
    }
  }

  @Command(
      name = "split",
      aliases = "unmerge",
      description = {
        "Lets spellings stand for themselves again; a name that others count as lets go of them all."
      },
      footer = "  granary names split Abena --db my.granary")
  int split(
      @Parameters(paramLabel = "NAME", arity = "1..*", description = "Spellings, or names.")
          List<String> names,
      @Mixin NameKindOption kind,
      @Mixin CollectionOption collection) {
    try (CollectionWriter writer = collection.write(console)) {
      NameChange change = writer.split(kind.kind(), names);
      writer.commit();
      return tell(change, kind, "stands for itself");
    }
  }

  private int tell(NameChange change, NameKindOption kind, String what) {
    for (String name : change.unknown()) {
      console.complain("there is no " + kind.kind().label() + " \"" + name + "\": nothing changed");
    }
    for (String name : change.changed()) {
      console.out().println("\"" + name + "\" " + what);
    }
    if (change.changed().isEmpty() && change.unknown().isEmpty()) {
      console.err().println("it is so already: nothing to change");
    }
    return change.unknown().isEmpty() ? ExitCode.DONE : ExitCode.DATA;
  }
}
