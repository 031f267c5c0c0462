/// A run of character data between two tags.
struct XMLTextPiece: Sendable {
  /// Where it stands in the buffer.
  let range: Range<Int>

  /// Whether it is taken as it stands, as in CDATA, with no references in it.
  let isLiteral: Bool
}
