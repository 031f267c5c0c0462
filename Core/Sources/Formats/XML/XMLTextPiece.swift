/// A run of character data between two tags.
struct XMLTextPiece: Sendable {
  /// Where it stands in the buffer.
  let range: Range<Int>

  /// Whether it is used verbatim, as in CDATA, without references.
  let isLiteral: Bool
}
