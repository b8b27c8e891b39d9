package org.granary.cli;

import java.util.Locale;
import org.granary.grammar.sheets.RuleSheet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --lang}: the language of sentences about rules. */
final class LanguageOption {
  @Option(
      names = "--lang",
      paramLabel = "LANG",
      converter = Converter.class,
      description = "en, es, pt or fr. Default: the language of the system, else en.")
  private Locale language = Locale.getDefault();

  Locale language() {
    return language;
  }

  /** Reads a language that has sentences, with or without a country. */
  static final class Converter implements ITypeConverter<Locale> {
    @Override
    public Locale convert(String text) {
      Locale locale = Locale.forLanguageTag(text.replace('_', '-'));
      if (!RuleSheet.LANGUAGES.contains(locale.getLanguage())) {
        throw new TypeConversionException(
            "there are sentences in "
                + String.join(", ", RuleSheet.LANGUAGES)
                + ", not in '"
                + text
                + "'");
      }
      return locale;
    }
  }
}
