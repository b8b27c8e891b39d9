package org.granary.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command above all others: it only names them. */
@Command(
    name = "granary",
    description = "Reads, checks, keeps, searches and prints records of mancala games.",
    mixinStandardHelpOptions = true,
    versionProvider = GranaryCommand.Version.class,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND",
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%n",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExample:%n",
    footer = "  granary demo")
final class GranaryCommand implements Runnable {
  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Print a stack trace when something goes wrong.")
  private boolean debug;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }

  boolean debug() {
    return debug;
  }

  /** The version in the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"granary " + (version == null ? "(development build)" : version)};
    }
  }
}
