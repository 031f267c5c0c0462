/// A line of an iCalendar file, unfolded: a name, parameters and a value (RFC 5545, section 3.1).
public struct ICalendarLine: Sendable {
  /// The whole line.
  public let bytes: ArraySlice<UInt8>
  private let nameEnd: Int
  private let valueStart: Int

  /// Takes an unfolded line apart, or gives nothing where it has no value.
  public init?(_ bytes: ArraySlice<UInt8>) {
    var isQuoted = false
    var nameEnd: Int?
    var colon: Int?
    for place in bytes.indices {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        if byte == UInt8(ascii: ":") {
          colon = place
          break
        }
        if byte == UInt8(ascii: ";"), nameEnd == nil { nameEnd = place }
      }
    }
    guard let colon else { return nil }
    self.bytes = bytes
    self.nameEnd = nameEnd ?? colon
    valueStart = colon + 1
  }

  /// Whether it has a name, which is written in capitals.
  public func isNamed(_ name: StaticString) -> Bool {
    Self.isSame(bytes[bytes.startIndex..<nameEnd], name)
  }

  /// The value as it is written.
  public var value: String { String(decoding: Array(bytes[valueStart...]), as: UTF8.self) }

  /// The value as a text, without its escapes.
  public var text: String {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes[valueStart...] {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") ? 0x0A : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether the value is a word, in whatever letters.
  public func isValue(_ word: StaticString) -> Bool { Self.isSame(bytes[valueStart...], word) }

  /// The value of a parameter, without quotes; the name is written in capitals.
  public func parameter(_ name: StaticString) -> String? {
    var place = nameEnd
    while place < valueStart - 1 {
      // At a semicolon.
      let start = place + 1
      var (equals, end, isQuoted) = (valueStart - 1, start, false)
      while end < valueStart - 1 {
        let byte = bytes[end]
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if byte == UInt8(ascii: ";"), !isQuoted { break }
        if byte == UInt8(ascii: "="), !isQuoted, equals == valueStart - 1 { equals = end }
        end += 1
      }
      if equals < end, Self.isSame(bytes[start..<equals], name) {
        let value = bytes[(equals + 1)..<end].filter { $0 != UInt8(ascii: "\"") }
        return String(decoding: Array(value), as: UTF8.self)
      }
      place = end
    }
    return nil
  }

  private static func isSame(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for (byte, letter) in zip(bytes, letters) {
        let capital = (0x61...0x7A).contains(byte) ? byte - 32 : byte
        if capital != letter { return false }
      }
      return true
    }
  }
}
