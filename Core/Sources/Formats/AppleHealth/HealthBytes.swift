/// The bytes at hand of an export of Apple Health, scanned eight at a time.
///
/// Nearly all of an export is attributes that nobody asks for; a word of eight bytes is tested at once for
/// a quote, a bracket or a control character (the zero-byte test of Mycroft, 1987).
struct HealthBytes: Sendable {
  var bytes: [UInt8] = []

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount, range.upperBound <= bytes.count else {
      return false
    }
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[range.lowerBound + index] != word[index] {
        return false
      }
      return true
    }
  }

  func hasPrefix(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count >= word.utf8CodeUnitCount
      && equals(range.lowerBound..<(range.lowerBound + word.utf8CodeUnitCount), word)
  }

  /// The first of two bytes or a control character at or behind a place, or the end of the bytes.
  func find(_ first: UInt8, or second: UInt8, from start: Int) -> Int {
    let span = bytes.span.bytes
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    var cursor = start
    while cursor &+ 8 <= span.byteCount {
      let word = UInt64(
        littleEndian: span.unsafeLoadUnaligned(fromByteOffset: cursor, as: UInt64.self)
      )
      let (one, two) = (word ^ firsts, word ^ seconds)
      let hits =
        ((one &- ones) & ~one) | ((two &- ones) & ~two) | ((word &- ones &* 0x20) & ~word)
      if hits & highs != 0 { return cursor &+ (hits & highs).trailingZeroBitCount / 8 }
      cursor &+= 8
    }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == first || byte == second || byte < 0x20 { return cursor }
      cursor &+= 1
    }
    return bytes.count
  }

  /// The next opening bracket, or the end of the bytes: what lies between tags is a line break.
  func findTag(from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "<") { cursor &+= 1 }
    return cursor
  }

  /// Where a word begins at or behind a place.
  func find(_ word: StaticString, from start: Int) -> Int? {
    var cursor = start
    while cursor + word.utf8CodeUnitCount <= bytes.count {
      if equals(cursor..<(cursor + word.utf8CodeUnitCount), word) { return cursor }
      cursor += 1
    }
    return nil
  }

  /// The text of an attribute with its references resolved, control characters as U+FFFD.
  func text(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let reference = reference(at: index),
        reference.end <= range.upperBound
      {
        text.append(contentsOf: String(reference.scalar).utf8)
        index = reference.end
        continue
      }
      if byte < 0x20 { text.append(contentsOf: "\u{FFFD}".utf8) } else { text.append(byte) }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func reference(at index: Int) -> XMLReference? {
    // A broken reference stands in the text as it is written.
    guard let read = try? XMLReference.read(bytes, at: index) else { return nil }
    return read
  }

  func number(_ range: Range<Int>) -> Double? {
    guard let number = DecimalText.double(bytes, range.lowerBound, range.upperBound),
      number.isFinite
    else { return nil }
    return number
  }
}
