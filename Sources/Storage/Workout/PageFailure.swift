/// Why a page gives no workout, as a sentence.
public struct PageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for a person.
  public let description: String

  /// Takes the sentence.
  public init(_ description: String) { self.description = description }
}
