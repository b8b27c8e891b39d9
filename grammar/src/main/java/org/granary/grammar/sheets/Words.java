package org.granary.grammar.sheets;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** The sentences of one bundle in one language; English where the language is not one of ours. */
final class Words {
  private static final String PACKAGE = Words.class.getPackageName() + ".";

  private final ResourceBundle bundle;
  private final ResourceBundle common;

  private Words(ResourceBundle bundle, ResourceBundle common) {
    this.bundle = bundle;
    this.common = common;
  }

  /** The headings and small words that every family shares. */
  static Words common(Locale locale) {
    ResourceBundle common = bundle("sheet", locale);
    return new Words(common, common);
  }

  /** The sentences of a family of rules. */
  static Words of(String family, Locale locale) {
    return new Words(bundle(family, locale), bundle("sheet", locale));
  }

  private static ResourceBundle bundle(String name, Locale locale) {
    Locale known = locale.getLanguage().equals("en") ? Locale.ROOT : locale;
    return ResourceBundle.getBundle(
        PACKAGE + name, known, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
  }

  /** A fixed sentence, {@code {0}} and so on replaced. */
  String get(String key, Object... values) {
    String text = bundle.getString(key);
    for (int i = 0; i < values.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return text;
  }

  boolean has(String key) {
    return bundle.containsKey(key);
  }

  /**
   * What a parameter's value means: the sentence of exactly that value, else the one for numbers or
   * for lists of them.
   *
   * @throws MissingResourceException if the bundle lacks it
   */
  String sentence(String parameter, String value) {
    if (has(parameter + "." + value)) {
      return get(parameter + "." + value);
    }
    if (has(parameter + ".list")) {
      return get(parameter + ".list", either(Arrays.asList(value.split(",", -1))));
    }
    return get(parameter + ".number", value);
  }

  private String either(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? items.get(0)
        : String.join(", ", items.subList(0, last))
            + " "
            + common.getString("list.or")
            + " "
            + items.get(last);
  }
}
