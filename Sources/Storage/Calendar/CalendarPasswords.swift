import Foundation
import Formats

/// The passwords of accounts on CalDAV servers, in a file that only its owner can read. They are in no
/// database, and so in no export and no backup.
struct CalendarPasswords: Sendable {
  private static let file = "calendar-passwords"

  private let folder: DataFolder

  /// Finds them in a folder.
  init(_ folder: DataFolder) { self.folder = folder }

  /// Each password by the name of its calendar.
  func all() throws(StorageError) -> [String: String] {
    let bytes: [UInt8]?
    do { bytes = try Disk.bytes(of: folder.place(Self.file)) } catch {
      throw .failing(folder: folder.path, reason: "the file with the passwords cannot be read")
    }
    // A damaged file has no passwords; each calendar says that it needs its own again.
    guard let bytes, let json = try? JSON.parse(bytes) else { return [:] }
    var found: [String: String] = [:]
    for member in json.object ?? [] { found[member.key] = member.value.string }
    return found
  }

  /// Keeps the password of a calendar, or none.
  func keep(_ password: String?, of calendar: String) throws(StorageError) {
    var known = try all()
    guard known[calendar] != password else { return }
    known[calendar] = password
    let path = folder.place(Self.file)
    guard !known.isEmpty else {
      unlink(path)
      return
    }
    var json = JSONWriter()
    json.object { json in
      for (id, word) in known.sorted(by: { $0.key < $1.key }) { json.field(id, word) }
    }
    do { try Disk.write(json.bytes, to: Self.file, in: folder.path) } catch {
      throw (error as? StorageError) ?? .failing(folder: folder.path, reason: "\(error)")
    }
  }
}
