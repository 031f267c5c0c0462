/// A session as the list of sessions shows it.
public struct SessionSummary: Hashable, Sendable {
  /// Its name, as its events give it.
  public let id: String
  /// How many events it has.
  public let events: Int64
  /// How many bytes they have as lines.
  public let bytes: Int64
  /// When it began, in milliseconds since 1970.
  public let began: Int64
  /// Minutes east of UTC where it began.
  public let offset: Int64
  /// The wall clock of its newest event.
  public let ended: Int64
  /// Who wrote its events.
  public let devices: [String]
  /// Whether some of it could not be read any more.
  public let isDamaged: Bool

  /// Creates a summary.
  public init(
    id: String,
    events: Int64,
    bytes: Int64,
    began: Int64,
    offset: Int64,
    ended: Int64,
    devices: [String],
    isDamaged: Bool
  ) {
    self.id = id
    self.events = events
    self.bytes = bytes
    self.began = began
    self.offset = offset
    self.ended = ended
    self.devices = devices
    self.isDamaged = isDamaged
  }
}

/// A part of the list of sessions.
public struct SessionPage: Hashable, Sendable {
  /// The sessions, the newest first.
  public let sessions: [SessionSummary]
  /// Where the next part begins, if there is one.
  public let next: SessionCursor?
}

/// A place in the list of sessions, newest first.
public struct SessionCursor: Hashable, Sendable, LosslessStringConvertible {
  let began: Int64
  let id: Int64

  init(began: Int64, id: Int64) {
    self.began = began
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let began = Int64(parts[0]), let id = Int64(parts[1]) else {
      return nil
    }
    self.init(began: began, id: id)
  }

  /// The cursor as a text for a query.
  public var description: String { "\(began)-\(id)" }
}

/// A part of the events of a session.
public struct SessionPart: Hashable, Sendable {
  /// The lines that are whole, in order.
  public let lines: [[UInt8]]
  /// Where to read on; the same as the beginning where there is nothing more.
  public let next: Int64
  /// The places of lines that were damaged on disk, and are left out.
  public let damaged: [Int64]

  /// The lines as they travel, each with its line feed.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
