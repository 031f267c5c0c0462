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

  /// Whether writing may work again once somebody has looked after the disk.
  public var isOfTheDisk: Bool {
    switch self {
    case .full, .failing: true
    case .noHome, .unusable, .inUse, .unsafe, .newer, .damaged: false
    }
  }
}

extension StorageError: CustomStringConvertible {
  /// The sentence shown to a person, with the next step.
  public var description: String {
    switch self {
    case .noHome:
      "there is no home folder to keep sessions in; name a folder with --data"
    case .unusable(let folder, let reason):
      "the data folder \(folder) cannot be used: \(reason); name another with --data"
    case .inUse(let folder, let holder):
      "the data folder \(folder) is in use by \(holder); stop it, or name another with --data"
    case .unsafe(let reason):
      "the database would not keep what it confirms: \(reason)"
    case .newer(let file, let found):
      "\(file) was written by a newer Pacesetter (\(found)) and is left as it is; install that one"
    case .damaged(let file, let reason):
      "\(file) is damaged (\(reason)); move it away and put the newest file of backups in its place"
    case .full(let folder):
      "the disk of \(folder) is full; nothing was taken, make room and send again"
    case .failing(let folder, let reason):
      "the disk of \(folder) does not take what is written (\(reason)); nothing was taken"
    }
  }
}
