/// A complete file of the file lane.
public struct StoredFile: Hashable, Sendable {
  /// The SHA-256 of its bytes, which is also its name on disk.
  public let digest: String
  /// How many bytes it has.
  public let bytes: Int
  /// What kind of sound it is, such as `audio/webm`.
  public let type: String
}

/// How much there is of a file.
public enum FileState: Hashable, Sendable {
  case unknown
  /// These chunks have come.
  case partial([Int])
  case complete(StoredFile)
}

/// Why a file or a chunk of it is not taken or not given.
public enum FileError: Error, Hashable, Sendable {
  case conflict(chunk: Int)
  case tooLong
  case missing([Int])
  case damaged(String)
  case storage(StorageError)
}

extension FileError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .conflict(let chunk): "chunk \(chunk) is here with other content, which stays"
    case .tooLong: "a file has at most \(FileStore.longest) bytes"
    case .missing(let chunks):
      "not all chunks are here: \(chunks.map(String.init).joined(separator: ", "))"
    case .damaged(let digest): "the file \(digest) is damaged on disk"
    case .storage(let error): error.description
    }
  }
}
