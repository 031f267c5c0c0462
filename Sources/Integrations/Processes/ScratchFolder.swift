public import Foundation

/// A private folder for the files of one job; its creator removes it.
public struct ScratchFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Creates an empty folder among the system's temporary files.
  public init() throws(ScratchFolderError) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw ScratchFolderError(path: url.path, reason: error.localizedDescription)
    }
  }

  /// The place of a file in it.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Removes the folder with all that is in it.
  public func remove() {
    // What stays behind goes when the system empties its folder for temporary files.
    try? FileManager.default.removeItem(at: url)
  }
}

/// Why there is no place for temporary files.
public struct ScratchFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder that was wanted.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The sentence shown to a person.
  public var description: String { "cannot create the temporary folder \(path): \(reason)" }
}
