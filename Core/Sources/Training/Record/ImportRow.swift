/// An import that was made, as the list of them shows it.
public struct ImportRow: Hashable, Sendable {
  /// The number by which it can be undone.
  public let id: Int64
  /// When it was made, in milliseconds since 1970.
  public let at: Int64
  /// Its first file, as it was named, but for the address of a mailbox in it.
  public let name: String
  /// How many files it had.
  public let files: Int
  /// How many activities it brought that are still there.
  public let activities: Int
  /// How many strength sessions.
  public let sessions: Int
  /// How many daily figures.
  public let figures: Int
  /// How many activities that were there it told a name, notes, an effort or gear.
  public let filled: Int
  /// Whether it was interrupted in the middle of a file, which goes on when it is given again.
  public let isUnfinished: Bool

  /// Creates a row.
  public init(
    id: Int64,
    at: Int64,
    name: String,
    files: Int,
    activities: Int,
    sessions: Int,
    figures: Int,
    filled: Int = 0,
    isUnfinished: Bool = false
  ) {
    self.id = id
    self.at = at
    self.name = SourceName.withoutAddress(name)
    self.files = files
    self.activities = activities
    self.sessions = sessions
    self.figures = figures
    self.filled = filled
    self.isUnfinished = isUnfinished
  }
}
