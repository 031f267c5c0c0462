/// A part of a text of any length that is a whole text of the same kind by itself: a table with its header,
/// or a list.
public struct TextPortion: Sendable {
  /// The text.
  public let bytes: [UInt8]

  /// How many lines below the header, or values of the list, stand before it.
  public let before: Int

  /// Where its first byte that no portion before it had stands in the whole text.
  let start: TextLocation
  /// How many bytes stand before that one, which all portions have.
  let repeated: Int
}

extension TextPortion {
  // What a portion holds takes some tens of times its bytes in memory.
  static let length = 2 << 20
  // A line or a value is a part of one portion: nobody's longest activity has so many bytes.
  static let longest = 16 << 20

  /// Where a place of the portion lies in the whole text.
  func location(of place: TextLocation) -> TextLocation {
    guard before > 0 else { return place }
    return TextLocation(
      offset: start.offset + place.offset - repeated,
      line: start.line + place.line - 1,
      column: place.line == 1 ? start.column + place.column - 1 - repeated : place.column
    )
  }
}
