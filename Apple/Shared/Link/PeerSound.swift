import Foundation

/// Something that has come from the other device, or the way to it.
enum PeerSound: Sendable {
  /// The bytes of a word.
  case word(Data)
  /// The other app can be reached at once, or only by what is queued.
  case reachable(Bool)
}
