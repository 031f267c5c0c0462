import Exchange
import Foundation
import Storage
import Testing
import Training

/// The log is read once, and never told as it was before.
struct LogCopyTests {
  private let folder = TestFolder()

  private func set(_ reps: Double, of exercise: String = "Squat") -> LiftedSet {
    LiftedSet(exercise, SetResult(reps, load: LoadEntry(.external, 80, .kilograms)))
  }

  private func time(_ seconds: Double) -> LocalTime {
    LocalTime(secondsSince1970: 1_780_308_000 + seconds, offset: UTCOffset(clamping: 0))
  }

  /// The repetitions of every set, in the order of the log.
  private func counts(_ log: TrainingLog) -> [Int] {
    log.sessions.flatMap { session in session.sets.compactMap { $0.reps } }
  }

  @Test func `tells each change as soon as it is made`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    for number in 1...20 {
      _ = try await book.add([set(Double(number))], at: time(Double(number)))
      let log = try await book.log()
      #expect(counts(log).count == number)
      let digest = try await book.digest()
      #expect(counts(digest.log).count == number)
    }
    _ = try await book.undo()
    let undone = try await book.log()
    #expect(counts(undone).last == 19)
    try await RecordStore(database).rename("Squat", to: "Back Squat")
    let renamed = try await book.digest()
    #expect(renamed.exercises.map { $0.name } == ["Back Squat"])
    #expect(renamed.log.sessions.first?.sets.first?.exercise == "Back Squat")
    database.close()
  }

  @Test func `tells many at once what was there when each asked`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...30 {
        group.addTask {
          _ = try await book.add([set(Double(number))], at: time(Double(number)))
          // What somebody has just written, they are told.
          let log = try await book.log()
          #expect(counts(log).contains(number))
          let digest = try await book.digest()
          #expect(counts(digest.log).contains(number))
        }
      }
      try await group.waitForAll()
    }
    let log = try await book.log()
    #expect(counts(log).sorted() == Array(1...30))
    database.close()
  }

  @Test func `knows of imports, of what was removed, and that all was erased`() async throws {
    let database = try RecordDatabase(folder.folder)
    let events = try await EventStore(database)
    let store = RecordStore(database)
    func ids() async throws -> [String] {
      try await Logbook(events).log().sessions.map { $0.id }
    }
    func bring() async throws -> Int64? {
      let file = ImportedFile(name: "strong.csv", kind: "strong", digest: "a")
      let outcome = try await store.add(file) { (writer) throws(Never) in
        var session = StrengthSession(
          id: "legs",
          name: "Legs",
          startedAt: time(0),
          program: "strong"
        )
        session.sets = [set(5)]
        writer.add(session)
      }
      guard case .taken(let receipt, _) = outcome else { return nil }
      return receipt.id
    }
    #expect(try await ids() == [])
    let first = try #require(try await bring())
    #expect(try await ids() == ["legs"])
    #expect(try await store.remove(entry: "legs"))
    #expect(try await ids() == [])
    #expect(try await store.restore(entry: "legs"))
    #expect(try await ids() == ["legs"])
    #expect(try await store.undo(first))
    #expect(try await ids() == [])
    _ = try #require(try await bring())
    #expect(try await ids() == ["legs"])
    try await Erasure(database, events: events, files: FileStore(database)).run()
    #expect(try await ids() == [])
    database.close()
  }
}
