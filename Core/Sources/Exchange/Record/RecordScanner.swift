/// Cuts Pacesetter's own export into its parts while it comes in, so that one of any size takes no more
/// memory than its longest activity.
///
/// It only looks for where values begin and end; each part is then read by the strict reader.
public struct RecordScanner: Sendable {
  /// A value of a list at the top of the file.
  public struct Part: Equatable, Sendable {
    /// The name of the list.
    public var list: String
    /// The value as it is written.
    public var bytes: [UInt8]
  }

  /// Why a file is no export.
  public enum Fault: Error, Hashable, Sendable {
    /// It does not begin like one, or a bracket closes that none has opened.
    case notAnExport(offset: Int64)
    /// A part is longer than any activity.
    case endlessPart(offset: Int64)
    /// It ends before its last bracket.
    case cut(offset: Int64)
  }

  /// What every export says at its beginning.
  public static let format = "pacesetter-export"

  // Half a million rows of ten columns.
  private static let longestPart = 128 << 20

  private var offset: Int64 = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var isBehindColon = false
  private var text: [UInt8] = []
  private var key: [UInt8] = []
  private var part: [UInt8] = []
  private var isDone = false

  /// Begins at the start of a file.
  public init() {}

  /// Takes the next piece and returns the parts that ended in it.
  public mutating func read(_ piece: [UInt8]) throws(Fault) -> [Part] {
    var parts: [Part] = []
    for byte in piece {
      try read(byte, &parts)
      offset += 1
    }
    return parts
  }

  /// Says that there are no more pieces.
  public func finish() throws(Fault) {
    guard isDone else { throw .cut(offset: offset) }
  }

  private mutating func read(_ byte: UInt8, _ parts: inout [Part]) throws(Fault) {
    // Within a part everything belongs to it, from its first bracket to its last.
    let isPart = depth > 2
    if isPart {
      part.append(byte)
      guard part.count <= Self.longestPart else { throw .endlessPart(offset: offset) }
    }
    if isInText {
      readText(byte)
      return
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInText = true
      text = []
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth > 0 || (byte == UInt8(ascii: "{") && !isDone) else {
        throw .notAnExport(offset: offset)
      }
      depth += 1
      if depth == 3 { part = [byte] }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0 else { throw .notAnExport(offset: offset) }
      depth -= 1
      if depth == 2 {
        parts.append(Part(list: String(decoding: key, as: UTF8.self), bytes: part))
        part = []
      }
      if depth == 0 { isDone = true }
    case UInt8(ascii: ":"):
      if depth == 1 {
        key = text
        isBehindColon = true
      }
    case UInt8(ascii: ","): if depth == 1 { isBehindColon = false }
    default:
      guard depth > 0 || byte <= 0x20 else { throw .notAnExport(offset: offset) }
    }
  }

  private mutating func readText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
      return
    }
    if depth == 1, !isBehindColon, text.count < 256 { text.append(byte) }
  }
}

extension RecordScanner.Fault: CustomStringConvertible {
  /// The sentence shown to a person who gave the file.
  public var description: String {
    switch self {
    case .notAnExport(let offset):
      "byte \(offset) cannot stand there, expected an export of Pacesetter"
    case .endlessPart(let offset):
      "byte \(offset) lies in a value without end, expected an activity of at most 128 MB"
    case .cut(let offset):
      "the file ends at byte \(offset) in the midst of the export, expected its last bracket"
    }
  }
}
