/// Counts lines and columns along a text that is read piece by piece.
struct TextPosition: Sendable {
  private(set) var offset = 0
  private var line = 1
  private var column = 1
  private var continued = 0

  /// Steps over bytes that lie between here and the next place of interest.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    offset += bytes.count
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      } else {
        // A byte that continues a character does not begin a column.
        continued += 1
      }
    }
  }

  /// The place reached.
  var location: TextLocation { TextLocation(offset: offset, line: line, column: column) }

  /// The place reached in a text that was ISO-8859-1, one byte a character, before it became UTF-8.
  var latin1Location: TextLocation {
    TextLocation(offset: offset - continued, line: line, column: column)
  }
}
