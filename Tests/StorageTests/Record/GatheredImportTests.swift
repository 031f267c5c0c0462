import Exchange
import Storage
import Testing
import Training

struct GatheredImportTests {
  private enum Refusal: Error { case refused }
  private let folder = TestFolder()

  private func run(_ start: Double) -> Activity {
    Activity(
      summary: ActivitySummary(
        sport: .running,
        kind: "Running",
        startedAt: LocalTime(secondsSince1970: start),
        source: .fit
      )
    )
  }

  @Test func `keeps files together, and nothing of the one among them that is refused`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let activities = [10_000, 20_000, 30_000, 40_000].map { run($0) }
    let known = activities[1]
    let files = ["a", "b", "c", "d"].map { ImportedFile(name: $0, kind: "fit", digest: $0) }
    _ = try await store.add(files[1]) { (writer) throws(Refusal) in writer.add(known) }
    let outcomes = try await store.add(files.map { ($0, ImportPortion.whole) }) {
      (writer, place) throws(Refusal) in
      writer.add(activities[place])
      if place == 2 { throw .refused }
    }
    let ids = outcomes.map { outcome -> Int64? in
      if case .taken(let receipt, _) = outcome { receipt.id } else { nil }
    }
    #expect(ids[0] != nil && ids[0] == ids[3] && ids[1] == nil && ids[2] == nil)
    guard case .known(name: "b", _) = outcomes[1], case .refused(.refused) = outcomes[2] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(try await library.extent() == (3, 0, 0))
    #expect(try await store.standing("c") == .new)
    // What was given together is undone together.
    #expect(try await store.undo(try #require(ids[0])))
    #expect(try await library.extent() == (1, 0, 0))
    database.close()
  }
}
