import Training

/// What is wrong with a file in a person's words, and what to do now.
public enum FileWords {
  /// Too large to be one run.
  public static func tooLarge(in language: Language = .english) -> String {
    language.pick(
      "This file is too large to be one run. ",
      "Diese Datei ist zu groß für einen einzigen Lauf. "
    ) + choose(language)
  }

  /// Written by a newer device than can be read.
  public static func newerFIT(in language: Language = .english) -> String {
    language.pick(
      "This FIT file is newer than this Pacesetter. Update Pacesetter, or export the run as TCX.",
      "Diese FIT-Datei ist neuer als dieses Pacesetter. Aktualisiere Pacesetter, oder exportiere den "
        + "Lauf als TCX."
    )
  }

  /// Never closed by the device.
  public static func unfinished(in language: Language = .english) -> String {
    language.pick(
      "The device never finished this file. ",
      "Das Gerät hat diese Datei nie abgeschlossen. "
    ) + copy(language)
  }

  /// A FIT file that is cut off.
  public static func cutOffFIT(in language: Language = .english) -> String {
    language.pick("This FIT file ends before it should. ", "Diese FIT-Datei endet zu früh. ")
      + copy(language)
  }

  /// A FIT file whose bytes contradict each other.
  public static func damagedFIT(in language: Language = .english) -> String {
    language.pick("This FIT file is damaged. ", "Diese FIT-Datei ist beschädigt. ")
      + copy(language)
  }

  /// A FIT file with something behind its end.
  public static func trailingFIT(in language: Language = .english) -> String {
    language.pick(
      "Something follows the end of this FIT file. Use its readable part, or export it once more.",
      "Nach dem Ende dieser FIT-Datei folgt noch etwas. Nimm den lesbaren Teil, oder exportiere sie"
        + " noch einmal."
    )
  }

  /// Without a byte.
  public static func empty(in language: Language = .english) -> String {
    language.pick("This file is empty. ", "Diese Datei ist leer. ") + copy(language)
  }

  /// Cut off.
  public static func cutOff(in language: Language = .english) -> String {
    language.pick("This file ends before it should. ", "Diese Datei endet zu früh. ")
      + copy(language)
  }

  /// Damaged.
  public static func damaged(in language: Language = .english) -> String {
    language.pick("This file is damaged. ", "Diese Datei ist beschädigt. ") + copy(language)
  }

  /// XML that is whole, but in another encoding or with a document type.
  public static func otherXML(in language: Language = .english) -> String {
    language.pick(
      "We don't read this kind of XML. Save the file as UTF-8 and without its line <!DOCTYPE …>.",
      "Diese Art von XML lesen wir nicht. Speichere die Datei als UTF-8 und ohne ihre Zeile"
        + " <!DOCTYPE …>."
    )
  }

  /// Of no format that is a run.
  public static func unknown(in language: Language = .english) -> String {
    language.pick(
      "We can't read this file. Gym diaries and Apple Health exports go to History › Import.",
      "Diese Datei können wir nicht lesen. Trainingstagebücher und Exporte von Apple Health gehören "
        + "in Verlauf › Importieren."
    )
  }

  /// Of the right format, with no moment in it.
  public static func nothingRecorded(in language: Language = .english) -> String {
    language.pick(
      "Nothing was recorded in this file. ",
      "In dieser Datei wurde nichts aufgezeichnet. "
    ) + choose(language)
  }

  /// A course and no run.
  public static func withoutTimes(in language: Language = .english) -> String {
    language.pick(
      "This is a route without times, which can't be played. Export the run itself, not its course.",
      "Das ist eine Route ohne Zeiten, die sich nicht abspielen lässt. Exportiere den Lauf selbst, "
        + "nicht seine Strecke."
    )
  }

  /// No file was chosen yet.
  public static func nothingOpen(in language: Language = .english) -> String {
    language.pick(
      "no recording is open; choose a file or a demo run first",
      "Wähl zuerst eine Datei oder einen Beispiellauf; noch ist keine Aufzeichnung offen."
    )
  }

  /// An activity without positions, as GPX.
  public static func noPositions(in language: Language) -> String {
    language.pick(
      "choose another format; GPX needs positions and this activity has none",
      "Wähl ein anderes Format; GPX braucht Positionen, und diese Aktivität hat keine."
    )
  }

  /// A strength session, in a format of runs.
  public static func noSets(in language: Language) -> String {
    language.pick(
      "choose csv, the only format for a strength session",
      "Wähl CSV, das einzige Format für ein Krafttraining."
    )
  }

  /// Neither of the formats that planned workouts come in.
  public static let noWorkout =
    "the file is no FIT workout, no .zwo file and no workout of Garmin Connect as JSON"

  /// A planned workout without a step.
  public static let noSteps = "the file has no step of a workout"

  /// A diary whose weights may be kilograms or pounds.
  public static let unitUntold =
    "found weights without a unit, expected to be told whether they are kilograms or pounds"

  /// A script of one's own with an error.
  public static func script(_ fault: String, in language: Language = .english) -> String {
    language.pick(
      "Correct your script, then open it again: ",
      "Berichtige dein Skript und öffne es noch einmal: "
    ) + fault
  }

  /// A planned workout that no journal can keep.
  public static func tooManySteps(_ count: Int, in language: Language = .english) -> String {
    language.pick(
      "Choose a shorter workout: this one has \(count) steps.",
      "Wähle ein kürzeres Training: Dieses hat \(count) Schritte."
    )
  }

  /// A planned workout for another sport.
  public static func otherSport(_ sport: String) -> String {
    "the workout is for \(sport), expected one for running"
  }

  /// A table that is no diary of any program, by its first columns.
  public static func noDiary(
    columns: [String],
    of programs: [String],
    in language: Language = .english
  ) -> String {
    let columns = columns.joined(separator: ", ")
    let programs = Written.list(programs, or: true, in: language)
    return language.pick(
      "we can't read this table; try one of \(programs) (its columns are \(columns))",
      "diese Tabelle können wir nicht lesen; nimm eine von \(programs)"
        + " (ihre Spalten heißen \(columns))"
    )
  }

  /// A diary of which no line can be read, by its first.
  public static func noLines(
    of count: Int,
    first line: Int,
    _ problem: String,
    in language: Language = .english
  ) -> String {
    language.pick(
      "we can't read any line of this diary; export it again with the app set to English"
        + " (\(TerminalText.count(count, "line")), the first is line \(line): \(problem))",
      "keine Zeile dieses Tagebuchs ist lesbar; stell die App auf Englisch und exportiere es noch"
        + " einmal (\(count == 1 ? "1 Zeile" : "\(count) Zeilen"), zuerst Zeile \(line))"
    )
  }

  private static func copy(_ language: Language) -> String {
    language.pick(
      "Copy or export it once more from your watch or app.",
      "Kopiere oder exportiere sie noch einmal aus deiner Uhr oder App."
    )
  }

  private static func choose(_ language: Language) -> String {
    language.pick("Choose the file of a single run.", "Wähl die Datei eines einzelnen Laufs.")
  }
}
