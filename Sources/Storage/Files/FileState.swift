/// How much there is of a file.
public enum FileState: Hashable, Sendable {
  case unknown
  /// These chunks have come.
  case partial([Int])
  case complete(StoredFile)
}
