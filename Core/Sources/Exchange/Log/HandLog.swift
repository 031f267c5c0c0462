public import Formats
import Screens
public import Training

/// The sets of a day that were logged without a workout: the fold of their events.
///
/// Each day is a session of its own, named after it; what was logged at once is one event, and an event
/// that names another takes it back. `Documentation/Link.md` lists both.
public struct HandLog: Hashable, Sendable {
  /// The event that logs sets.
  public static let added = "setsLogged"

  /// The event that takes such an event back.
  public static let removed = "setsRemoved"

  /// What was logged at once.
  public struct Entry: Hashable, Sendable {
    /// Who wrote the event.
    public var device: String
    /// Its number among the events of the device.
    public var number: Int64
    /// The session that it belongs to.
    public var session: String
    /// When the sets were done, where they were.
    public var at: LocalTime
    /// The sets.
    public var sets: [LiftedSet]
    /// What was said of them.
    public var note: String?
  }

  /// What stands, in the order in which it was written.
  public private(set) var entries: [Entry] = []

  /// Reads the lines of one or more days; what says something else is passed over.
  public init(_ lines: [[UInt8]]) {
    for line in lines {
      // A damaged line is nobody's set.
      guard let event = try? LinkEvent(line: line) else { continue }
      if event.type == Self.removed {
        let device = event.payload["device"]?.string
        let number = event.payload["seq"]?.integer
        entries.removeAll { $0.device == device && $0.number == number }
      } else if let entry = Entry(event),
        !entries.contains(where: { $0.device == entry.device && $0.number == entry.number })
      {
        entries.append(entry)
      }
    }
  }

  /// The name of a day's session; its first eight letters tell it from every other.
  public static func session(ofDay day: Day) -> String {
    day.text.filter { $0 != "-" } + suffix
  }

  /// Whether a session is the log of a day.
  public static func isSession(_ name: String) -> Bool {
    name.utf8.count == 12 && name.hasSuffix(suffix)
      && name.utf8.prefix(8).allSatisfy { (0x30...0x39).contains($0) }
  }

  private static let suffix = "-log"

  /// The day as the record keeps it, or nothing where no set stands.
  public var session: StrengthSession? {
    let entries = entries.enumerated()
      .sorted { ($0.element.at.instant, $0.offset) < ($1.element.at.instant, $1.offset) }
      .map { $0.element }
    guard let first = entries.first else { return nil }
    var session = StrengthSession(
      id: first.session,
      name: GymWords.handLog,
      startedAt: first.at
    )
    for entry in entries {
      for var set in entry.sets {
        set.note = set.note ?? entry.note
        session.sets.append(set)
      }
    }
    return session
  }

  /// What an event says that logs sets.
  public static func payload(_ sets: [LiftedSet], note: String?) -> JSON {
    JSON.written { json in
      json.object { json in
        json.array("sets") { json in for set in sets { set.writeLogged(to: &json) } }
        json.field("note", note)
      }
    }
  }
}

extension HandLog.Entry {
  /// What an event says that takes this back.
  public var removal: JSON {
    .object([
      JSON.Member("device", .string(device)), JSON.Member("seq", .number(Double(number))),
    ])
  }

  fileprivate init?(_ event: LinkEvent) {
    guard event.type == HandLog.added, let session = event.session else { return nil }
    var sets: [LiftedSet] = []
    for json in event.payload["sets"]?.array ?? [] {
      // What is no set was written by a newer Pacesetter; the others still are sets.
      guard let fields = try? Fields(json), let set = try? LiftedSet(logged: fields) else {
        continue
      }
      sets.append(set)
    }
    guard !sets.isEmpty else { return nil }
    self.init(
      device: event.device,
      number: event.number,
      session: session,
      at: event.time,
      sets: sets,
      note: event.payload["note"]?.string
    )
  }
}
