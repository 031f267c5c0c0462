/// What stands between quotes and tags, read where it stands.
extension XMLBytes {
  /// Appends a run with its references resolved and its ends of lines normalised, sections 2.11 and
  /// 3.3.3 of XML 1.0.
  func appendResolved(_ range: Range<Int>, isAttribute: Bool, to text: inout [UInt8]) {
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let byte = bytes[cursor]
      // Every reference was checked when it was passed over.
      if byte == UInt8(ascii: "&"), let reference = try? XMLReference.read(bytes, at: cursor) {
        text.append(contentsOf: String(Character(reference.scalar)).utf8)
        cursor = reference.end
        continue
      }
      let isFirstOfTwo =
        byte == 0x0D && cursor + 1 < range.upperBound && bytes[cursor + 1] == 0x0A
      if !isFirstOfTwo {
        let isBreak = byte == 0x0D || byte == 0x0A || byte == 0x09
        if isBreak, isAttribute {
          text.append(UInt8(ascii: " "))
        } else {
          text.append(byte == 0x0D ? 0x0A : byte)
        }
      }
      cursor += 1
    }
  }

  /// The number that a run spells, if it is nothing else but white space.
  func number(in range: Range<Int>) -> Double? {
    let (start, end) = Self.trimmed(bytes, range)
    if let number = DecimalText.double(bytes, start, end) {
      return number.isFinite ? number : nil
    }
    return resolved(range).flatMap { Self.number($0) }
  }

  /// The date and time that a run spells, if it is nothing else but white space.
  func dateTime(in range: Range<Int>) -> DateTime? {
    let (start, end) = Self.trimmed(bytes, range)
    return DateTime(bytes, start, end) ?? resolved(range).flatMap { Self.dateTime($0) }
  }

  /// The bytes with references resolved, if there are any.
  private func resolved(_ range: Range<Int>) -> [UInt8]? {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return nil }
    var text: [UInt8] = []
    appendResolved(range, isAttribute: false, to: &text)
    return text
  }

  /// The number that a text spells, if it is nothing else but white space.
  static func number(_ text: [UInt8]) -> Double? {
    let (start, end) = trimmed(text, 0..<text.count)
    return DecimalText.double(text, start, end).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The date and time that a text spells, if it is nothing else but white space.
  static func dateTime(_ text: [UInt8]) -> DateTime? {
    let (start, end) = trimmed(text, 0..<text.count)
    return DateTime(text, start, end)
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> (Int, Int) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, XMLCharacter.isSpace(bytes[start]) { start += 1 }
    while end > start, XMLCharacter.isSpace(bytes[end - 1]) { end -= 1 }
    return (start, end)
  }
}
