import Screens
import Testing
import Training

struct ImportWordsTests {
  private static var others: PassedOver {
    var others = PassedOver()
    others.add(.route)
    others.add(.monitoring, 2000)
    others.add(.table, 39)
    return others
  }

  @Test(arguments: OtherFile.allCases)
  func `says of every kind of other file what it is`(kind: OtherFile) {
    let (english, german) = (kind.words(), kind.words(in: .german))
    #expect(
      english.contains("choose") || english.contains("export") || english.contains("try")
        || english.contains("unpack") || english.contains("add"),
      "\(english)"
    )
    #expect(english != german)
    var others = PassedOver()
    others.add(kind, 2)
    #expect(others.words() != others.words(in: .german))
    #expect(ImportWords.nothing(but: others).hasPrefix("nothing in it can be imported"))
  }

  @Test(
    arguments: [
      (0, 0, 0, "nothing new"), (1, 0, 0, "1 activity"),
      (3, 1, 0, "3 activities, 1 strength session"),
      (0, 2, 31, "2 strength sessions, 31 figures of health data"),
    ]
  )
  func `says what a file brought`(activities: Int, sessions: Int, days: Int, words: String) {
    #expect(ImportWords.counted(activities, sessions, days) == words)
  }

  @Test func `says what was known before`() {
    #expect(ImportWords.known(duplicates: 0, richer: 0) == "")
    #expect(ImportWords.known(duplicates: 1, richer: 0) == ", 1 duplicate")
    #expect(
      ImportWords.counted(0, 0, 0, filled: 2)
        == "2 activities got a name, notes, an effort or gear"
    )
    #expect(
      ImportWords.counted(1, 0, 0, filled: 1, in: .german)
        == "1 Aktivität, 1 Aktivität um Namen, Notizen, Anstrengung oder Ausrüstung ergänzt"
    )
    #expect(
      ImportWords.known(duplicates: 5, richer: 2)
        == ", 5 duplicates (2 replaced by a richer record)"
    )
    #expect(
      ImportWords.known(since: Day(daysSince1970: 20_781)) == "already imported, on 2026-11-24"
    )
  }

  @Test func `sums a whole import up`() {
    let words = ImportWords.total(
      files: 4,
      brought: "2 activities",
      known: 1,
      refused: 1,
      passedOver: Self.others
    )
    #expect(
      words
        == "4 files: 2 activities, 1 file already imported, 1 file refused;"
        + " passed over: 2,000 files of daily monitoring, 39 tables, 1 route"
    )
    let none = PassedOver()
    let refused = ImportWords.total(files: 2, brought: nil, known: 0, refused: 2, passedOver: none)
    #expect(refused == "2 files: nothing came in, 2 files refused")
    let empty = ImportWords.total(files: 0, brought: nil, known: 0, refused: 0, passedOver: none)
    #expect(empty.hasPrefix("nothing in it can be imported; "))
    #expect(ImportWords.undo(7) == ". Undo: pacesetter import --undo 7")
  }

  @Test func `sums an import up in German`() {
    let brought =
      ImportWords.counted(2, 1, 12, in: .german)
      + ImportWords.known(duplicates: 3, richer: 1, in: .german)
    #expect(
      ImportWords.total(
        files: 4,
        brought: brought,
        known: 1,
        refused: 1,
        passedOver: Self.others,
        in: .german
      )
        == "4 Dateien: 2 Aktivitäten, 1 Krafttraining, 12 Werte zur Gesundheit, "
        + "3 schon vorhanden (1 durch genauere ersetzt), 1 Datei schon importiert, "
        + "1 Datei abgelehnt; übergangen: 2.000 Dateien mit Tageswerten, 39 Tabellen, 1 Route"
    )
    #expect(
      ImportWords.progress(bytes: 5_000_000, of: 20_000_000, records: 7, in: .german)
        == "5 von 20 MB, 7 Einträge"
    )
  }

  @Test func `counts what was only planned`() {
    #expect(
      ImportWords.planned(2)
        == "2 planned workouts were left out, with neither a time nor a distance"
    )
    #expect(
      ImportWords.planned(1, in: .german)
        == "1 geplantes Training ohne Zeit und Strecke ausgelassen"
    )
  }

  @Test func `lists eight names, and counts the rest`() {
    let names = (1...10).map { "Lift \($0)" }
    #expect(ImportWords.unsure(names).hasSuffix("\"Lift 8\" and 2 more"))
    #expect(ImportWords.unsure(names, in: .german).hasSuffix("„Lift 8“ und 2 weitere"))
    #expect(ImportWords.map("Bench") == "; --map \"Bench=NAME\" says what one is called here")
  }
}
