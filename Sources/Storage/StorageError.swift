import Screens

/// Why the data folder cannot be used, or something in it cannot be read or written.
public enum StorageError: Error, Hashable, Sendable {
  case noHome
  case unusable(folder: String, reason: String)
  case inUse(folder: String, by: String)
  case unsafe(String)
  case newer(file: String, found: String)
  case damaged(file: String, reason: String)
  case full(folder: String)
  case failing(folder: String, reason: String)
}

extension StorageError: CustomStringConvertible {
  /// The sentence shown to a person, with the next step.
  public var description: String {
    switch self {
    case .noHome:
      "name a data folder with --data; there is no home folder"
    case .unusable(let folder, let reason):
      "name another data folder with --data; \(folder) cannot be used: \(reason)"
    case .inUse(let folder, let holder):
      "stop \(holder), which uses the data folder \(folder), or name another with --data"
    case .unsafe(let reason):
      "the database cannot keep what it confirms: \(reason)"
    case .newer(let file, let found):
      "install a newer Pacesetter; \(found) wrote \(file), which is left as it is"
    case .damaged(let file, let reason):
      ServerRefusal.damaged(file: file, reason: reason).words(in: .english)
    case .full(let folder): ServerRefusal.fullDisk(folder: folder).words(in: .english)
    case .failing(let folder, let reason):
      ServerRefusal.failingDisk(folder: folder, reason: reason).words(in: .english)
    }
  }
}
