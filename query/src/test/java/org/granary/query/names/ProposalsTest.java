package org.granary.query.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.granary.query.names.CountedName.Spelling;
import org.granary.query.names.Proposal.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProposalsTest {
  /** Names, the first with most games. */
  private static List<Proposal> proposals(String... names) {
    List<CountedName> counted = new ArrayList<>();
    for (String name : names) {
      counted.add(
          new CountedName(name, List.of(new Spelling(name, names.length - counted.size()))));
    }
    return new Proposals(counted).find();
  }

  /** Names as people, books and federations write them; which are one was settled by hand. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ana Nunes | ANA NUNES | CASE",
        "Ana Nunes | Ana  Nunes | CASE",
        "José Peña | Jose Pena | ACCENTS",
        "Ɔkyerɛ Kwabena | Okyere Kwabena | ACCENTS",
        "Łukasz Żak | Lukasz Zak | ACCENTS",
        "Ёлкин Пётр | Елкин Петр | ACCENTS",
        "Jean-Pierre Ndong | Jean Pierre Ndong | PUNCTUATION",
        "Nʼdiaye Awa | Ndiaye Awa | PUNCTUATION",
        "Ana Nunes | Nunes, Ana | ORDER",
        "Айгерім Сәтбаева | Сәтбаева Айгерім | ORDER",
        "Асель Мукашева | Assel Mukasheva | SCRIPT",
        "Ербол Касымов | Yerbol Kassymov | SCRIPT",
        "Әлішер Қожахметов | Alisher Kozhakhmetov | SCRIPT",
        "Мухтар Жұмабек | Zhumabek Mukhtar | SCRIPT",
        "Юрий Щербаков | Yuriy Shcherbakov | SCRIPT",
        "Мария Ким-Ли | Maria Kim Li | SCRIPT",
        "Jumabek Muhtar | Zhumabek Mukhtar | SOUNDS",
        "Ana Nunes | A. Nunes | INITIALS",
        "Ana Maria Nunes | A. Nunes | INITIALS",
        "Ana Maria Nunes | Nunes, A.M. | INITIALS",
        "Асель Мукашева | A. Mukasheva | INITIALS",
        "Kwabena Mensah | Kwabena Mensha | ONE_LETTER",
        "Kwabena Mensah | Kwabena Mensa | ONE_LETTER",
        "Kwabena Mensah | Kwabena Mebsah | ONE_LETTER",
        "Kwabena Mensah | Mensah Kwabana | ONE_LETTER",
      })
  void proposesWhatDiffersInWritingOnly(String name, String variant, Reason reason) {
    List<Proposal> found = proposals(name, "Somebody Else", variant);

    assertEquals(1, found.size(), found.toString());
    assertEquals(name, found.get(0).name());
    assertEquals(variant, found.get(0).variant());
    assertEquals(reason, found.get(0).reason());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ana Nunes | Eva Nunes",
        "Ana Nunes | Ana Mendes",
        "Player 11 | Player 12",
        "Accra Open 2023 | Accra Open 2024",
        "Round Robin II | Round Robin III",
        "Kofi A | Kofi B",
        "Round 1 | Round Robin",
        "Friday I | Friday II",
        "Ama | Ami",
        "Ana Nunes | B. Nunes",
        "Ким Ли | Цой Ли",
        "李明 | 李朋",
      })
  void leavesOthersAlone(String name, String other) {
    assertEquals(List.of(), proposals(name, other));
  }

  @Test
  void proposesEachVariantOnceAndForTheNameWithMostGames() {
    List<Proposal> found = proposals("Ana Nunes", "Nunes, Ana", "ANA NUNES", "NUNES, ANA");

    assertEquals(
        List.of("ANA NUNES", "NUNES, ANA", "Nunes, Ana"),
        found.stream().map(Proposal::variant).toList());
    assertTrue(found.stream().allMatch(proposal -> proposal.name().equals("Ana Nunes")));
  }

  @Test
  void saysHowUnsureInitialsAreThatFitSeveral() {
    List<Proposal> found = proposals("Ana Nunes", "Abel Nunes", "A. Nunes");

    assertEquals(2, found.size(), found.toString());
    assertTrue(found.stream().allMatch(proposal -> proposal.confidence() < 0.3), found.toString());
    assertFalse(found.stream().anyMatch(proposal -> proposal.variant().equals("Abel Nunes")));
  }

  @Test
  void goesByTheSpellingsThatWereMergedToo() {
    List<CountedName> names =
        List.of(
            new CountedName(
                "Ann Miller", List.of(new Spelling("Ann Miller", 5), new Spelling("Ana Nunes", 2))),
            new CountedName("Nunes, Ana", List.of(new Spelling("Nunes, Ana", 1))));

    List<Proposal> found = new Proposals(names).find();

    assertEquals(1, found.size());
    assertEquals("Ann Miller", found.get(0).name());
    assertEquals(7, found.get(0).games());
    assertEquals(Reason.ORDER, found.get(0).reason());
  }

  /** Against a plain comparison of all with all, over names made by one slip each. */
  @Test
  void findsTheSlipsThatAPlainComparisonFinds() {
    String base = "kwabena mensah";
    List<String> names = new ArrayList<>(List.of(base));
    for (int i = 0; i < base.length(); i++) {
      names.add(base.substring(0, i) + base.substring(i + 1));
      names.add(base.substring(0, i) + "q" + base.substring(i));
      names.add(base.substring(0, i) + "q" + base.substring(i + 1));
    }
    List<String> distinct = names.stream().distinct().toList();
    List<CountedName> counted =
        distinct.stream().map(n -> new CountedName(n, List.of(new Spelling(n, 1)))).toList();
    List<String> found = new ArrayList<>();
    new OneLetter(counted).find((one, two) -> found.add(one + " " + two));

    List<String> plain =
        Stream.iterate(0, one -> one + 1)
            .limit(distinct.size())
            .flatMap(
                one ->
                    Stream.iterate(one + 1, two -> two + 1)
                        .limit(distinct.size() - one - 1)
                        .filter(two -> slip(distinct.get(one), distinct.get(two)))
                        .map(two -> one + " " + two))
            .toList();

    assertTrue(plain.size() >= 30, plain.toString());
    assertEquals(plain.stream().sorted().toList(), found.stream().sorted().toList());
  }

  private static boolean slip(String one, String two) {
    return OneLetter.isSlip(NameForm.letters(one), NameForm.letters(two))
        || OneLetter.isSlip(NameForm.sorted(one), NameForm.sorted(two));
  }
}
