/// A text with the name it belongs to.
public struct NamedText: Hashable, Sendable {
  /// The name.
  public var name: String
  /// What belongs to the name.
  public var text: String

  /// Creates the pair.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
