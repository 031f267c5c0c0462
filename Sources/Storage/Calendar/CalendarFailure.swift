/// Why a calendar cannot be read, in a sentence for its owner.
public struct CalendarFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Takes a sentence.
  public init(_ description: String) { self.description = description }
}
