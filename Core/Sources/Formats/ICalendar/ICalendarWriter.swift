/// Writes an iCalendar file: lines that are escaped, folded at 75 bytes and ended as RFC 5545 wants.
public struct ICalendarWriter: Sendable {
  /// What was written.
  public private(set) var bytes: [UInt8] = []

  /// Begins an empty file.
  public init() {}

  /// Writes a line whose value is written as it is.
  public mutating func line(_ name: String, _ value: String) { fold(name + ":" + value) }

  /// Writes a line whose value is a text.
  public mutating func text(_ name: String, _ text: String) {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        escaped += [UInt8(ascii: "\\"), byte]
      case 0x0A: escaped += Array("\\n".utf8)
      case 0x00..<0x20, 0x7F: break
      default: escaped.append(byte)
      }
    }
    fold(name + ":" + String(decoding: escaped, as: UTF8.self))
  }

  /// Writes a line as another file had it.
  public mutating func keep(_ line: ICalendarLine) {
    fold(String(decoding: Array(line.bytes), as: UTF8.self))
  }

  private mutating func fold(_ line: String) {
    var length = 0
    for character in line.unicodeScalars {
      let encoded = Array(String(character).utf8)
      // A letter is never torn, and a continued line begins with a space.
      if length + encoded.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += encoded
      length += encoded.count
    }
    bytes += [0x0D, 0x0A]
  }
}
