import Exchange
import Foundation
import GRDB
import Storage
import Testing
import Training

struct LogbookTests {
  private let folder = TestFolder()
  private static let noon = 1_780_308_000.0

  private func time(_ seconds: Double = noon, offset: Int = 0) -> LocalTime {
    LocalTime(secondsSince1970: seconds, offset: UTCOffset(clamping: offset))
  }

  private func set(_ reps: Double, _ weight: Double) -> LiftedSet {
    LiftedSet("Squat", SetResult(reps, load: LoadEntry(.external, weight, .kilograms)))
  }

  @Test func `logs sets into the record, a session a day`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    _ = try await book.add([set(5, 80), set(5, 80)], at: time(offset: 120))
    #expect(try await book.log().sessions.map { $0.sets.count } == [2])
    _ = try await book.add([set(3, 90)], note: "hard", at: time(Self.noon + 60, offset: 120))
    _ = try await book.add([set(1, 95)], at: time(Self.noon - 86_400, offset: 120))
    let log = try await book.log()
    #expect(log.sessions.map { $0.id } == ["20260531-log", "20260601-log"])
    var hard = set(3, 90)
    hard.note = "hard"
    #expect(log.sessions[1].sets == [set(5, 80), set(5, 80), hard])
    let page = try await RecordLibrary(database).history()
    #expect(page.entries.map { $0.id } == ["20260601-log", "20260531-log"])
    database.close()
  }

  @Test func `takes back the newest word first, until nothing stands`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    _ = try await book.add([set(5, 80)], at: time())
    _ = try await book.add([set(1, 95)], at: time(Self.noon - 86_400))
    #expect(try await book.undo()?.sets == [set(1, 95)])
    #expect(try await book.log().sessions.map { $0.sets } == [[set(5, 80)]])
    #expect(try await book.undo()?.sets == [set(5, 80)])
    #expect(try await book.undo() == nil)
    #expect(try await book.log().sessions.isEmpty)
    #expect(try await database.damage() == nil)
    database.close()
  }

  @Test func `counts the challenge, each addition once by its name`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    for _ in 1...2 {
      _ = try await book.add(20, id: "one", at: time())
    }
    let log = try await book.add(5, at: time())
    let day = time().day
    #expect(log.challenge(on: day).done == 25)
    #expect(try await book.undoChallenge()?.entry.count == 5)
    #expect(try await book.undoChallenge()?.entry.count == 20)
    #expect(try await book.undoChallenge() == nil)
    let chosen = try await book.choose("Squat", goal: 30, at: time())
    #expect(chosen.challenge(on: day).goal == 30)
    database.close()
  }

  @Test func `keeps what a weight means, also of a record from before`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    let result = SetResult(8, load: LoadEntry(.assisted, 20, .pounds), effort: .exertion(8))
    let pullUp = LiftedSet("Pull-Up", result)
    _ = try await book.add([pullUp], at: time())
    #expect(try await book.log().sessions.first?.sets == [pullUp])
    database.close()
  }
}
