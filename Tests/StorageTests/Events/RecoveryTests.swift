import Exchange
import Foundation
import Storage
import Testing

/// What is left after the worst: requirement R1 and the row "bit rot" of the promises.
struct RecoveryTests {
  /// The log is cut off at many places within its newest commits, as a dying machine leaves it.
  @Test func `keeps every whole commit when the log's tail is torn`() async throws {
    let folder = TestFolder()
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    let pen = Pen()
    var ends: [Int] = []
    for seq in Int64(1)...6 {
      _ = try await store.append(pen.batch(seq...seq))
      ends.append(try folder.databaseFiles()["pacesetter.sqlite-wal"]?.count ?? 0)
    }
    let files = try folder.databaseFiles()
    let log = try #require(files["pacesetter.sqlite-wal"])
    #expect(ends.last == log.count)
    // Every byte of the last commits would take minutes; a step that is prime to the frame's size
    // meets every kind of place, and each border is tried byte by byte.
    var cuts = Set(stride(from: ends[2], through: log.count, by: 499))
    for end in ends[2...] { cuts.formUnion((max(ends[2], end - 3)...min(log.count, end + 3))) }
    for cut in cuts.sorted() {
      let torn = try TestFolder.holding(
        files.merging(["pacesetter.sqlite-wal": log.prefix(cut)]) { $1 }
      )
      let whole = Int64(ends.lastIndex { $0 <= cut }.map { $0 + 1 } ?? 0)
      for _ in 1...2 {
        // A second time: recovery changes nothing any more.
        let reopened = try RecordDatabase(torn.folder)
        let library = SessionLibrary(reopened)
        #expect(try await library.acked(pen.device) == whole, "cut at \(cut)")
        #expect(try await library.events(of: "run-1")?.bytes == pen.body(1...whole))
        reopened.close()
      }
    }
  }

  @Test func `takes no damaged commit for a whole one`() async throws {
    let folder = TestFolder()
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    let pen = Pen()
    _ = try await store.append(pen.batch(1...5))
    let before = try #require(try folder.databaseFiles()["pacesetter.sqlite-wal"]).count
    _ = try await store.append(pen.batch(6...6))
    let files = try folder.databaseFiles()
    var dice = Dice(seed: 5)
    for _ in 1...60 {
      var log = try #require(files["pacesetter.sqlite-wal"])
      let place = before + Int(dice.number(UInt64(log.count - before)))
      log[place] ^= 1 << UInt8(dice.number(8))
      let hit = try TestFolder.holding(files.merging(["pacesetter.sqlite-wal": log]) { $1 })
      let reopened = try RecordDatabase(hit.folder)
      #expect(try await SessionLibrary(reopened).events(of: "run-1")?.bytes == pen.body(1...5))
      reopened.close()
    }
  }

  /// Three hundred damaged files: each is refused, or found out, or not harmed where it matters.
  @Test func `notices damage that the database does not`() async throws {
    let folder = TestFolder()
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    let pen = Pen()
    for first in stride(from: Int64(1), to: 400, by: 20) {
      _ = try await store.append(pen.batch(first...first + 19, "{\"distance\":\(first * 7)}"))
    }
    let whole = try #require(try await SessionLibrary(database).events(of: "run-1")).bytes
    database.close()
    let files = try folder.databaseFiles()
    var dice = Dice(seed: 11)
    var silent = 0
    for _ in 1...300 {
      var bytes = try #require(files["pacesetter.sqlite"])
      for _ in 0...dice.number(3) {
        bytes[Int(dice.number(UInt64(bytes.count)))] = UInt8(dice.number(256))
      }
      let hit = try TestFolder.holding(["pacesetter.sqlite": bytes])
      do {
        let reopened = try RecordDatabase(hit.folder)
        defer { reopened.close() }
        let found = try await reopened.damage()
        guard let part = try await SessionLibrary(reopened).events(of: "run-1") else {
          #expect(found != nil, "a session is gone and nobody noticed")
          continue
        }
        let isNoticed = found != nil || !part.damaged.isEmpty
        if !isNoticed, part.bytes != whole { silent += 1 }
        // Whatever is given out is as it was written.
        for line in part.lines { #expect(EventLine.isWhole(line)) }
      } catch {
        // Refused with a sentence: that is noticed.
        #expect(!error.description.isEmpty)
      }
    }
    #expect(silent == 0)
  }

  @Test func `reads on around a damaged line, and says which session it was`() async throws {
    let folder = TestFolder()
    var database = try RecordDatabase(folder.folder)
    let pen = Pen()
    _ = try await EventStore(database).append(pen.batch(1...9, "{\"mark\":\"a text to be found\"}"))
    database.close()
    var bytes = try #require(try folder.databaseFiles()["pacesetter.sqlite"])
    let place = try #require(bytes.range(of: Data("\"seq\":4".utf8)))
    bytes[place.upperBound - 1] = UInt8(ascii: "5")
    try bytes.write(to: URL(fileURLWithPath: folder.database))
    database = try RecordDatabase(folder.folder)
    let library = SessionLibrary(database)
    #expect(try await library.session("run-1")?.isDamaged == false)
    let part = try #require(try await library.events(of: "run-1"))
    #expect(part.damaged == [3])
    #expect(part.lines.count == 8)
    #expect(part.next == 9)
    #expect(try await library.session("run-1")?.isDamaged == true)
  }
}
