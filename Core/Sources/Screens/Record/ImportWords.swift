public import Training

/// What is said of files on their way into the record.
public enum ImportWords {
  /// "3 activities, 1 strength session", or "nothing new".
  public static func counted(_ activities: Int, _ sessions: Int, _ figures: Int) -> String {
    var parts: [String] = []
    if activities == 1 { parts.append("1 activity") }
    if activities > 1 { parts.append("\(activities) activities") }
    if sessions > 0 { parts.append(TerminalText.count(sessions, "strength session")) }
    if figures > 0 { parts.append(TerminalText.count(figures, "day") + " of health data") }
    return parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
  }

  /// What was in the record before, to follow what is new; nothing where nothing was.
  public static func known(duplicates: Int, richer: Int) -> String {
    guard duplicates > 0 else { return "" }
    return ", " + TerminalText.count(duplicates, "duplicate")
      + (richer > 0 ? " (\(richer) replaced by a richer record)" : "")
  }

  /// A whole import.
  public static func total(
    files: Int,
    brought: String,
    known: Int,
    refused: Int,
    passedOver: Int
  ) -> String {
    var words = TerminalText.count(files, "file") + ": " + brought
    if known > 0 { words += ", " + TerminalText.count(known, "file") + " already imported" }
    if refused > 0 { words += ", " + TerminalText.count(refused, "file") + " refused" }
    if passedOver > 0 {
      words += ", " + TerminalText.count(passedOver, "other file") + " passed over"
    }
    return words
  }

  /// The end of a trial that kept nothing.
  public static let isTrial = ". Nothing was changed."

  /// How an import is undone.
  public static func undo(_ number: Int64) -> String {
    ". Undo: pacesetter import --undo \(number)"
  }

  /// A file that was imported before.
  public static func known(since day: Day) -> String { "already imported, on " + day.text }

  /// A file of which nothing is kept.
  public static func refused(because reason: String) -> String { "refused: " + reason }

  /// What would be missing if the rest of a damaged file were taken.
  public static func offer(_ missing: String) -> String { "the rest of it is whole: " + missing }

  /// Remarks that are not shown.
  public static func further(_ count: Int) -> String { "and \(count) more of this kind" }

  /// Names that may mean several exercises.
  public static func unsure(_ names: [String]) -> String {
    "may be several exercises: \(list(names)); 'pacesetter names --ask' asks which"
  }

  /// Names that are not in the catalog.
  public static func unknown(_ names: [String]) -> String {
    "not in the catalogue: \(list(names)); --map \"\(names.first ?? "")=NAME\" says what one is "
      + "called here"
  }

  /// A route that an export of Apple Health names and lacks.
  public static func noRoute(_ path: String) -> String {
    "the route \(path) is not beside the export; its workout is kept without it"
  }

  /// A file that the system does not let be read.
  public static func unreadable(_ reason: String) -> String { "it cannot be read: " + reason }

  /// Somebody else imports the same file.
  public static let isBeingTaken =
    "it is being taken in by somebody else; give it again when that is done"

  /// An import that goes on where it was interrupted.
  public static func goesOn(behind records: Int) -> String {
    "it goes on behind \(TerminalText.count(records, "record")) that were kept before it was "
      + "interrupted"
  }

  /// A file that took too long to read.
  public static func tookTooLong(seconds: Int) -> String {
    "reading it takes longer than \(seconds) seconds and one for every 10 MB, so it was given up; "
      + unpack
  }

  /// A reading that the system ended.
  public static let wasEnded =
    "reading it was ended from outside, by the system when memory is short; give it again"

  /// A reading that broke off.
  public static func brokeOff(megabytes: Int) -> String {
    "reading it broke off: it is damaged in a way that nobody foresaw, or needs more than "
      + "\(megabytes) MB of memory; \(unpack)"
  }

  private static let unpack = "unpack it and give what you need of it"

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}
