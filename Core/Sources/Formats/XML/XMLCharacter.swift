/// What kinds of bytes there are in XML.
enum XMLCharacter {
  // One bit for each of the first and the second 64 characters: letters, digits, - . : and _.
  private static let lowNames: UInt64 = 0x07FF_6000_0000_0000
  private static let highNames: UInt64 = 0x07FF_FFFE_87FF_FFFE

  // Control characters but tab, line feed and return; & and <.
  private static let specials: UInt64 = 0x1000_0040_FFFF_D9FF

  /// Whether a byte means something else in text than itself.
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64 && specials >> UInt64(byte) & 1 != 0
  }

  /// Whether a byte can be part of a name; every character past ASCII counts as a letter.
  static func isName(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits = byte < 64 ? lowNames : highNames
    return bits >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether a byte can begin a name.
  static func isNameStart(_ byte: UInt8) -> Bool {
    isName(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }

  /// Whether a byte is white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
