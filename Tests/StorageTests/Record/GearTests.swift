import Exchange
import Storage
import Testing
import Training

struct GearTests {
  private let folder = TestFolder()

  @Test func `counts gear, renames and merges it, and undoes that`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let file = ImportedFile(name: "runs", kind: "fit", digest: "runs")
    _ = try await store.add(file) { (writer: inout RecordWriter) throws(Never) in
      for (place, gear) in ["Red", "Red", "Blue"].enumerated() {
        var run = ActivitySummary(
          id: "id\(place)",
          sport: .running,
          kind: "running",
          startedAt: LocalTime(secondsSince1970: 1_780_000_000 + Double(place) * 86_400),
          source: .fit
        )
        (run.distance, run.elapsed, run.gear) = (.meters(1000), .seconds(300), gear)
        writer.add(Activity(summary: run))
      }
    }
    var known = try await library.gear()
    #expect(known.all.map(\.name) == ["Blue", "Red"] && !known.canUndo)
    #expect(known.all.map(\.activities) == [1, 2])
    #expect(known.all[1].distance == .meters(2000) && known.all[1].moving == .seconds(600))
    #expect(known.all[1].last - known.all[1].first == 1)
    #expect(try await !store.rename(gear: "Green", to: "Red"))
    #expect(try await store.rename(gear: "Red", to: "Blue"))
    known = try await library.gear()
    #expect(known.all.map(\.name) == ["Blue"] && known.all[0].activities == 3 && known.canUndo)
    // What was named otherwise since stays so.
    _ = try await store.annotate("id0") { $0.gear = "Green" }
    #expect(try await store.undoGear())
    known = try await library.gear()
    #expect(known.all.map(\.name) == ["Blue", "Red", "Green"] && !known.canUndo)
    #expect(try await store.undoGear() == false)
    #expect(try await store.rename(gear: "Blue", to: nil))
    #expect(try await library.gear().all.map(\.name) == ["Red", "Green"])
    #expect(try await store.undoGear())
    #expect(try await library.gear().all.count == 3)
    database.close()
  }
}
