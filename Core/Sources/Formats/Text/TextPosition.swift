/// Counts lines and columns along a text that is read piece by piece.
struct TextPosition {
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  /// Steps over bytes that lie between here and the next place of interest.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    offset += bytes.count
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // A byte that continues a character does not begin a column.
        column += 1
      }
    }
  }

  /// The place reached.
  var location: TextLocation { TextLocation(offset: offset, line: line, column: column) }
}
