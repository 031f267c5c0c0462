/// The text of a table in the encodings in which spreadsheets save one.
enum TableText {
  /// The same text as UTF-8 without a byte order mark; nothing if the bytes are no text.
  ///
  /// Excel saves "Unicode text" in UTF-16 and, on Windows, a plain CSV in Windows-1252. What is UTF-8 as far
  /// as its first character beyond ASCII is damaged UTF-8, and not Windows-1252.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if let wide = wide(bytes) { return utf16(bytes[wide.mark...], isLittle: wide.isLittle) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes[3...])) }
    guard let fault = UTF8Check.firstFault(in: bytes, from: 0, to: bytes.count) else {
      return bytes
    }
    return bytes[..<fault].allSatisfy { $0 < 0x80 } ? windows(bytes) : nil
  }

  /// The names of columns at the beginning of a table, of which the rest may be missing.
  static func header(of head: [UInt8]) -> [UInt8]? {
    let isWide = head.prefix(4).contains(0) || head.starts(with: [0xFF, 0xFE])
    let whole = isWide || head.starts(with: [0xFE, 0xFF]) ? utf8(head) : head
    guard let line = whole?.prefix(while: { $0 != 0x0A && $0 != 0x0D }) else { return nil }
    return utf8(Array(line))
  }

  /// How UTF-16 is written that begins like this, behind a mark of so many bytes; nothing if it is none.
  static func wide(_ bytes: [UInt8]) -> (isLittle: Bool, mark: Int)? {
    if bytes.starts(with: [0xFF, 0xFE]) { return (true, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (false, 2) }
    // Some programs leave the mark out; a header begins with letters of ASCII.
    guard bytes.count >= 4 else { return nil }
    if bytes[0] == 0, bytes[2] == 0, bytes[1] != 0 { return (false, 0) }
    if bytes[1] == 0, bytes[3] == 0, bytes[0] != 0 { return (true, 0) }
    return nil
  }

  static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func windows(_ bytes: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      switch byte {
      case 0x00...0x08, 0x0E...0x1F: return nil
      case 0x80...0x9F:
        let scalar = Unicode.Scalar(windowsScalars[Int(byte) - 0x80])
        guard let scalar, scalar.value > 0 else { return nil }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: Latin1.append([byte], to: &text)
      }
    }
    return text
  }

  // encoding.spec.whatwg.org/index-windows-1252.txt; 0 stands for bytes that no program writes.
  private static let windowsScalars: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152,
    0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
