import Foundation
import Storage
import Testing
import Training

struct RestorationTests {
  private let folder = TestFolder()

  private func fill(_ database: RecordDatabase, _ count: Int) async throws {
    let file = ImportedFile(name: "a", kind: "fit", digest: "\(count)")
    _ = try await RecordStore(database).add(file) { (writer) throws(Never) in
      for number in 0..<count {
        var summary = ActivitySummary(
          id: "id-\(number)",
          sport: .running,
          kind: "running",
          startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
          source: .fit,
          sourceName: String(repeating: "watch ", count: 40)
        )
        summary.notes = "note \(number)"
        writer.add(Activity(summary: summary))
      }
    }
  }

  @Test func `puts a copy in the place of what is there, which stays`() async throws {
    let database = try RecordDatabase(folder.folder)
    try await fill(database, 3)
    let copy = folder.url.appendingPathComponent("copy.sqlite").path
    try Restoration.copy(database, to: copy)
    try await fill(database, 7)
    database.close()
    let old = try #require(try Restoration.restore(copy, to: folder.folder))
    let restored = try RecordDatabase(folder.folder)
    #expect(try await RecordLibrary(restored).extent().activities == 3)
    restored.close()
    #expect(try Restoration.restore(old, to: folder.folder) != nil)
    let back = try RecordDatabase(folder.folder)
    #expect(try await RecordLibrary(back).extent().activities == 7)
    back.close()
  }

  @Test func `refuses what is no whole copy, and changes nothing`() async throws {
    let database = try RecordDatabase(folder.folder)
    try await fill(database, 3)
    let copy = folder.url.appendingPathComponent("copy.sqlite")
    try Restoration.copy(database, to: copy.path)
    #expect(throws: StorageError.self) { try Restoration.restore(copy.path, to: folder.folder) }
    database.close()
    var bytes = try Data(contentsOf: copy)
    bytes.replaceSubrange(4096..<4596, with: Data(repeating: 0xA5, count: 500))
    try bytes.write(to: copy)
    #expect(throws: StorageError.self) { try Restoration.restore(copy.path, to: folder.folder) }
    #expect(throws: StorageError.self) { try Restoration.restore("/nowhere", to: folder.folder) }
    let kept = try RecordDatabase(folder.folder)
    #expect(try await RecordLibrary(kept).extent().activities == 3)
    kept.close()
  }

  @Test func `saves what can be read of a damaged database`() async throws {
    let database = try RecordDatabase(folder.folder)
    try await fill(database, 400)
    database.close()
    let url = URL(fileURLWithPath: folder.database)
    var bytes = try Data(contentsOf: url)
    let place = try #require(bytes.range(of: Data("note 200".utf8)))
    let page = place.lowerBound / 4096 * 4096
    bytes.replaceSubrange(page..<(page + 4096), with: Data(repeating: 0xFF, count: 4096))
    try bytes.write(to: url)
    let rescue = try Restoration.rescue(folder.folder)
    #expect(rescue.incomplete.contains("activity"))
    #expect(FileManager.default.fileExists(atPath: rescue.old))
    let saved = try RecordDatabase(folder.folder)
    #expect(try await saved.damage() == nil)
    let count = try await RecordLibrary(saved).extent().activities
    #expect(count > 350 && count < 400, "\(count)")
    saved.close()
  }
}
