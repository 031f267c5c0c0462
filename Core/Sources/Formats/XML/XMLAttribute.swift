/// An attribute, left in the buffer until it is read.
struct XMLAttribute: Sendable {
  /// The place of the name, with its prefix.
  let name: Range<Int>

  /// The place of the value, without its quotes.
  let value: Range<Int>
}
