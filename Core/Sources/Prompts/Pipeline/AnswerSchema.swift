/// The shape of an answer, in the part of JSON Schema that every provider obeys.
///
/// Every object names all its members as required and allows no others; there are no limits of length
/// or number, which some refuse: these stand in descriptions, and our own readers enforce them.
public struct AnswerSchema: Hashable, Sendable {
  /// What it is called, in letters and low lines.
  public let name: String
  /// The schema as JSON, the same bytes every time.
  public let text: String

  /// Names a schema.
  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
