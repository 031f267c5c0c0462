import Formats
import Foundation

/// The key to a provider.
///
/// It is in the environment, in systemd's credentials, or in a file that only its owner can read.
/// It is in no database, and so in no export and no backup.
package struct ModelKey {
  /// The variable that may hold it.
  package static let variable = "PACESETTER_MODEL_KEY"
  private static let file = "model-key"

  /// Where it was found: "environment", "credentials" or "file".
  package let origin: String
  /// The key itself.
  package let text: String

  /// Finds the key for a folder, in that order.
  package static func find(
    in folder: DataFolder,
    environment: [String: String],
    variable: String = variable,
    file: String = file
  ) throws(StorageError) -> ModelKey? {
    if let text = environment[variable]?.trimmed, !text.isEmpty {
      return ModelKey(origin: "environment", text: text)
    }
    do {
      if let credentials = environment["CREDENTIALS_DIRECTORY"],
        let bytes = try Disk.bytes(of: credentials + "/" + file)
      {
        return ModelKey(
          origin: "credentials",
          text: String(decoding: bytes, as: UTF8.self).trimmed
        )
      }
      guard let bytes = try Disk.bytes(of: folder.place(file)) else { return nil }
      return ModelKey(origin: "file", text: String(decoding: bytes, as: UTF8.self).trimmed)
    } catch {
      throw StorageError.failing(
        folder: folder.path,
        reason: "the file with the key cannot be read"
      )
    }
  }

  /// Keeps a key in the file; an empty one removes it.
  package static func keep(_ text: String, in folder: DataFolder) throws {
    guard !text.isEmpty else {
      unlink(folder.place(file))
      return
    }
    try Disk.write(Array(text.utf8), to: file, in: folder.path)
  }
}
