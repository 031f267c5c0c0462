/// Finds where a text stops being UTF-8.
enum UTF8Check {
  /// The offset of the first byte that does not belong to a well-formed character, if any.
  ///
  /// Table 3-7 of the Unicode standard: no overlong forms, no surrogates, nothing past U+10FFFF.
  static func firstFault(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let (length, second) = form(of: lead), index + length <= end,
        second.contains(bytes[index + 1])
      else { return index }
      for next in (index + 1)..<(index + length) where bytes[next] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  /// The character that begins at an offset, or nothing if none does.
  static func scalar(in bytes: [UInt8], at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count, let length = length(of: bytes[index]), index + length <= bytes.count,
      firstFault(in: bytes, from: index, to: index + length) == nil
    else { return nil }
    var value = UInt32(bytes[index])
    if length > 1 { value &= 0x7F >> UInt32(length) }
    for next in (index + 1)..<(index + length) { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return Unicode.Scalar(value)
  }

  /// Whether the bytes end before the character does that begins at an offset.
  static func isCut(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index < bytes.count, let length = length(of: bytes[index]) else { return false }
    return index + length > bytes.count
  }

  private static func length(of lead: UInt8) -> Int? {
    lead < 0x80 ? 1 : form(of: lead)?.length
  }

  private static func form(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
