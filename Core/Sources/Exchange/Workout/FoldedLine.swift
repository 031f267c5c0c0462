import Formats

/// A line as the grammar of workouts reads it: one byte for each character.
///
/// Letters are small, every dash that means "to" is a hyphen, every multiplication sign an x, every
/// space a space, and the signs of emphasis are spaces. What it does not know stands as ``other``, so that places stay those of the line.
struct FoldedLine {
  static let dash: UInt8 = 0x90
  static let other: UInt8 = 0xFF
  // Fractions of one character, in the order of their values.
  static let fractions: [Double] = [0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75]
  static let firstFraction: UInt8 = 0x80

  let line: SourceLine
  let bytes: [UInt8]

  init(_ line: SourceLine) {
    self.line = line
    bytes = Emphasis.taken(from: line.scalars.map { FoldedLine.byte(for: $0) })
  }

  /// The author's words, with single spaces and none around.
  ///
  /// Signs that are emphasis around what is left of the line without the rest are taken out too: the
  /// `*slow*` of `AMRAP*slow*`.
  func words(_ range: Range<Int>) -> String {
    var (bytes, scalars) = (Array(self.bytes[range]), Array(line.scalars[range]))
    while true {
      let places = bytes.indices.filter { index in
        bytes[index] != 0x20 || index > 0 && bytes[index - 1] != 0x20
      }
      (bytes, scalars) = (places.map { bytes[$0] }, places.map { scalars[$0] })
      if bytes.last == 0x20 {
        bytes.removeLast()
        scalars.removeLast()
      }
      let plain = Emphasis.taken(from: bytes)
      if plain == bytes { break }
      bytes = plain
    }
    var text = ""
    for (byte, scalar) in zip(bytes, scalars) {
      text.unicodeScalars.append(byte == 0x20 ? " " : scalar)
    }
    return text
  }

  /// The range without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// The range with the signs of emphasis that stand around it, as they were written.
  func withSigns(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, FoldedLine.byte(for: line.scalars[start - 1]) != 0x20 { start -= 1 }
    while end < bytes.count, FoldedLine.byte(for: line.scalars[end]) != 0x20 { end += 1 }
    return start..<end
  }

  private static func byte(for scalar: Unicode.Scalar) -> UInt8 {
    let value = scalar.value
    if value < 0x80 {
      if value >= 0x41 && value <= 0x5A { return UInt8(value) | 0x20 }
      return value == 0x09 ? 0x20 : UInt8(value)
    }
    return switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0x2010...0x2013, 0x2212: UInt8(ascii: "-")
    case 0x2014, 0x2015: dash
    case 0xD7, 0x2715, 0x2A2F: UInt8(ascii: "x")
    case 0x2018, 0x2019, 0x2032: UInt8(ascii: "'")
    case 0x201C, 0x201D, 0x2033: UInt8(ascii: "\"")
    case 0x223C, 0x2248: UInt8(ascii: "~")
    case 0xBC: firstFraction
    case 0x2153: firstFraction + 1
    case 0xBD: firstFraction + 2
    case 0x2154: firstFraction + 3
    case 0xBE: firstFraction + 4
    default: other
    }
  }
}
