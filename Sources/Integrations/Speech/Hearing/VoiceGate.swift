public import Screens

/// Where what is said may leave this machine, and where it is written down that it did.
public protocol VoiceGate: Sendable {
  /// Lets a sound out and gives the number under which that is written down, or says why it may not go.
  func release(_ sound: ReleasedSound) async throws(ListeningRefusal) -> Int64

  /// Writes down what came of it, and whether it may have cost something.
  func settle(_ number: Int64, _ refusal: ListeningRefusal?, mayHaveCost: Bool) async
}
