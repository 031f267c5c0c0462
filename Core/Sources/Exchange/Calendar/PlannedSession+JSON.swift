public import Formats
public import Training

extension PlannedSession {
  /// What the key of a planned session begins with, among what is wanted.
  public static let keyPrefix = "plan."

  // Says of a key that nothing is planned under it any more.
  static let removed = "removed"
  // Says that a value came with an import and was repeated before its first change.
  static let adopted = "adopted"

  /// The key under which it is kept among what is wanted.
  public var key: String { Self.keyPrefix + id }

  /// What is kept under the key of a session that was taken out.
  public static let absence: JSON = .object([JSON.Member(removed, .bool(true))])

  /// The session as it is kept.
  public var value: JSON { JSON.written { json in json.object { writeMembers(to: &$0) } } }

  /// Writes what it says into an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    json.field("title", title)
    json.field("kind", isRun ? "run" : "workout")
    json.field("workout", workout)
    json.field("day", day.text)
    json.field("time", time?.text)
    json.field("durationSeconds", duration?.inSeconds)
    json.field("skipped", isSkipped ? true : nil)
  }

  /// Reads a session.
  public init(_ fields: Fields, id: String = "") throws(ShapeError) {
    let title = try fields.string("title").trimmed
    guard title.hasCharacters(1...Self.longestTitle) else {
      throw fields.error(
        "title",
        fields["title"],
        "a title of 1 to \(Self.longestTitle) characters"
      )
    }
    let workout = try fields.string(ifPresent: "workout")
    if let workout, !(1...Self.longestTitle).contains(workout.utf8.count) {
      throw fields.error("workout", fields["workout"], "the id of a workout")
    }
    let kind: Kind
    switch try fields.string(ifPresent: "kind") ?? (workout == nil ? "run" : "workout") {
    case "run": kind = .run(workout: workout)
    case "workout":
      guard let workout else { throw fields.error("workout", nil, "the id of a workout") }
      kind = .workout(workout)
    default: throw fields.error("kind", fields["kind"], "one of run, workout")
    }
    self.init(
      id: id,
      title: title,
      kind: kind,
      day: try fields.plannedDay("day"),
      time: try fields.clockTime(ifPresent: "time"),
      duration: try fields.plannedDuration(ifPresent: "durationSeconds")
    )
    isSkipped = try fields.bool("skipped", default: false)
  }

  /// The sessions among what is wanted; what is none is passed over.
  public static func all(of preferences: [Preference]) -> [PlannedSession] {
    preferences.compactMap { preference in
      // As below: what is no object is no session.
      guard let id = id(ofKey: preference.key), let fields = try? Fields(preference.value) else {
        return nil
      }
      // What was taken out, or was written by a newer Pacesetter, is no session.
      return try? PlannedSession(fields, id: id)
    }
  }

  /// The name in a key, if it is the key of a session.
  static func id(ofKey key: String) -> String? {
    guard key.hasPrefix(keyPrefix) else { return nil }
    return String(decoding: Array(key.utf8.dropFirst(keyPrefix.utf8.count)), as: UTF8.self)
  }
}

extension Fields {
  /// The member as a day.
  func plannedDay(_ key: String) throws(ShapeError) -> Day {
    let text = try string(key)
    guard let day = Day(text) else { throw error(key, self[key], "a day like 2026-06-01") }
    return day
  }

  /// The member as how long a session takes, if it is there.
  func plannedDuration(ifPresent key: String) throws(ShapeError) -> Duration? {
    guard let seconds = try number(ifPresent: key) else { return nil }
    guard (0...604_800).contains(seconds) else {
      throw error(key, self[key], "0 to 604800 seconds")
    }
    return Duration(roundedSeconds: seconds)
  }

  /// The member as a time of day, if it is there.
  func clockTime(ifPresent key: String) throws(ShapeError) -> ClockTime? {
    guard let text = try string(ifPresent: key) else { return nil }
    guard let time = ClockTime(text) else { throw error(key, self[key], "a time like 18:00") }
    return time
  }
}
