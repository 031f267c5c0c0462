import Exchange
import Storage
import Testing
import Training

struct SessionLibraryTests {
  private let folder = TestFolder()

  @Test func `lists sessions, the newest first, a page at a time`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    for number in Int64(1)...7 {
      _ = try await store.append(EventBatch(Pen(session: "run-\(number)").line(number)))
    }
    let library = SessionLibrary(database)
    var names: [String] = []
    var cursor: SessionCursor?
    repeat {
      let page = try await library.sessions(before: cursor, limit: 3)
      names += page.sessions.map(\.id)
      // A cursor survives its way through a query.
      cursor = page.next.flatMap { SessionCursor($0.text) }
    } while cursor != nil
    #expect(names == (1...7).reversed().map { "run-\($0)" })
    #expect(SessionCursor("nonsense") == nil)
  }

  @Test func `tells what a session is`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    _ = try await store.append(Pen().batch(2...4, oldest: 2))
    _ = try await store.append(Pen(device: "00000000000000bb").batch(1...1))
    let lines = Pen().body(2...4) + Pen(device: "00000000000000bb").body(1...1)
    let began = Instant(millisecondsSince1970: 1_784_500_000_000)
    #expect(
      try await SessionLibrary(database).session("run-1")
        == SessionSummary(
          id: "run-1",
          events: 4,
          bytes: Int64(lines.count),
          began: LocalTime(began, offset: UTCOffset(clamping: 120)),
          ended: began.advanced(by: .seconds(1)),
          devices: ["00000000000000aa", "00000000000000bb"],
          isDamaged: false
        )
    )
    #expect(try await SessionLibrary(database).session("run-2") == nil)
    #expect(try await SessionLibrary(database).events(of: "run-2") == nil)
  }

  @Test func `reads from a number on, as much as a message carries`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    for first in [Int64(1), 501, 1001] {
      _ = try await store.append(Pen().batch(first...first + 499))
    }
    let library = SessionLibrary(database)
    let part = try #require(try await library.events(of: "run-1", from: 700))
    #expect(part.bytes == Pen().body(701...1200))
    #expect(part.next == 1200)
    let end = try #require(try await library.events(of: "run-1", from: 1500))
    #expect(end.bytes.isEmpty)
    #expect(end.next == 1500)
    let small = try #require(try await library.events(of: "run-1", from: 0, bytes: 1000))
    #expect(small.lines.count < 10)
    #expect(Int64(small.lines.count) == small.next)
  }

  @Test func `comes back from its export, byte for byte`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    _ = try await store.append(Pen().batch(1...300))
    _ = try await store.append(Pen(device: "00000000000000bb", session: "run-2").batch(1...5))
    _ = try await store.append(Pen().batch(301...310))
    let export = try await everything(of: database)
    let other = TestFolder()
    let second = try RecordDatabase(other.folder)
    let copy = try await EventStore(second)
    #expect(try await copy.add(exported: export) == EventImport(taken: 315, known: 0))
    #expect(try await copy.add(exported: export) == EventImport(taken: 0, known: 315))
    #expect(try await everything(of: second) == export)
    // The devices go on where they were.
    #expect(try await copy.append(Pen().batch(311...311)) == .acked(311))
  }

  @Test func `takes an export whole or not at all`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    _ = try await store.append(Pen().batch(1...3))
    await #expect(throws: EventImportError.line(3, reason: "the line does not match its checksum"))
    {
      try await store.add(exported: Pen().body(4...5) + Array("damaged".utf8))
    }
    let error = await #expect(throws: EventImportError.self) {
      try await store.add(exported: Pen().body(4...5) + Pen().body(2...2, "1"))
    }
    #expect(error?.description.contains("line 3: event 2") == true)
    #expect(try await SessionLibrary(database).extent() == (1, 3))
    #expect(await store.head == 3)
  }

  private func everything(of database: RecordDatabase) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    var number: Int64 = 0
    while case let arrivals = try await SessionLibrary(database).arrivals(after: number),
      let last = arrivals.last
    {
      for arrival in arrivals { bytes += arrival.line + [0x0A] }
      number = last.number
    }
    return bytes
  }
}
