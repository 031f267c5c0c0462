public import Foundation

/// The folder with everything of one person: the database, the files, the backups.
public struct DataFolder: Hashable, Sendable {
  /// Where it is.
  public let path: String

  /// Names a folder that need not exist yet.
  public init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder that is meant where nothing is said.
  ///
  /// In order: what the user says, `PACESETTER_DATA`, the folder that systemd gives a service
  /// (`STATE_DIRECTORY`), and by the XDG base directory rules `$XDG_DATA_HOME/pacesetter`, which is
  /// `~/.local/share/pacesetter` where that is not set.
  public static func usual(
    given: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StorageError) -> DataFolder {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let given = given ?? variable("PACESETTER_DATA") { return DataFolder(path: given) }
    // systemd separates several folders by colons; the first is the service's own.
    if let state = variable("STATE_DIRECTORY")?.split(separator: ":").first {
      return DataFolder(path: String(state))
    }
    // A relative path there is to be ignored, say the rules.
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return DataFolder(path: data + "/pacesetter")
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { throw .noHome }
    return DataFolder(path: home + "/.local/share/pacesetter")
  }

  /// The place of a file or folder in it.
  public func place(_ name: String) -> String { path + "/" + name }

  /// The socket for the owner's commands to the server.
  public var socket: String { place("socket") }

  /// The database.
  var database: String { place("pacesetter.sqlite") }
  /// The parts of files that are still coming in, each in a folder of its own.
  var parts: String { place("parts") }
  /// The complete files, named by their digest.
  var files: String { place("files") }
  /// The copies of the database.
  var backups: String { place("backups") }

  /// Makes the folder if it is missing, private to its owner, and checks that it can be used.
  func prepare() throws(StorageError) {
    for folder in [path, files, parts, backups] {
      do { try Disk.makeFolder(folder) } catch {
        throw .unusable(folder: folder, reason: error.reason)
      }
      guard access(folder, R_OK | W_OK | X_OK) == 0 else {
        throw .unusable(folder: folder, reason: lastReason())
      }
    }
  }
}

/// What the system says about the call that has just failed.
func lastReason() -> String { String(cString: strerror(errno)).lowercased() }
