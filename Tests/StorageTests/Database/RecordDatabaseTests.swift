import Foundation
import GRDB
import Storage
import Testing

struct RecordDatabaseTests {
  private let folder = TestFolder()

  /// Requirement R2.
  @Test func `is set so that what it confirms survives a power cut`() async throws {
    let database = try RecordDatabase(folder.folder)
    #expect(
      try await database.settings() == ["synchronous=2", "journal_mode=wal", "foreign_keys=1"]
    )
    #expect(try await database.damage() == nil)
  }

  @Test func `lets nobody in beside itself`() throws {
    let database = try RecordDatabase(folder.folder)
    let holder = "another pacesetter (process \(getpid()))"
    #expect(throws: StorageError.inUse(folder: folder.folder.path, by: holder)) {
      try RecordDatabase(folder.folder)
    }
    database.close()
  }

  @Test func `opens again once it was let go`() throws {
    for _ in 1...3 { try RecordDatabase(folder.folder).close() }
  }

  @Test func `can be read by its owner only`() throws {
    let database = try RecordDatabase(folder.folder)
    for name in ["", "pacesetter.sqlite", "pacesetter.sqlite-wal", "lock", "files", "backups"] {
      let path = folder.url.appendingPathComponent(name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let rights = try #require(attributes[.posixPermissions] as? Int)
      #expect(rights & 0o077 == 0, "\(name)")
    }
    database.close()
  }

  @Test func `says what is wrong with a folder`() throws {
    try Data().write(to: folder.url)
    let error = #expect(throws: StorageError.self) {
      try RecordDatabase(DataFolder(path: folder.url.path + "/data"))
    }
    #expect(error?.description.contains("not a directory") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("--data") == true)
  }

  @Test func `leaves the file of a newer Pacesetter as it is`() throws {
    try RecordDatabase(folder.folder).close()
    let queue = try DatabaseQueue(path: folder.database)
    try queue.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 the future')")
    }
    try queue.close()
    #expect(throws: StorageError.newer(file: folder.database, found: "99 the future")) {
      try RecordDatabase(folder.folder)
    }
  }

  @Test func `says which file is no database`() throws {
    let hit = try TestFolder.holding(["pacesetter.sqlite": Data(repeating: 7, count: 9000)])
    let error = #expect(throws: StorageError.self) { try RecordDatabase(hit.folder) }
    guard case .damaged(let file, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == hit.database)
    #expect(error?.description.contains("backups") == true)
  }

  @Test func `makes a copy a day that can take the database's place`() async throws {
    let database = try RecordDatabase(folder.folder)
    _ = try await EventStore(database).append(Pen().batch(1...9))
    #expect(try await database.backUp())
    #expect(try await !database.backUp())
    database.close()
    let backups = folder.url.appendingPathComponent("backups")
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path)
    #expect(names.count == 1)
    let copy = try Data(contentsOf: backups.appendingPathComponent(names[0]))
    let restored = try TestFolder.holding(["pacesetter.sqlite": copy])
    let reopened = try RecordDatabase(restored.folder)
    #expect(try await SessionLibrary(reopened).events(of: "run-1")?.bytes == Pen().body(1...9))
    #expect(try await EventStore(reopened).append(Pen().batch(10...10)) == .acked(10))
  }

  @Test func `keeps the copies of seven days`() async throws {
    let database = try RecordDatabase(folder.folder)
    let backups = folder.url.appendingPathComponent("backups")
    for day in 10...19 {
      try Data().write(to: backups.appendingPathComponent("day-2026-01-\(day).sqlite"))
    }
    #expect(try await database.backUp())
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path).sorted()
    #expect(names.count == BackupShelf.days)
    #expect(names.first == "day-2026-01-14.sqlite")
  }
}
