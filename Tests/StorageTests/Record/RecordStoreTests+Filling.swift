import Exchange
import Storage
import Testing
import Training

/// What duplicates and tables tell of activities that are known.
extension RecordStoreTests {
  @Test func `tells an activity what it lacked, until the import is undone`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    var known = run(1000, heart: true, id: "known")
    known.summary.label = "Long run"
    _ = try await take(store, "plain", [known])
    var other = run(1001)
    other.summary.label = "Morning Run"
    other.summary.gear = "Red shoes"
    var more = run(1002)
    more.summary.effort = 6
    more.summary.notes = "Windy."
    let dry = try await take(store, "dry", dryRun: true, [other, more])
    #expect(dry?.duplicates == 2 && dry?.filled == 2)
    #expect(try await library.activity("known") == known)
    let receipt = try #require(try await take(store, "told", [other, more]))
    #expect(receipt.duplicates == 2 && receipt.filled == 2 && receipt.activities == 0)
    #expect(receipt.twins.map(\.isFilled) == [true, true])
    #expect(try await store.imports().map(\.filled) == [1, 0])
    var summary = try #require(try await library.activity("known")).summary
    #expect(summary.label == "Long run" && summary.gear == "Red shoes")
    #expect(summary.effort == 6 && summary.notes == "Windy.")
    // The second time nothing is lacking.
    #expect(try await take(store, "again", [other, more])?.filled == 0)
    _ = try await store.annotate("known") { $0.notes = "Windy and wet." }
    #expect(try await store.undo(try #require(receipt.id)))
    summary = try #require(try await library.activity("known")).summary
    #expect(summary.label == "Long run" && summary.gear == nil && summary.effort == nil)
    // What somebody wrote since stays.
    #expect(summary.notes == "Windy and wet.")
    database.close()
  }

  @Test func `takes what is only told for no activity of its own`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    _ = try await take(store, "plain", [run(1000, id: "known")])
    let file = ImportedFile(name: "activities.csv", kind: "activities", digest: "account")
    let outcome = try await store.add(file) { [self] (writer) throws(Refusal) in
      for start in [1000.0, 90_000] {
        var told = run(start).summary
        told.gear = "Red shoes"
        writer.add(.said(told))
      }
    }
    guard case .taken(let receipt, _) = outcome else {
      Issue.record("it was not taken")
      return
    }
    #expect(receipt.filled == 1 && receipt.duplicates == 0 && receipt.activities == 0)
    #expect(try await library.history().entries.map { $0.id } == ["known"])
    #expect(try await library.activity("known")?.summary.gear == "Red shoes")
    database.close()
  }
}
