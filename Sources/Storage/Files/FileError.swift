/// Why a file or a chunk of it is not accepted or not returned.
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
    case .conflict(let chunk):
      "chunk \(chunk) is already stored with different content, which stays"
    case .tooLong: "a file may have at most \(FileStore.longest) bytes"
    case .missing(let chunks):
      "send the missing chunks: \(chunks.map(String.init).joined(separator: ", "))"
    case .damaged(let digest): "the file \(digest) is damaged on disk"
    case .storage(let error): error.description
    }
  }
}
