import Formats
public import Foundation

/// Sounds on disk, each in a file named by the digest of what it was made from.
///
/// A file appears under its name whole or not at all. When the folder grows beyond its limit, what
/// was not used for longest goes first. A folder that cannot be written costs time, never a line.
public struct ClipCache: Sendable {
  /// Where the files are.
  public let folder: URL

  /// The most bytes that it keeps: about two hours of clips.
  public let limit: Int

  private var bytesKept: Int?

  /// Opens the cache in a folder that need not exist yet.
  public init(folder: URL = ClipCache.usualFolder, limit: Int = 256 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// The folder that the XDG base directory rules give: `$XDG_CACHE_HOME/pacesetter/clips`.
  public static var usualFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser
    // A relative path there is to be ignored, say the rules.
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      .map { URL(fileURLWithPath: $0, isDirectory: true) } ?? home.appendingPathComponent(".cache")
    return caches.appendingPathComponent("pacesetter").appendingPathComponent("clips")
  }

  /// The sound that was kept under a name, if any.
  func sound(named name: String) -> [UInt8]? {
    let file = folder.appendingPathComponent(name)
    // Not there is the usual case.
    guard let bytes = try? Data(contentsOf: file), !bytes.isEmpty else { return nil }
    // Used now, so it goes last; if that cannot be noted it goes sooner, no harm.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return Array(bytes)
  }

  /// Keeps a sound, as far as the disk lets it.
  mutating func keep(_ bytes: [UInt8], as name: String) {
    let files = FileManager.default
    let half = folder.appendingPathComponent(".\(UUID().uuidString)")
    do {
      try files.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try Data(bytes).write(to: half)
      guard rename(half.path, folder.appendingPathComponent(name).path) == 0 else {
        return try files.removeItem(at: half)
      }
    } catch {
      // The sound is made anew next time; a full disk must not silence the coach.
      try? files.removeItem(at: half)
      return
    }
    prune(adding: bytes.count)
  }

  /// How many sounds are kept, and how many bytes they have.
  public func contents() -> (count: Int, bytes: Int) {
    let files = oldestFirst()
    return (files.count, files.reduce(0) { $0 + $1.size })
  }

  /// Whether anything can be kept: in the folder, or in the first that exists above it.
  public func isWritable() -> Bool {
    var place = folder
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      place.deleteLastPathComponent()
    }
    return FileManager.default.isWritableFile(atPath: place.path)
  }

  private mutating func prune(adding bytes: Int) {
    if let kept = bytesKept, kept + bytes <= limit {
      bytesKept = kept + bytes
      return
    }
    let files = oldestFirst()
    var total = files.reduce(0) { $0 + $1.size }
    // Somewhat below the limit, so that not every clip from now on counts the folder.
    let goal = total > limit ? limit * 9 / 10 : limit
    for oldest in files where total > goal {
      // What somebody else has removed is gone as well.
      try? FileManager.default.removeItem(at: oldest.url)
      total -= oldest.size
    }
    bytesKept = total
  }

  private func oldestFirst() -> [(url: URL, size: Int, used: Date)] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    // A folder that cannot be listed has nothing that could be cleared away.
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: Array(keys)
    )
    // A folder that cannot be listed holds nothing that could be removed.
    return (urls ?? []).compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys), let size = values.fileSize,
        let used = values.contentModificationDate
      else { return nil }
      return (url, size, used)
    }.sorted { $0.used < $1.used }
  }
}
