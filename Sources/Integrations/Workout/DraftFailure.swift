/// Why no workout was read, as a sentence.
public struct DraftFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for a person.
  public let description: String

  /// Takes the sentence.
  public init(_ description: String) { self.description = description }
}
