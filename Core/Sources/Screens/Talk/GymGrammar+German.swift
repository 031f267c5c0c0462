// What somebody says in German in the gym, with umlauts as two letters.
extension GymGrammar {
  static let germanWordings: [(Command, [String])] = [
    (
      .done,
      [
        "fertig", "satz fertig", "ich bin fertig", "geschafft", "satz geschafft", "erledigt",
        "das war es",
      ]
    ),
    (
      .rest,
      [
        "mehr pause", "laengere pause", "pause verlaengern", "ich brauche mehr pause",
        "ich brauche eine laengere pause",
      ]
    ),
    (
      .next,
      [
        "naechster satz", "naechste uebung", "was kommt", "was kommt als naechstes",
        "was kommt jetzt", "was ist dran", "was mache ich jetzt", "als naechstes",
      ]
    ),
    (
      .time,
      [
        "wie lange", "wie lange noch", "wie viel pause noch", "wie lange ist noch pause",
        "wie viel zeit noch", "wie viel zeit bleibt", "zeit",
      ]
    ),
    (
      .skip,
      [
        "ueberspringen", "ueberspring das", "ueberspringe das", "auslassen", "weglassen",
        "pause ueberspringen", "pause weglassen", "uebung ueberspringen", "satz ueberspringen",
      ]
    ),
    (.undo, ["rueckgaengig", "zuruecknehmen", "nimm das zurueck", "das war falsch"]),
    (.pause, ["pause", "pausieren", "mach pause", "warte", "warte kurz", "anhalten", "moment"]),
    (.resume, ["weiter", "weiter geht es", "weitermachen", "mach weiter", "fortsetzen"]),
    (.quiet, ["ruhe", "sei still", "sei ruhig", "still", "nicht reden", "stumm"]),
    (.speak, ["sprich wieder", "rede wieder", "sprich mit mir", "rede mit mir"]),
    (.start, ["start", "los", "los geht es", "anfangen", "beginnen"]),
  ]

  /// Every number that somebody lifts or counts, by how it is said: "zweiundsechzig".
  static let germanNumbers: [String: Int] = {
    var numbers: [String: Int] = ["ein": 1, "eine": 1, "einen": 1, "zwo": 2]
    for number in 0...500 {
      for word in PlainWords(GermanSpoken.number(number)).words { numbers[word] = number }
    }
    return numbers
  }()
}
