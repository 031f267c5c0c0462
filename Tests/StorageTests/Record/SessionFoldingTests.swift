import Coaching
import Exchange
import Formats
import Foundation
import Sessions
import Storage
import Testing
import Training

struct SessionFoldingTests {
  private let folder = TestFolder()
  private let other = TestFolder()

  private func fold(_ batches: EventBatch..., in database: RecordDatabase) async throws -> Int {
    let store = try await EventStore(database)
    for batch in batches { _ = try await store.append(batch) }
    return try await SessionFolding(database).fold()
  }

  @Test func `keeps of a run what was measured and what was said, each once`() async throws {
    let database = try RecordDatabase(folder.folder)
    var page = CoachedPage()
    try page.run(seconds: 400)
    #expect(try await fold(page.batch(), in: database) == 1)
    let library = RecordLibrary(database)
    let record = try #require(try await library.companion("run-1"))
    #expect(record == KeptCompanion.record(of: page.lines))
    #expect(record.played.count >= 2 && record.script != nil)
    #expect(try await library.played(in: "run-1") == record.played)
    #expect(try await library.runs() == ["run-1"])
    #expect(try await SessionFolding(database).fold() == 0)
    database.close()
  }

  @Test func `takes what was said from the phone that comes after the watch`() async throws {
    let database = try RecordDatabase(folder.folder)
    var watch = CoachedPage()
    var phone = CoachedPage(device: "00000000000000bb", role: .companion)
    func follow(_ events: [JSON]) throws {
      try phone.live(try watch.live(events).map { ["metrics": $0] })
    }
    try follow([["start": [:]]])
    // A watch that is muted says nothing; the phone speaks.
    try watch.live([["mute": true]])
    for second in 0..<400 { try follow([CoachedPage.position(second)]) }
    try follow([["end": [:]]])
    #expect(try await fold(watch.batch(), in: database) == 1)
    let library = RecordLibrary(database)
    let silent = try #require(try await library.companion("run-1"))
    #expect(try await fold(phone.batch(), in: database) == 0)
    let spoken = try #require(try await library.companion("run-1"))
    #expect(spoken.played.count > silent.played.count)
    #expect(try await library.summaries().count == 1)
    database.close()
  }

  @Test func `takes in again what ended before there were tables for it`() async throws {
    var database = try RecordDatabase(folder.folder)
    var page = CoachedPage()
    try page.run(seconds: 400)
    #expect(try await fold(page.batch(), in: database) == 1)
    let id = try #require(try await RecordLibrary(database).activities().first)
    database.close()
    try folder.goBack(before: 7)
    database = try RecordDatabase(folder.folder)
    try await SessionFolding(database).fold()
    let library = RecordLibrary(database)
    #expect(try await library.companion("run-1") == KeptCompanion.record(of: page.lines))
    #expect(try await library.activities() == [id])
    database.close()
  }

  @Test func `goes with its import, and never takes the place of what was kept here`() async throws
  {
    let database = try RecordDatabase(folder.folder)
    var page = CoachedPage()
    try page.run(seconds: 400)
    _ = try await fold(page.batch(), in: database)
    let kept = try #require(try await RecordLibrary(database).companion("run-1"))
    var foreign = kept
    foreign.played = []
    let brought = CompanionRecord(
      run: "run-2",
      startedAt: LocalTime(secondsSince1970: 99.5),
      mode: .race
    )
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let store = RecordStore(database)
    let (first, second) = (foreign, brought)
    let outcome = try await store.add(file) { (writer) throws(Never) in
      writer.add(first)
      writer.add(second)
    }
    let library = RecordLibrary(database)
    #expect(try await library.companion("run-1") == kept)
    #expect(try await library.companion("run-2") == brought)
    #expect(try await library.runs() == ["run-2", "run-1"])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    _ = try await store.undo(id)
    #expect(try await library.runs() == ["run-1"])
    database.close()
  }
}
