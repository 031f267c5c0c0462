/// ISO-8859-1: its bytes are the first 256 characters of Unicode.
enum Latin1 {
  /// Appends the same text as UTF-8.
  static func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
  }
}
