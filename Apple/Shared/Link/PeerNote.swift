import Foundation

/// A voice note that has come from the other device as a file.
struct PeerNote: Sendable, Equatable {
  let id: String
  let session: String
  /// When it ended, in milliseconds since 1970; nil for one that waited through the death of its app.
  let ended: Int64?
  let sound: Data
}
