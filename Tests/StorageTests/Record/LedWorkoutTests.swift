import Exchange
import Formats
import Foundation
import GRDB
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

  private func record(of page: LedPage, in vault: Vault) async throws -> StrengthSession {
    _ = try await EventStore(vault).append(page.batch())
    _ = try await SessionFolding(vault).fold()
    return try #require(try await RecordLibrary(vault).strength("gym-1"))
  }

  @Test func `the log of the server tells what the page that led it logs`() async throws {
    let vault = try Vault(folder.folder)
    let page = try LedPage()
    let session = try await record(of: page, in: vault)
    #expect(session == KeptGym.session(of: page.lines))
    let log = try await Logbook(EventStore(vault)).log()
    let logged = try #require(log.sessions.first)
    #expect(try tree { logged.writeLogged(to: &$0) } == page.logged)
    #expect(logged.workout == "test" && logged.contentHash != nil && logged.effort == 7)
    #expect(logged.score == .roundsAndReps(rounds: 1, reps: 0))
    vault.close()
  }

  @Test func `trends, history and the session itself weigh it alike`() async throws {
    let vault = try Vault(folder.folder)
    let session = try await record(of: LedPage(), in: vault)
    let library = RecordLibrary(vault)
    #expect(session.volume == 1440)
    let trends = try await TrendReading(library, known: Runner(), on: session.day).trends
    #expect(trends.weeks.last?.lifted == session.volume)
    guard case .strength(let row)? = try await library.history().entries.first else {
      Issue.record("the history has no workout")
      return
    }
    #expect(row.volume == session.volume)
    vault.close()
  }

  @Test func `an export brings all of it to another folder, and is the same from there`()
    async throws
  {
    let vault = try Vault(folder.folder)
    let session = try await record(of: LedPage(), in: vault)
    let exported = try tree { session.write(to: &$0) }
    vault.close()
    let elsewhere = try Vault(other.folder)
    let brought = try StrengthSession(exported)
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    _ = try await RecordStore(elsewhere).take(file) { (writer) throws(Never) in
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
    var vault = try Vault(folder.folder)
    let session = try await record(of: LedPage(), in: vault)
    let names = RecordStore(vault)
    _ = try await names.annotate("gym-1") { remarks in
      remarks.label = "Leg day"
      remarks.notes = "Good."
    }
    _ = try await names.rename("Lunge", to: "Split Squat")
    vault.close()
    try folder.goBack(before: 13)
    vault = try Vault(folder.folder)
    let library = RecordLibrary(vault)
    #expect(try await library.strength("gym-1")?.workout == nil)
    #expect(try await SessionFolding(vault).fold() == 0)
    var expected = session
    expected.name = "Leg day"
    expected.note = "Good."
    for place in expected.sets.indices where expected.sets[place].exercise == "Lunge" {
      expected.sets[place].exercise = "Split Squat"
    }
    #expect(try await library.strength("gym-1") == expected)
    #expect(try await SessionFolding(vault).fold() == 0)
    #expect(try await vault.damage() == nil)
    vault.close()
  }

  @Test func `an export with more facts stands before one of the earlier build`() async throws {
    let vault = try Vault(folder.folder)
    let store = RecordStore(vault)
    let session = try #require(KeptGym.session(of: LedPage().lines))
    var earlier = session
    earlier.workout = nil
    earlier.contentHash = nil
    earlier.score = nil
    for (digest, brought) in [("a", earlier), ("b", session), ("c", earlier)] {
      let file = ImportedFile(name: digest, kind: "pacesetter", digest: digest)
      _ = try await store.take(file) { (writer) throws(Never) in writer.add(brought) }
    }
    let log = try await RecordLibrary(vault).trainingLog()
    #expect(log.sessions.map { $0.workout } == ["test"])
    #expect(log.sessions.map { $0.score } == [session.score])
    vault.close()
  }

  @Test func `keeps what is written beside the sets of a day when another set is logged`()
    async throws
  {
    let vault = try Vault(folder.folder)
    let book = Logbook(try await EventStore(vault))
    let set = LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, 80, .kilograms)))
    _ = try await book.add([set], at: 1_780_308_000, utcOffsetMinutes: 0)
    let id = try #require(try await book.log().sessions.first?.id)
    _ = try await RecordStore(vault).annotate(id) { $0.notes = "In the park." }
    _ = try await book.add([set], at: 1_780_308_060, utcOffsetMinutes: 0)
    let session = try #require(try await book.log().sessions.first)
    #expect(session.note == "In the park." && session.sets.count == 2)
    vault.close()
  }
}
