import Coaching
import Exchange
import Formats
import Foundation
import Storage
import Testing
import Training

struct SessionFoldingTests {
  private let folder = TestFolder()
  private let other = TestFolder()

  private func fold(_ batches: EventBatch..., in vault: Vault) async throws -> Int {
    let store = try await EventStore(vault)
    for batch in batches { _ = try await store.append(batch) }
    return try await SessionFolding(vault).fold()
  }

  @Test func `keeps of a run what was measured and what was said, each once`() async throws {
    let vault = try Vault(folder.folder)
    var page = try CoachedPage()
    try page.run(seconds: 400)
    #expect(try await fold(page.batch(), in: vault) == 1)
    let library = RecordLibrary(vault)
    let record = try #require(try await library.companion("run-1"))
    #expect(record == KeptCompanion.record(of: page.lines))
    #expect(record.played.count >= 2 && record.script != nil)
    #expect(try await library.played(in: "run-1") == record.played)
    #expect(try await library.runs() == ["run-1"])
    #expect(try await SessionFolding(vault).fold() == 0)
    vault.close()
  }

  @Test func `takes what was said from the phone that comes after the watch`() async throws {
    let vault = try Vault(folder.folder)
    var watch = try CoachedPage()
    var phone = try CoachedPage(device: "00000000000000bb", role: "companion")
    func follow(_ events: [JSON]) throws {
      try phone.live(try watch.live(events).map { ["metrics": $0] })
    }
    try follow([["start": [:]]])
    // A watch that is muted says nothing; the phone speaks.
    try watch.live([["mute": true]])
    for second in 0..<400 { try follow([CoachedPage.position(second)]) }
    try follow([["end": [:]]])
    #expect(try await fold(watch.batch(), in: vault) == 1)
    let library = RecordLibrary(vault)
    let silent = try #require(try await library.companion("run-1"))
    #expect(try await fold(phone.batch(), in: vault) == 0)
    let spoken = try #require(try await library.companion("run-1"))
    #expect(spoken.played.count > silent.played.count)
    #expect(try await library.summaries().count == 1)
    vault.close()
  }

  @Test func `takes in again what ended before there were tables for it`() async throws {
    var vault = try Vault(folder.folder)
    var page = try CoachedPage()
    try page.run(seconds: 400)
    #expect(try await fold(page.batch(), in: vault) == 1)
    let id = try #require(try await RecordLibrary(vault).activities().first)
    vault.close()
    try folder.goBack(before: 7)
    vault = try Vault(folder.folder)
    try await SessionFolding(vault).fold()
    let library = RecordLibrary(vault)
    #expect(try await library.companion("run-1") == KeptCompanion.record(of: page.lines))
    #expect(try await library.activities() == [id])
    vault.close()
  }

  @Test func `goes with its import, and never takes the place of what was kept here`() async throws
  {
    let vault = try Vault(folder.folder)
    var page = try CoachedPage()
    try page.run(seconds: 400)
    _ = try await fold(page.batch(), in: vault)
    let kept = try #require(try await RecordLibrary(vault).companion("run-1"))
    var foreign = kept
    foreign.played = []
    let brought = CompanionRecord(run: "run-2", startedAt: 99.5, mode: .race)
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let store = RecordStore(vault)
    let (first, second) = (foreign, brought)
    let outcome = try await store.take(file) { (writer) throws(Never) in
      writer.add(first)
      writer.add(second)
    }
    let library = RecordLibrary(vault)
    #expect(try await library.companion("run-1") == kept)
    #expect(try await library.companion("run-2") == brought)
    #expect(try await library.runs() == ["run-2", "run-1"])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    _ = try await store.undo(id)
    #expect(try await library.runs() == ["run-1"])
    vault.close()
  }
}
