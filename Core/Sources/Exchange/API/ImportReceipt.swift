import Formats
import Screens
import Training

/// What became of one file that was given to the record.
public struct ImportReceipt: Hashable, Sendable {
  /// The number by which the import can be undone; none where nothing was kept.
  public var id: Int64?
  /// Activities that were new.
  public var activities = 0
  /// Strength sessions that were new.
  public var sessions = 0
  /// Daily figures that were new or have changed.
  public var figures = 0
  /// What was there already.
  public var duplicates = 0
  /// How many of these were replaced by a more detailed record.
  public var richer = 0

  /// Creates an empty receipt.
  public init() {}

  /// How much was imported.
  public var taken: Int { activities + sessions + figures + richer }

  /// Counts in what became of a further portion, or of another file.
  public mutating func add(_ other: ImportReceipt) {
    id = other.id ?? id
    activities += other.activities
    sessions += other.sessions
    figures += other.figures
    duplicates += other.duplicates
    richer += other.richer
  }

  /// What it brought, and what was known.
  func words(in language: Language) -> String {
    ImportWords.counted(activities, sessions, figures, in: language)
      + ImportWords.known(duplicates: duplicates, richer: richer, in: language)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("activities", activities)
    json.field("sessions", sessions)
    json.field("figures", figures)
    json.field("duplicates", duplicates)
    json.field("richer", richer)
  }

  init(_ fields: Fields) throws(ShapeError) {
    activities = Int(try fields.integer("activities"))
    sessions = Int(try fields.integer("sessions"))
    figures = Int(try fields.integer("figures"))
    duplicates = Int(try fields.integer("duplicates"))
    richer = Int(try fields.integer("richer"))
  }
}
