/// A place in a text, for telling a person where to look.
public struct TextLocation: Hashable, Sendable {
  /// Bytes before the place.
  public let offset: Int

  /// The line, counted from 1.
  public let line: Int

  /// The character in the line, counted from 1 in Unicode scalars.
  public let column: Int

  /// The very first place of a text.
  public static let start = Self(offset: 0, line: 1, column: 1)

  /// Names a place that is already known.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Finds the line and the column of an offset into a text.
  ///
  /// Reads the text up to the offset, so it is for the one place of an error.
  public init(offset: Int, in bytes: [UInt8]) {
    var place = TextPosition()
    place.advance(over: bytes[0..<min(max(offset, 0), bytes.count)])
    self = place.location
  }
}

extension TextLocation: CustomStringConvertible {
  /// The place in words, to follow a sentence.
  public var description: String { "line \(line), column \(column)" }
}
