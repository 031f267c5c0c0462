public import Formats
public import Training

/// Workouts of one's own and what somebody wants of workouts: the fold of their events.
///
/// All of it is one session of events; `Documentation/Link.md` lists them. Of one name or key the newest
/// event holds, by its own clock, and an event that names another takes it back.
public struct LibraryLog: Equatable, Sendable {
  /// The session of its events.
  public static let session = "library"

  /// The event that keeps a workout.
  public static let kept = "workoutKept"

  /// The event that deletes a workout.
  public static let removed = "workoutRemoved"

  /// The event that says what is wanted.
  public static let preferred = "preferenceSet"

  /// The event that takes another one back.
  public static let undone = "libraryUndone"

  /// What an event says.
  public enum Change: Equatable, Sendable {
    /// A workout was written.
    case kept(OwnWorkout)
    /// A workout was deleted, at a moment.
    case removed(name: String, at: Instant)
    /// Something is wanted.
    case preferred(Preference)
  }

  /// A change with what names its event.
  public struct Entry: Equatable, Sendable {
    /// Who wrote the event.
    public var device: String
    /// Its number among the events of the device.
    public var number: Int64
    /// What it says.
    public var change: Change
  }

  /// What stands, in the order in which it arrived.
  public private(set) var entries: [Entry] = []

  // Every workout that an event was ever about, also one that was taken back.
  private var names: Set<String> = []

  /// Reads the lines of the session; what says something else is passed over.
  public init(_ lines: [[UInt8]]) {
    for line in lines {
      // A damaged line changes nothing.
      guard let event = try? LinkEvent(line: line), event.session == Self.session else { continue }
      if event.type == Self.undone {
        let device = event.payload["device"]?.string
        let number = event.payload["seq"]?.integer
        entries.removeAll { $0.device == device && $0.number == number }
      } else if let change = Change(event),
        !entries.contains(where: { $0.device == event.device && $0.number == event.number })
      {
        if let name = change.workout { names.insert(name) }
        entries.append(Entry(device: event.device, number: event.number, change: change))
      }
    }
  }

  /// The newest change of every workout and every key, in the order of their names.
  public var changes: [Change] {
    var newest: [String: Change] = [:]
    for entry in entries {
      let change = entry.change
      if let known = newest[change.subject], known.moment > change.moment { continue }
      newest[change.subject] = change
    }
    return newest.keys.sorted().compactMap { newest[$0] }
  }

  /// The names of the workouts that were here once and are no more: deleted, or taken back.
  public var gone: [String] {
    var standing: Set<String> = []
    for change in changes {
      if case .kept(let workout) = change { standing.insert(workout.name) }
    }
    return names.subtracting(standing).sorted()
  }

  /// The newest change of a workout that stands, which is what can be taken back.
  public var last: Entry? {
    entries.last { entry in
      switch entry.change {
      case .kept, .removed: true
      case .preferred: false
      }
    }
  }

  /// What an event says that keeps a workout.
  public static func payload(keeping workout: OwnWorkout) -> JSON {
    JSON.written { json in
      json.object { json in
        json.field("name", workout.name)
        workout.writeMembers(to: &json)
      }
    }
  }

  /// What an event says that deletes a workout.
  public static func payload(removing name: String) -> JSON {
    .object([JSON.Member("name", .string(name))])
  }

  /// What an event says of what is wanted.
  public static func payload(preferring preference: Preference) -> JSON {
    .object([
      JSON.Member("key", .string(preference.key)), JSON.Member("value", preference.value),
    ])
  }
}

extension LibraryLog.Entry {
  /// What an event says that takes this back.
  public var reversal: JSON {
    .object([
      JSON.Member("device", .string(device)), JSON.Member("seq", .number(Double(number))),
    ])
  }
}

extension LibraryLog.Change {
  /// When it was said.
  public var moment: Instant {
    switch self {
    case .kept(let workout): workout.changedAt
    case .removed(_, let moment): moment
    case .preferred(let preference): preference.changedAt
    }
  }

  fileprivate var workout: String? {
    switch self {
    case .kept(let workout): workout.name
    case .removed(let name, _): name
    case .preferred: nil
    }
  }

  // A workout and a key of one name are two things.
  fileprivate var subject: String {
    switch self {
    case .kept(let workout): "workout " + workout.name
    case .removed(let name, _): "workout " + name
    case .preferred(let preference): "key " + preference.key
    }
  }

  fileprivate init?(_ event: LinkEvent) {
    let at = event.time.instant
    let payload = event.payload
    switch event.type {
    case LibraryLog.kept:
      // What is no workout was written by a newer Pacesetter; the others still are workouts.
      guard let name = payload["name"]?.string, let fields = try? Fields(payload),
        let workout = try? OwnWorkout(fields, name: name, changedAt: at)
      else { return nil }
      self = .kept(workout)
    case LibraryLog.removed:
      guard let name = payload["name"]?.string else { return nil }
      self = .removed(name: name, at: at)
    case LibraryLog.preferred:
      // The same holds for a key.
      guard let key = payload["key"]?.string, let value = payload["value"],
        let preference = try? Preference(key: key, value: value, changedAt: at)
      else { return nil }
      self = .preferred(preference)
    default: return nil
    }
  }
}
