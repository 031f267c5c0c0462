import Foundation
import Server
import Storage

/// An archive among the temporary files, opened when it is first needed and removed in the end.
final class TestArchive: Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-server-\(UUID().uuidString.prefix(8))")
  private let holder = Holder()

  /// The archive, always the same one.
  func archive() async throws -> Archive {
    try await holder.archive(in: DataFolder(path: folder.path))
  }

  /// The files that lie in a folder of the archive.
  func files(in place: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(place).path
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private actor Holder {
    private var opening: Task<Archive, any Error>?

    func archive(in folder: DataFolder) async throws -> Archive {
      let task = opening ?? Task { try await Archive(folder) }
      opening = task
      return try await task.value
    }
  }
}
