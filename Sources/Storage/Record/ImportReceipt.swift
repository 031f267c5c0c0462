/// What became of one file that was given to the record.
public struct ImportReceipt: Hashable, Sendable {
  /// The number by which the import can be undone; none where nothing was kept.
  public var id: Int64?
  /// Activities that were new.
  public var activities = 0
  /// Strength sessions that were new.
  public var sessions = 0
  /// Daily figures that were new or told something else than before.
  public var figures = 0
  /// What was there already.
  public var duplicates = 0
  /// How many of these were replaced because the new record tells more.
  public var richer = 0

  /// Creates an empty receipt.
  public init() {}

  /// How much was taken over.
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
}

/// An import that was made, as the list of them shows it.
public struct ImportRow: Hashable, Sendable {
  /// The number by which it can be undone.
  public let id: Int64
  /// When it was made, in milliseconds since 1970.
  public let at: Int64
  /// Its first file, as it was named.
  public let name: String
  /// How many files it had.
  public let files: Int
  /// How many activities it brought that are still there.
  public let activities: Int
  /// How many strength sessions.
  public let sessions: Int
  /// How many daily figures.
  public let figures: Int
  /// Whether it was interrupted in the midst of a file, which goes on when it is given again.
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
    isUnfinished: Bool = false
  ) {
    self.id = id
    self.at = at
    self.name = name
    self.files = files
    self.activities = activities
    self.sessions = sessions
    self.figures = figures
    self.isUnfinished = isUnfinished
  }
}

/// A file that is taken into the record.
public struct ImportedFile: Hashable, Sendable {
  /// Its name, for the list of imports.
  public let name: String
  /// What kind of file it is, such as `fit`.
  public let kind: String
  /// What tells it from every other file.
  public let digest: String

  /// Names a file.
  public init(name: String, kind: String, digest: String) {
    self.name = name
    self.kind = kind
    self.digest = digest
  }
}
