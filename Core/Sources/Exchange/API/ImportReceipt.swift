import Formats
public import Screens
public import Training

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
  /// How many activities that were there got a name, notes, an effort or gear that they lacked.
  public var filled = 0
  /// What is new of it, for whoever looks back.
  public var brought = BroughtTraining()
  /// How many of those that were there already came from each file.
  public var origins: [String: Int] = [:]
  /// Which were there already, as far as anybody reads; a file's own receipt has them, no total and no text.
  public private(set) var twins: [KnownEntry] = []

  // Nobody reads more of a file.
  private static let mostTwins = 20

  /// Creates an empty receipt.
  public init() {}

  /// How much was imported.
  public var taken: Int { activities + sessions + figures + richer + filled }

  /// Notes an entry that was there already.
  public mutating func add(_ twin: KnownEntry) {
    duplicates += 1
    if twin.isReplaced { richer += 1 }
    if twin.isFilled { filled += 1 }
    if let origin = twin.origin { origins[origin, default: 0] += 1 }
    if twins.count < Self.mostTwins { twins.append(twin) }
  }

  /// The sentences of those that were there already, which are then no part of the receipt any more.
  public mutating func releaseTwins(in language: Language) -> [String] {
    defer { twins = [] }
    return twins.map { $0.words(in: language) }
  }

  /// Counts in what became of a further portion, or of another file.
  public mutating func add(_ other: ImportReceipt) {
    id = other.id ?? id
    activities += other.activities
    sessions += other.sessions
    figures += other.figures
    duplicates += other.duplicates
    richer += other.richer
    filled += other.filled
    brought.add(other.brought)
    for (origin, count) in other.origins { origins[origin, default: 0] += count }
    twins += other.twins.prefix(Self.mostTwins - twins.count)
  }

  /// What it brought, and what was known.
  func words(in language: Language) -> String {
    ImportWords.counted(activities, sessions, figures, filled: filled, in: language)
      + ImportWords.known(duplicates: duplicates, richer: richer, in: language)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("activities", activities)
    json.field("sessions", sessions)
    json.field("figures", figures)
    json.field("duplicates", duplicates)
    json.field("richer", richer)
    if filled > 0 { json.field("filled", filled) }
    if !brought.isEmpty {
      json.key("brought")
      brought.write(to: &json)
    }
    if !origins.isEmpty {
      json.object("duplicatesOf") { json in
        for (name, count) in origins.sorted(by: { $0.key < $1.key }) { json.field(name, count) }
      }
    }
  }

  init(_ fields: Fields) throws(ShapeError) {
    activities = Int(try fields.integer("activities"))
    sessions = Int(try fields.integer("sessions"))
    figures = Int(try fields.integer("figures"))
    duplicates = Int(try fields.integer("duplicates"))
    richer = Int(try fields.integer("richer"))
    filled = Int(try fields.integer(ifPresent: "filled") ?? 0)
    if let fields = try fields.fields(ifPresent: "brought") {
      brought = try BroughtTraining(fields)
    }
    for member in fields["duplicatesOf"]?.object ?? [] {
      origins[member.key] = Int(member.value.integer ?? 0)
    }
  }
}
