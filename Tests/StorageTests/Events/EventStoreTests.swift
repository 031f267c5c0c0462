import Storage
import Testing

struct EventStoreTests {
  private let folder = TestFolder()
  private let pen = Pen()

  @Test func `acknowledges what it has taken`() async throws {
    let store = try await EventStore(try RecordDatabase(folder.folder))
    #expect(try await store.append(pen.batch(1...3)) == .acked(3))
    #expect(try await store.append(pen.batch(4...4)) == .acked(4))
    #expect(await store.head == 4)
  }

  @Test func `drops what it has already`() async throws {
    let store = try await EventStore(try RecordDatabase(folder.folder))
    for _ in 1...5 { #expect(try await store.append(pen.batch(1...3)) == .acked(3)) }
    #expect(try await store.append(pen.batch(2...5)) == .acked(5))
    #expect(try await store.append(pen.batch(1...1)) == .acked(5))
    #expect(await store.head == 5)
  }

  @Test func `tells what it expects when there is a gap, and takes nothing`() async throws {
    let store = try await EventStore(try RecordDatabase(folder.folder))
    #expect(try await store.append(pen.batch(1...2)) == .acked(2))
    #expect(try await store.append(pen.batch(5...6)) == .gap(expected: 3))
    #expect(try await store.append(pen.batch(3...6)) == .acked(6))
    let other = Pen(device: "00000000000000bb")
    #expect(try await store.append(other.batch(9...9)) == .gap(expected: 1))
  }

  @Test func `keeps the first of two events with one number`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    #expect(try await store.append(pen.batch(1...3)) == .acked(3))
    #expect(try await store.append(pen.batch(2...5, "1")) == .conflict(2, acked: 3))
    let part = try #require(try await SessionLibrary(database).events(of: "run-1"))
    #expect(part.bytes == pen.body(1...3))
  }

  @Test func `jumps where a sender no longer has what is missing`() async throws {
    let store = try await EventStore(try RecordDatabase(folder.folder))
    #expect(try await store.append(pen.batch(50...51, oldest: 50)) == .acked(51))
    #expect(try await store.append(pen.batch(60...61, oldest: 58)) == .gap(expected: 58))
    #expect(try await store.append(pen.batch(60...61)) == .gap(expected: 52))
    // Where nothing is missing there is nothing to jump over.
    #expect(try await store.append(pen.batch(51...52, oldest: 51)) == .acked(52))
  }

  @Test func `announces what has arrived, in order and once`() async throws {
    let (stream, announced) = AsyncStream.makeStream(of: [Arrival].self)
    let store = try await EventStore(try RecordDatabase(folder.folder)) { announced.yield($0) }
    _ = try await store.append(pen.batch(1...2))
    _ = try await store.append(pen.batch(2...3))
    _ = try await store.append(Pen(device: "00000000000000bb", session: nil).batch(1...1))
    announced.finish()
    var all: [Arrival] = []
    for await arrivals in stream { all += arrivals }
    #expect(all.map(\.number) == [1, 2, 3, 4])
    #expect(all.map(\.device).last == "00000000000000bb")
    #expect(all.map(\.session) == ["run-1", "run-1", "run-1", nil])
    #expect(all[2].line == pen.line(3))
  }

  @Test func `knows everything again after a restart`() async throws {
    var database: RecordDatabase? = try RecordDatabase(folder.folder)
    let identity = database?.identity
    _ = try await EventStore(try #require(database)).append(pen.batch(1...7))
    database?.close()
    database = nil
    let reopened = try RecordDatabase(folder.folder)
    #expect(reopened.identity == identity)
    let store = try await EventStore(reopened)
    #expect(await store.head == 7)
    #expect(try await store.append(pen.batch(9...9)) == .gap(expected: 8))
    #expect(try await SessionLibrary(reopened).acked(pen.device) == 7)
  }

  @Test func `gives no arrival number twice`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    _ = try await store.append(pen.batch(1...7))
    #expect(try await store.remove(session: "run-1"))
    #expect(try await !store.remove(session: "run-1"))
    // The same again, and a new one: what was removed stays removed.
    #expect(try await store.append(pen.batch(6...8)) == .acked(8))
    let arrivals = try await SessionLibrary(database).arrivals(after: 0)
    #expect(arrivals.map(\.number) == [8])
    #expect(try await EventStore(database).head == 8)
  }

  @Test func `takes many senders at once, each in its order`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for sender in 1...20 {
        group.addTask {
          let pen = Pen(device: "000000000000\(1000 + sender)", session: "s-\(sender)")
          for seq in Int64(1)...25 {
            let receipt = try await store.append(pen.batch(seq...seq))
            #expect(receipt == .acked(seq))
          }
        }
      }
      try await group.waitForAll()
    }
    let library = SessionLibrary(database)
    #expect(try await library.extent() == (20, 500))
    for sender in 1...20 {
      let pen = Pen(device: "000000000000\(1000 + sender)", session: "s-\(sender)")
      #expect(try await library.events(of: "s-\(sender)")?.bytes == pen.body(1...25))
    }
    let work = await store.work
    #expect(work.events == 500)
    #expect(work.commits < 500, "what waits together is committed together")
  }

  /// Requirement R4: whatever the network does, the outcome is that of the clean run.
  @Test(arguments: 1...40)
  func `ends up the same whatever was lost, doubled or late`(seed: UInt64) async throws {
    var dice = Dice(seed: seed)
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    let pens = (1...3).map { Pen(device: "00000000000000a\($0)") }
    var acked = [Int64](repeating: 0, count: 3)
    var rounds = 0
    while acked.contains(where: { $0 < 30 }), rounds < 2000 {
      rounds += 1
      let who = Int(dice.number(3))
      // From anywhere around what is acknowledged, also beyond it.
      let first = max(1, min(30, acked[who] + 2 - Int64(dice.number(6))))
      let last = min(30, first + Int64(dice.number(8)))
      let batch = try pens[who].batch(first...last)
      for _ in 0...dice.number(3) {
        let receipt = try await store.append(batch)
        // One answer in three is lost on its way.
        guard dice.number(3) > 0 else { continue }
        switch receipt {
        case .acked(let number): acked[who] = max(acked[who], number)
        case .gap(let expected): acked[who] = max(acked[who], expected - 1)
        case .conflict: Issue.record("nothing differs")
        }
      }
    }
    let library = SessionLibrary(database)
    #expect(try await library.extent() == (1, 90))
    let lines = try #require(try await library.events(of: "run-1")).lines
    for pen in pens {
      let own = lines.filter { String(decoding: $0, as: UTF8.self).contains(pen.device) }
      #expect(own == (1...30).map { pen.line($0) })
    }
  }
}

/// Numbers by chance that can be thrown again (SplitMix64).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(_ sides: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) % sides
  }
}
