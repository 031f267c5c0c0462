import Exchange
import Storage
import Testing
import Training

struct MemoryStoreTests {
  private let folder = TestFolder()

  @Test func `remembers of a key what was said last, and forgets it`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let values: [MemoryItem.Value] = [
      .truth(true), .number(1.5), .text("a \"b\""), .tree("[1,null]"),
    ]
    for (place, value) in values.enumerated() {
      let item = MemoryItem(
        .preference,
        "key",
        value,
        confidence: 0.25,
        source: .aiInferred,
        updatedAt: Instant(secondsSince1970: Double(place) + 0.5)
      )
      try await store.remember(item)
      #expect(try await library.memory() == [item])
    }
    #expect(try await store.forget("key"))
    #expect(try await !store.forget("key"))
    #expect(try await library.memory() == [])
    database.close()
  }

  @Test func `tells of a runner what he has said before, and no more than he says now`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let file = ImportedFile(name: "a", kind: "apple_health", digest: "a")
    _ = try await store.add(file) { (writer) throws(Never) in
      writer.add(DailyFigure(day: Day(daysSince1970: 100), kind: .restingHeartRate, value: 55))
    }
    #expect(
      try await library.runner(Runner(), on: Day(daysSince1970: 100)).restingHeartRate
        == .beatsPerMinute(55)
    )
    for (key, value) in [("heart.rest", 48.0), ("heart.max", 188)] {
      try await store.remember(
        MemoryItem(.fact, key, .number(value), updatedAt: Instant(secondsSince1970: 0))
      )
    }
    let known = try await library.runner(Runner(), on: Day(daysSince1970: 100))
    #expect(known.restingHeartRate == .beatsPerMinute(48))
    #expect(known.maxHeartRate == .beatsPerMinute(188))
    let said = Runner(maxHeartRate: .beatsPerMinute(190), restingHeartRate: .beatsPerMinute(50))
    #expect(try await library.runner(said, on: Day(daysSince1970: 100)) == said)
    database.close()
  }

  @Test func `comes and goes with its import, and never takes the place of what is known`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let own = MemoryItem(.goal, "a", .number(1), updatedAt: Instant(secondsSince1970: 5))
    try await store.remember(own)
    let brought = MemoryItem(.goal, "b", .number(2), updatedAt: Instant(secondsSince1970: 1))
    let other = MemoryItem(.goal, "a", .number(2), updatedAt: Instant(secondsSince1970: 9))
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let outcome = try await store.add(file) { (writer) throws(Never) in
      writer.add(brought)
      writer.add(other)
    }
    #expect(try await library.memory() == [own, brought])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    #expect(try await store.undo(id))
    #expect(try await library.memory() == [own])
    database.close()
  }
}
