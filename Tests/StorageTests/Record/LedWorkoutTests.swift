import Exchange
import Formats
import Foundation
import GRDB
import Sessions
import Record
import Storage
import Testing
import Training

/// A workout that one device has led is the same on every other: in the record, the log, the export, trends.
struct LedWorkoutTests {
  private let folder = TestFolder()
  private let other = TestFolder()

  private func tree(_ write: (inout JSONWriter) -> Void) throws -> JSON {
    var json = JSONWriter()
    write(&json)
    return try JSON.parse(json.bytes)
  }

  private func record(of page: LedPage, in database: RecordDatabase) async throws -> StrengthSession
  {
    _ = try await EventStore(database).append(page.batch())
    _ = try await SessionFolding(database).fold()
    return try #require(try await RecordLibrary(database).strength("gym-1"))
  }

  @Test func `the log of the server tells what the page that led it logs`() async throws {
    let database = try RecordDatabase(folder.folder)
    let page = try LedPage()
    let session = try await record(of: page, in: database)
    #expect(session == KeptGym.session(of: page.lines))
    let log = try await Logbook(EventStore(database)).log()
    let logged = try #require(log.sessions.first)
    let own = page.logged
    #expect(try tree { logged.writeLogged(to: &$0) } == tree { own.writeLogged(to: &$0) })
    #expect(logged.workout == "test" && logged.contentHash != nil && logged.effort == 7)
    #expect(logged.score == .roundsAndReps(rounds: 1, reps: 0))
    database.close()
  }

  @Test func `trends, history and the session itself weigh it alike`() async throws {
    let database = try RecordDatabase(folder.folder)
    let session = try await record(of: LedPage(), in: database)
    let library = RecordLibrary(database)
    #expect(session.volume == 1440)
    let record = try await LocalRecord(database)
    let report = try await record.ask(HistoryAPI.Trends(Runner(), on: session.day))
    var trends = JSONWriter()
    report.write(to: &trends)
    let weeks = try JSON.parse(trends.bytes)["weeks"]?.array
    #expect(weeks?.last?["liftedKilograms"]?.number == session.volume)
    guard case .strength(let row)? = try await library.history().entries.first else {
      Issue.record("the history has no workout")
      return
    }
    #expect(row.volume == session.volume)
    database.close()
  }

  @Test func `an export brings all of it to another folder, and is the same from there`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let session = try await record(of: LedPage(), in: database)
    let exported = try tree { session.write(to: &$0) }
    database.close()
    let elsewhere = try RecordDatabase(other.folder)
    let brought = try StrengthSession(exported)
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    _ = try await RecordStore(elsewhere).add(file) { (writer) throws(Never) in
      writer.add(brought)
    }
    let library = RecordLibrary(elsewhere)
    #expect(try await library.strength("gym-1") == session)
    #expect(try await library.trainingLog().sessions == [session])
    let again = try #require(try await library.strength("gym-1"))
    #expect(try tree { again.write(to: &$0) } == exported)
    elsewhere.close()
  }

  @Test func `a record of the earlier build learns from the journal what it had lost`() async throws
  {
    var database = try RecordDatabase(folder.folder)
    let session = try await record(of: LedPage(), in: database)
    let names = RecordStore(database)
    _ = try await names.annotate("gym-1") { remarks in
      remarks.label = "Leg day"
      remarks.notes = "Good."
    }
    _ = try await names.rename("Lunge", to: "Split Squat")
    database.close()
    try folder.goBack(before: 13)
    database = try RecordDatabase(folder.folder)
    let library = RecordLibrary(database)
    #expect(try await library.strength("gym-1")?.workout == nil)
    #expect(try await SessionFolding(database).fold() == 0)
    var expected = session
    expected.name = "Leg day"
    expected.note = "Good."
    for place in expected.sets.indices where expected.sets[place].exercise == "Lunge" {
      expected.sets[place].diaryName = "Lunge"
      expected.sets[place].exercise = "Split Squat"
    }
    #expect(try await library.strength("gym-1") == expected)
    #expect(try await SessionFolding(database).fold() == 0)
    #expect(try await database.damage() == nil)
    database.close()
  }

  @Test func `an export with more facts stands before one of the earlier build`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = RecordStore(database)
    let session = try #require(KeptGym.session(of: LedPage().lines))
    var earlier = session
    earlier.workout = nil
    earlier.contentHash = nil
    earlier.score = nil
    for (digest, brought) in [("a", earlier), ("b", session), ("c", earlier)] {
      let file = ImportedFile(name: digest, kind: "pacesetter", digest: digest)
      _ = try await store.add(file) { (writer) throws(Never) in writer.add(brought) }
    }
    let log = try await RecordLibrary(database).trainingLog()
    #expect(log.sessions.map { $0.workout } == ["test"])
    #expect(log.sessions.map { $0.score } == [session.score])
    database.close()
  }

  @Test func `keeps what is written beside the sets of a day when another set is logged`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    let set = LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, 80, .kilograms)))
    _ = try await book.add([set], at: LocalTime(secondsSince1970: 1_780_308_000))
    let id = try #require(try await book.log().sessions.first?.id)
    _ = try await RecordStore(database).annotate(id) { $0.notes = "In the park." }
    _ = try await book.add([set], at: LocalTime(secondsSince1970: 1_780_308_060))
    let session = try #require(try await book.log().sessions.first)
    #expect(session.note == "In the park." && session.sets.count == 2)
    database.close()
  }
}
