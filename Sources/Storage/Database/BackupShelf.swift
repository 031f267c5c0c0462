import Foundation
import GRDB

/// The copies of the database, one a day and the newest seven, and one before each change of tables.
public struct BackupShelf: Sendable {
  /// How many daily copies are kept.
  public static let days = 7

  private let folder: DataFolder

  init(_ folder: DataFolder) { self.folder = folder }

  /// Makes today's copy if there is none yet; says whether it did.
  static func copyDaily(_ database: RecordDatabase, on date: Date = Date()) throws(StorageError)
    -> Bool
  {
    let shelf = BackupShelf(database.folder)
    let name = "day-\(day(of: date)).sqlite"
    guard !FileManager.default.fileExists(atPath: database.folder.backups + "/" + name) else {
      return false
    }
    do { try shelf.copy(database.pool, as: name) } catch {
      throw StorageError(error, in: database.folder)
    }
    shelf.prune()
    return true
  }

  /// Writes a copy that appears under its name whole or not at all.
  func copy(_ pool: DatabasePool, as name: String) throws {
    let half = folder.backups + "/." + name
    let whole = folder.backups + "/" + name
    // Left by a copy that was cut off.
    try? FileManager.default.removeItem(atPath: half)
    try pool.vacuum(into: half)
    chmod(half, 0o600)
    try Disk.sync(half)
    guard rename(half, whole) == 0 else {
      throw StorageError.failing(folder: folder.path, reason: lastReason())
    }
    try Disk.sync(folder.backups)
  }

  private func prune() {
    // What cannot be listed or removed takes room, and nothing else.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.backups)) ?? []
    for name in names.filter({ $0.hasPrefix("day-") }).sorted().dropLast(Self.days) {
      try? FileManager.default.removeItem(atPath: folder.backups + "/" + name)
    }
  }

  private static func day(of date: Date) -> String {
    date.ISO8601Format(.iso8601Date(timeZone: .gmt))
  }
}

extension RecordDatabase {
  /// Makes today's copy of the database if there is none yet; says whether it did.
  public func backUp() async throws(StorageError) -> Bool {
    let result: Result<Bool, StorageError> = await withCheckedContinuation { continuation in
      // A copy of the database blocks for seconds, which no thread of the shared pool may do.
      DispatchQueue.global(qos: .utility).async {
        let copied: Result<Bool, StorageError>
        do throws(StorageError) {
          copied = .success(try BackupShelf.copyDaily(self))
        } catch {
          copied = .failure(error)
        }
        continuation.resume(returning: copied)
      }
    }
    return try result.get()
  }
}
