import Foundation
import Formats

/// The passwords of accounts on other servers, in a file that only its owner can read.
///
/// They are in no database, and so in no export and no backup.
struct PasswordFile: Sendable {
  private let name: String
  private let folder: DataFolder

  /// Names a file in a folder.
  init(_ name: String, in folder: DataFolder) {
    self.name = name
    self.folder = folder
  }

  /// Each password by the name of what it belongs to.
  func all() throws(StorageError) -> [String: String] {
    let bytes: [UInt8]?
    do { bytes = try Disk.bytes(of: folder.place(name)) } catch {
      throw .failing(folder: folder.path, reason: "the file with the passwords cannot be read")
    }
    // A damaged file has no passwords; whatever needs one says so.
    guard let bytes, let json = try? JSON.parse(bytes) else { return [:] }
    var found: [String: String] = [:]
    for member in json.object ?? [] { found[member.key] = member.value.string }
    return found
  }

  /// Keeps the password of an entry, or none.
  func keep(_ password: String?, of entry: String) throws(StorageError) {
    var known = try all()
    guard known[entry] != password else { return }
    known[entry] = password
    let path = folder.place(name)
    guard !known.isEmpty else {
      unlink(path)
      return
    }
    var json = JSONWriter()
    json.object { json in
      for (id, word) in known.sorted(by: { $0.key < $1.key }) { json.field(id, word) }
    }
    do { try Disk.write(json.bytes, to: name, in: folder.path) } catch {
      throw (error as? StorageError) ?? .failing(folder: folder.path, reason: "\(error)")
    }
  }
}
