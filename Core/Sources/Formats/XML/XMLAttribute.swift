/// An attribute, left in the buffer until somebody asks.
struct XMLAttribute: Sendable {
  /// Where the name stands, with its prefix.
  let name: Range<Int>

  /// Where the value stands, without its quotes.
  let value: Range<Int>
}
