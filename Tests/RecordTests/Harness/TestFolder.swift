import Foundation
import Storage

/// A data folder among the temporary files, which is removed in the end.
final class TestFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-record-\(UUID().uuidString)")

  var folder: DataFolder { DataFolder(path: url.path) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
