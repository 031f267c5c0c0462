public import Coaching
public import Exchange
import Formats

/// What a watch and its phone say to each other where no server stands between them.
///
/// A shell carries the bytes and knows nothing of them but whether they may get lost:
/// ```swift
/// for effect in link.handle(.said(line), at: now, wall: wall) {
///   if case .lane(let effect) = effect, let word = link.word(for: effect) { send(word.bytes) }
/// }
/// carryOut(link.hear(try PeerWord(bytes), at: now, wall: wall))
/// ```
public enum PeerWord: Equatable, Sendable {
  /// Lines of the sender, in order; `jumps` where those before them exist no more.
  case lines([EventLine], jumps: Bool)
  /// Everything that a device has said up to a number is on disk here.
  case kept(DeviceID, Int64)
  /// From a number on, what a device has said is missing here.
  case missing(DeviceID, Int64)
  /// What is only worth something now.
  case live(LiveGlance)

  /// The most bytes of lines in one word: Apple's queue takes 65,536, with its own wrapping.
  ///
  /// A single line may be longer, and then goes as a file.
  public static let mostBytes = 48 * 1024

  /// Whether it must arrive; what is live may get lost.
  public var isQueued: Bool {
    switch self {
    case .lines, .kept, .missing: true
    case .live: false
    }
  }

  /// The word as it travels: a head in JSON, and behind it the lines as they were made.
  public var bytes: [UInt8] {
    switch self {
    case .lines(let lines, let jumps):
      var bytes = Self.head { json in
        json.field("say", "lines")
        if jumps { json.field("jumps", true) }
      }
      for line in lines { bytes += [UInt8(ascii: "\n")] + line.bytes }
      return bytes
    case .kept(let device, let number): return Self.head("kept", device, number)
    case .missing(let device, let number): return Self.head("missing", device, number)
    case .live(let glance):
      return Self.head { json in
        json.field("say", "live")
        json.key("glance")
        glance.write(to: &json)
      }
    }
  }

  /// Reads a word; what another version says and this one does not know is an error to be passed over.
  public init(_ bytes: some Sequence<UInt8>) throws(PeerWordError) {
    let parts = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let json: JSON
    do { json = try JSON.parse(Array(parts.first ?? [])) } catch { throw .head }
    switch json["say"]?.string {
    case "lines":
      var lines: [EventLine] = []
      for (index, part) in parts.dropFirst().enumerated() {
        do { lines.append(try EventLine(part)) } catch { throw .line(index + 1, error) }
      }
      self = .lines(lines, jumps: json["jumps"] == .bool(true))
    case "kept": self = .kept(try Self.device(json), try Self.number(json))
    case "missing": self = .missing(try Self.device(json), try Self.number(json))
    case "live":
      do {
        self = .live(try LiveGlance(try Fields(json["glance"] ?? .null, at: "glance")))
      } catch { throw .head }
    default: throw .head
    }
  }

  private static func head(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(write)
    return json.bytes
  }

  private static func head(_ say: String, _ device: DeviceID, _ number: Int64) -> [UInt8] {
    head { json in
      json.field("say", say)
      json.field("device", device.hexadecimal)
      json.field("number", number)
    }
  }

  private static func device(_ json: JSON) throws(PeerWordError) -> DeviceID {
    guard let device = json["device"]?.string.flatMap({ DeviceID(hexadecimal: $0) }) else {
      throw .head
    }
    return device
  }

  private static func number(_ json: JSON) throws(PeerWordError) -> Int64 {
    guard let number = json["number"]?.integer, number >= 0 else { throw .head }
    return number
  }
}

/// Why bytes are no ``PeerWord``.
public enum PeerWordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The head is not one that this version knows.
  case head
  /// A line, from 1, is damaged.
  case line(Int, LinkEventError)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .head: "the other device says something that this version does not know"
    case .line(let number, let error): "line \(number) of the other device: \(error.description)"
    }
  }
}
