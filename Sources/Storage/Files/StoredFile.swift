/// A complete file of the file lane.
public struct StoredFile: Hashable, Sendable {
  /// The SHA-256 of its bytes, which is also its name on disk.
  public let digest: String
  /// How many bytes it has.
  public let bytes: Int
  /// What kind of sound it is, such as `audio/webm`.
  public let type: String
}
