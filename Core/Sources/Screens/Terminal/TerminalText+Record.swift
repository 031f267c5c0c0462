public import Training

// What the commands of the record say.
extension TerminalText {
  /// What is asked before everything is deleted.
  public static func erases(_ folder: String) -> String {
    "This deletes everything in \(folder), including 'backups'.\n"
      + "Type \"\(eraseAnswer)\" to confirm: "
  }

  /// The answer that deletes everything.
  public static let eraseAnswer = "erase everything"

  /// Everything is gone.
  public static let isErased = "Everything is deleted."

  /// There is no entry, or none that a search finds.
  public static func noEntries(isSearch: Bool) -> String {
    isSearch
      ? "nothing has all of these words"
      : "nothing is in the record yet; 'pacesetter import' fills it"
  }

  /// Asks whether what is whole of damaged files is taken.
  public static func salvages(_ count: Int) -> String {
    (count == 1 ? "1 file is damaged" : "\(count) files are damaged") + ". Take what is whole?"
  }

  /// Nothing was imported.
  public static let noImports = "nothing was imported yet"

  /// No table was explained.
  public static let noTables = "no table was explained yet"

  /// Tables that nobody explained.
  public static func skipped(_ files: [String]) -> String {
    "skipped, nothing of it was imported: " + files.joined(separator: ", ")
  }

  /// A table that nobody knows, and what its columns likely tell.
  public static func explain(
    _ file: String,
    _ table: UnknownTable,
    _ meanings: [ColumnMeaning]
  ) -> String {
    var rows = ["We do not know the table \(file). Is this what its columns are?"]
    for (place, (column, meaning)) in zip(table.columns, meanings).enumerated() {
      let samples = column.samples.isEmpty ? "" : " (\(column.samples.joined(separator: ", ")))"
      rows.append("  \(place + 1)  \(column.name)\(samples): \(meaning.words())")
    }
    return rows.joined(separator: "\n")
  }

  /// Asks whether a table is explained rightly.
  public static func chooseColumn(among count: Int) -> String {
    "Enter to import it so, 1–\(count) to change what a column is, q to skip the table: "
  }

  /// There is no guide to the export of an app.
  public static func noGuide(_ app: String) -> String {
    "no app here is called \(app); 'import --guide' shows all. Its files are read too, if they are "
      + Written.list(FormatWords.recordings + ["CSV"], or: true)
  }

  /// An import that was taken out.
  public static func undone(_ import: String) -> String { "undone: " + `import` }

  /// An import that did not reach its end.
  public static let isInterrupted = "  (interrupted: give it again and it goes on)"

  /// How many names of exercises are asked about.
  public static func unsureNames(_ number: Int) -> String {
    count(number, "name") + " may mean several exercises. Enter decides later, q asks no more."
  }

  /// Which exercise a name of a diary is.
  public static func whichExercise(_ name: String, sets: Int) -> String {
    "\"\(name)\", \(count(sets, "set")), is:"
  }

  /// The answer that leaves a name alone.
  public static let keepsName = "keep it as it is"

  /// A name that is left alone.
  public static func staysName(_ name: String) -> String { "\"\(name)\" stays as it is" }

  /// What a name means from now on.
  public static func means(_ name: String, _ exercise: String) -> String {
    "\"\(name)\" is \"\(exercise)\" from now on"
  }

  /// A choice that was taken back.
  public static func nothingChosen(for name: String) -> String {
    "nothing is chosen for \"\(name)\" any more"
  }

  /// No diary was imported.
  public static let noDiary = "no diary of another program is in the record yet"

  /// How an option is answered: a number, keep, later or no more.
  public static func choose(among count: Int) -> String { "1-\(count), k, Enter or q: " }

  /// The database needs no rescue.
  public static let isIntact = "the database is intact; nothing was changed"

  /// Where the damaged database is.
  public static func oldDatabase(_ file: String) -> String { "the damaged file is now \(file)" }

  /// What was saved of a table.
  public static func rescued(_ table: String, rows: Int, isLost: Bool) -> String {
    "\(table): \(count(rows, "row")) saved" + (isLost ? ", others could not be read" : "")
  }

  /// A voice note without words.
  public static let notWrittenDown = "Not transcribed yet."

  /// What the recognizer understood, where somebody corrected it.
  public static func heard(_ words: String) -> String { "Heard: \(words)" }

  /// There is no session.
  public static let noSessions = "no session is stored yet"

  /// A session that cannot be read to its end.
  public static func damagedSession(_ id: String) -> String {
    "\(id) is damaged; 'sessions export' writes the rest"
  }

  /// What a file of events brought.
  public static func events(new: Int, known: Int) -> String {
    "\(new) events are new, \(known) were already stored"
  }

  /// No race is planned.
  public static let noRaces = "No race is planned; 'race add' plans one."

  /// The headings of a race: its fueling, its notes, the run that was it, and its key.
  public static let raceHeadings = (
    warnings: "Before the race", table: "Pace", cues: "On the way", notes: "Notes", run: "Run",
    key: "Name"
  )

  /// A race that was deleted.
  public static func isTakenOut(_ race: String) -> String { "\(race) is taken out." }
}
