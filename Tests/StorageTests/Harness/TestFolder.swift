import Foundation
import Storage

/// A data folder among the temporary files, which is removed in the end.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-storage-\(UUID().uuidString)")

  var folder: DataFolder { DataFolder(path: url.path) }
  var database: String { url.appendingPathComponent("pacesetter.sqlite").path }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a copy of some files into a folder of its own.
  static func holding(_ files: [String: Data]) throws -> TestFolder {
    let copy = TestFolder()
    try FileManager.default.createDirectory(at: copy.url, withIntermediateDirectories: true)
    for (name, bytes) in files { try bytes.write(to: copy.url.appendingPathComponent(name)) }
    return copy
  }

  /// The bytes of the files that make up the database.
  func databaseFiles() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in ["pacesetter.sqlite", "pacesetter.sqlite-wal"] {
      let place = url.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: place.path) {
        files[name] = try Data(contentsOf: place)
      }
    }
    return files
  }
}
