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

  private func reps(_ log: TrainingLog) -> [Double] {
    log.sessions.flatMap { $0.sets.compactMap { $0.reps } }
  }

  @Test func `tells each change as soon as it is made`() async throws {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    for reps in 1...20 {
      _ = try await book.add([set(Double(reps))], at: time(Double(reps)))
      #expect(try await self.reps(book.log()).count == reps)
      #expect(try await self.reps(book.digest().log).count == reps)
    }
    _ = try await book.undo()
    #expect(try await reps(book.log()).last == 19)
    try await RecordStore(database).rename("Squat", to: "Back Squat")
    #expect(try await book.log().sessions.first?.sets.first?.exercise == "Back Squat")
    #expect(try await book.digest().exercises.map { $0.name } == ["Back Squat"])
    try await RecordStore(database).removeAll()
    #expect(try await RecordLibrary(database).trainingLog().sessions == [])
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
          #expect(try await reps(book.log()).contains(Double(number)))
          #expect(try await reps(book.digest().log).contains(Double(number)))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await reps(book.log()).sorted() == (1...30).map { Double($0) })
    database.close()
  }
}
