/// Why a voice note could not be written down.
public struct ListeningFailure: Error, Hashable, Sendable {
  /// The sentence for a person.
  public let reason: String

  /// Takes a sentence.
  public init(_ reason: String) { self.reason = reason }
}
