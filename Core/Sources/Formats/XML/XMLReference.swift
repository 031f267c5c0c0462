/// A reference such as `&amp;` or `&#233;`, the only ones that XML itself defines.
struct XMLReference {
  /// The character that it stands for.
  let scalar: Unicode.Scalar

  /// Where it ends.
  let end: Int

  /// Reads the reference at an ampersand, or nothing where the bytes end within it.
  static func read(_ bytes: [UInt8], at start: Int) throws(XMLError.Problem) -> XMLReference? {
    var end = start + 1
    // The longest that is known, &#x10FFFF; with a few zeros to spare, and then some.
    let limit = start + 32
    while true {
      guard end < bytes.count else { return nil }
      if bytes[end] == UInt8(ascii: ";") { break }
      guard end < limit, isPart(bytes[end]) else { throw .malformedReference }
      end += 1
    }
    let name = bytes[(start + 1)..<end]
    let scalar = name.first == UInt8(ascii: "#") ? numeric(name.dropFirst()) : named(name)
    if let scalar { return XMLReference(scalar: scalar, end: end + 1) }
    guard let first = name.first, first != UInt8(ascii: "#") else { throw .malformedReference }
    throw .unknownEntity(String(decoding: name, as: UTF8.self))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    XMLCharacter.isName(byte) || byte == UInt8(ascii: "#")
  }

  private static func named(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.elementsEqual("amp".utf8) { return "&" }
    if name.elementsEqual("lt".utf8) { return "<" }
    if name.elementsEqual("gt".utf8) { return ">" }
    if name.elementsEqual("quot".utf8) { return "\"" }
    if name.elementsEqual("apos".utf8) { return "'" }
    return nil
  }

  private static func numeric(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = digit(byte, isHexadecimal: isHexadecimal) else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + digit
      guard value <= 0x10FFFF else { return nil }
    }
    guard value >= 0x20 || value == 0x9 || value == 0xA || value == 0xD else { return nil }
    return Unicode.Scalar(value)
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
