public import Formats

/// A session as a list of lines, each an event with its number, its time and a checksum.
///
/// ```
/// 5D0B1C7E {"n":0,"at":0,"event":{"setup":{…}}}
/// 0A41F3B2 {"n":1,"at":0,"event":{"start":{}}}
/// 91C6E07D {"n":2,"at":1,"event":{"tick":{}}}
/// ```
/// A line is the CRC-32C of its JSON in eight hexadecimal digits, a space, the JSON, a line feed. Lines
/// are only ever appended, so a crash can damage nothing but the last: ``recover(_:)`` keeps every line
/// up to the first that is not whole.
///
/// ```swift
/// let bytes = Journal.line(for: Journal.Entry(number: 0, at: .zero, event: event))
/// let recovery = Journal.recover(bytes)
/// print(recovery.entries.count, recovery.damage?.description ?? "intact")
/// ```
public enum Journal {
  /// One event of a session.
  public struct Entry: Equatable, Sendable {
    /// Its number: one more than the number before.
    public var number: Int64

    /// When it happened, as a time since the session began, to the millisecond.
    public var at: Duration

    /// What happened.
    public var event: JSON

    /// Creates an entry.
    public init(number: Int64, at: Duration, event: JSON) {
      self.number = number
      self.at = at
      self.event = event
    }
  }

  /// What could be read of a journal.
  public struct Recovery: Equatable, Sendable {
    /// The entries up to the first damage, in order.
    public var entries: [Entry]

    /// How many bytes they take: where the next line is to be written.
    public var length: Int

    /// What is wrong with the rest, if there is a rest.
    public var damage: Damage?

    /// Creates the account of a reading.
    public init(entries: [Entry], length: Int, damage: Damage?) {
      self.entries = entries
      self.length = length
      self.damage = damage
    }
  }

  /// Why the rest of a journal could not be read.
  public struct Damage: Equatable, Sendable, CustomStringConvertible {
    /// What is wrong with a line.
    public enum Reason: Equatable, Sendable {
      /// The last line has no end: it was being written when the session was cut off.
      case torn
      /// The line's checksum is not that of its bytes.
      case checksum
      /// The line's JSON is no entry.
      case malformed
      /// The line is whole but not the next one.
      case number(found: Int64, expected: Int64)
    }

    /// What is wrong.
    public var reason: Reason

    /// The byte at which the line begins.
    public var offset: Int

    /// The sentence for a person.
    public var description: String {
      let what =
        switch reason {
        case .torn: "the last line is cut off"
        case .checksum: "the line does not match its checksum"
        case .malformed: "the line is not an entry with a number, a time and an event"
        case .number(let found, let expected): "found entry \(found), expected entry \(expected)"
        }
      return "journal damaged at byte \(offset): \(what)"
    }
  }

  /// The line that appends an entry.
  public static func line(for entry: Entry) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("n", entry.number)
      json.field("at", entry.at.inMilliseconds / 1000)
      json.field("event", entry.event)
    }
    return hexadecimal(CRC32C.checksum(of: json.bytes)) + [space] + json.bytes + [lineFeed]
  }

  /// Reads what is whole; running it again on the bytes that it kept gives the same.
  public static func recover(_ bytes: [UInt8]) -> Recovery {
    var recovery = Recovery(entries: [], length: 0, damage: nil)
    while recovery.length < bytes.count {
      let start = recovery.length
      guard let end = bytes[start...].firstIndex(of: lineFeed) else {
        recovery.damage = Damage(reason: .torn, offset: start)
        break
      }
      let expected = (recovery.entries.last?.number ?? -1) + 1
      switch entry(of: bytes[start..<end], expecting: expected) {
      case .success(let entry):
        recovery.entries.append(entry)
        recovery.length = end + 1
      case .failure(let fault):
        recovery.damage = Damage(reason: fault.reason, offset: start)
        return recovery
      }
    }
    return recovery
  }

  private struct Fault: Error {
    var reason: Damage.Reason
  }

  private static func entry(
    of line: ArraySlice<UInt8>,
    expecting expected: Int64
  ) -> Result<Entry, Fault> {
    guard line.count > 9, line[line.startIndex + 8] == space else {
      return .failure(Fault(reason: .malformed))
    }
    let text = [UInt8](line.dropFirst(9))
    guard Array(line.prefix(8)) == hexadecimal(CRC32C.checksum(of: text)) else {
      return .failure(Fault(reason: .checksum))
    }
    // The reason that the parser would give is of no use: a line of ours with its checksum is JSON.
    guard let json = try? JSON.parse(text), let number = json["n"]?.integer,
      let seconds = json["at"]?.number, let event = json["event"]
    else { return .failure(Fault(reason: .malformed)) }
    guard number == expected else {
      return .failure(Fault(reason: .number(found: number, expected: expected)))
    }
    // Ten million seconds are a hundred days: more is no session, and would not fit.
    guard seconds >= 0, seconds < 1e7 else { return .failure(Fault(reason: .malformed)) }
    return .success(
      Entry(number: number, at: .milliseconds(Int64((seconds * 1000).rounded())), event: event)
    )
  }

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  static func hexadecimal(_ value: UInt32) -> [UInt8] {
    (0..<8).map { place in
      let digit = UInt8((value >> UInt32(28 - place * 4)) & 0xF)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, as the journal counts time.
  fileprivate var inMilliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + (Double(attoseconds) * 1e-15).rounded()
  }
}
