public import Formats
public import Training

/// The daily challenge as it was written down: what is counted, and everything that was added.
///
/// All of it is one session of events; `Documentation/Link.md` lists them.
public struct ChallengeLog: Hashable, Sendable {
  /// The session of its events.
  public static let session = "challenge"

  /// The event that adds to it.
  public static let added = "challengeAdded"

  /// The event that says what is counted, and how many a day are meant.
  public static let chosen = "challengeChosen"

  /// What was added, of whatever exercise.
  public struct Addition: Hashable, Sendable {
    /// The exercise.
    public var exercise: String
    /// How many, and when.
    public var entry: DailyChallenge.Entry
    /// The name of the addition that this one takes back.
    public var undoes: String?
  }

  /// What is counted: "Push-Up".
  public private(set) var exercise = DailyChallenge.usualExercise

  /// How many a day are meant.
  public private(set) var goal = DailyChallenge.usualGoal

  /// When that was said; nothing where nobody has said it.
  public private(set) var chosenAt: Instant?

  /// Everything that was added, in the order in which it arrived; each once.
  public private(set) var additions: [Addition] = []

  /// Reads the lines of the session; what says something else is passed over.
  public init(_ lines: [[UInt8]]) {
    var names: Set<String> = []
    for line in lines {
      // A damaged line adds nothing.
      guard let event = try? LinkEvent(line: line) else { continue }
      let at = event.time
      if event.type == Self.chosen, chosenAt.map({ at.instant >= $0 }) ?? true {
        if let name = event.payload["exercise"]?.string, !name.isEmpty { exercise = name }
        let number = event.payload["goal"]?.integer ?? 0
        if (1...100_000).contains(number) { goal = Int(number) }
        chosenAt = at.instant
      } else if let addition = Addition(event, at: at) {
        if names.insert(addition.entry.id).inserted { additions.append(addition) }
      }
    }
  }

  /// The goals that a day can have.
  public static let goals = 1...100_000

  /// How many may be added at once.
  public static let counts = 1...10_000

  /// How the challenge stands on a day.
  public func challenge(on day: Day) -> DailyChallenge {
    let key = NameKey(exercise)
    let entries = additions.filter { NameKey($0.exercise) == key }.map { $0.entry }
    return DailyChallenge(exercise, goal: goal, entries: entries, on: day)
  }

  /// The newest addition that was not taken back, if there is one.
  public var last: Addition? {
    let undone = additions.compactMap { $0.undoes }
    return additions.last { $0.entry.count > 0 && !undone.contains($0.entry.id) }
  }

  /// What an event says that adds; without a name the event's own device and number name it.
  public static func payload(
    adding count: Int,
    of exercise: String,
    id: String? = nil,
    undoing other: String? = nil
  ) -> JSON {
    JSON.written { json in
      json.object { json in
        json.field("id", id)
        json.field("exercise", exercise)
        json.field("count", count)
        json.field("undoes", other)
      }
    }
  }

  /// What an event says that chooses.
  public static func payload(choosing exercise: String, goal: Int) -> JSON {
    .object([
      JSON.Member("exercise", .string(exercise)), JSON.Member("goal", .number(Double(goal))),
    ])
  }
}

extension ChallengeLog.Addition {
  fileprivate init?(_ event: LinkEvent, at: LocalTime) {
    guard event.type == ChallengeLog.added, let exercise = event.payload["exercise"]?.string,
      let count = event.payload["count"]?.integer, (-10_000...10_000).contains(count), count != 0
    else { return nil }
    self.exercise = exercise
    entry = DailyChallenge.Entry(
      id: event.payload["id"]?.string ?? "\(event.device)-\(event.number)",
      at: at,
      count: Int(count)
    )
    undoes = event.payload["undoes"]?.string
  }
}

extension ChallengeLog {
  /// Writes what is counted and everything that was added since a moment.
  public func write(to json: inout JSONWriter, since moment: Instant) {
    json.object { json in
      json.field("exercise", exercise)
      json.field("goal", goal)
      json.field("chosenAt", chosenAt?.secondsSince1970)
      json.array("entries") { json in
        for addition in additions where addition.entry.at.instant >= moment {
          json.object { json in
            json.field("id", addition.entry.id)
            json.field("exercise", addition.exercise)
            json.localTime("at", addition.entry.at)
            json.field("count", addition.entry.count)
          }
        }
      }
    }
  }
}

extension ChallengeLog {
  /// Reads what ``write(to:since:)`` has written, and says how the challenge stands on a day.
  public static func challenge(
    _ fields: Fields,
    on day: Day
  ) throws(ShapeError) -> DailyChallenge {
    let exercise = try fields.string("exercise")
    var entries: [DailyChallenge.Entry] = []
    for json in fields["entries"]?.array ?? [] {
      let entry = try Fields(json, at: "entries")
      guard NameKey(try entry.string("exercise")) == NameKey(exercise) else { continue }
      entries.append(try DailyChallenge.Entry(entry))
    }
    let goal = try fields.whole("goal", 1...100_000) ?? DailyChallenge.usualGoal
    return DailyChallenge(exercise, goal: goal, entries: entries, on: day)
  }
}

extension DailyChallenge.Entry {
  /// Reads an entry.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      id: try fields.string("id"),
      at: try fields.localTime("at"),
      count: try fields.whole("count", -10_000...10_000) ?? 1
    )
  }
}

extension ChallengeLog {
  /// Reads what ``write(to:since:)`` has written; what was taken back stands in it as less than none.
  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init([])
    exercise = try fields.string("exercise")
    goal = try fields.whole("goal", 1...100_000) ?? DailyChallenge.usualGoal
    chosenAt = try fields.number(ifPresent: "chosenAt").map { Instant(secondsSince1970: $0) }
    for json in try fields.list("entries") {
      let entry = try Fields(json, at: "entries")
      additions.append(
        Addition(exercise: try entry.string("exercise"), entry: try DailyChallenge.Entry(entry))
      )
    }
  }
}
