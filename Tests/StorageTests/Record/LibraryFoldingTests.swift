import Exchange
import Formats
import Foundation
import Storage
import Testing
import Training

struct LibraryFoldingTests {
  private let folder = TestFolder()

  private func workout(_ text: String, at moment: Double) -> OwnWorkout {
    OwnWorkout(
      name: "mine",
      text: text,
      base: "push",
      baseText: "# Push",
      changedAt: Instant(secondsSince1970: moment)
    )
  }

  @Test func `stands after the events, and again after all journals are folded anew`() async throws
  {
    var database = try RecordDatabase(folder.folder)
    var book = Logbook(try await EventStore(database))
    let wish = try Preference(
      key: "wish",
      value: ["minutes": 30],
      changedAt: Instant(secondsSince1970: 50)
    )
    try await book.keep(workout("one", at: 10), offset: .zero)
    try await book.keep(workout("two", at: 20), offset: .zero)
    try await book.prefer(wish, offset: UTCOffset(clamping: 60))
    #expect(try await book.library().workouts == [workout("two", at: 20)])
    #expect(try await book.library().preferences == [wish])
    #expect(try await book.undoLibrary(at: LocalTime(secondsSince1970: 30)))
    #expect(try await book.library().workouts == [workout("one", at: 10)])
    database.close()
    try folder.goBack(before: 13)
    database = try RecordDatabase(folder.folder)
    book = Logbook(try await EventStore(database))
    #expect(try await book.library().workouts == [workout("one", at: 10)])
    #expect(try await book.library().preferences == [wish])
    #expect(try await book.removeWorkout("mine", at: LocalTime(secondsSince1970: 5)))
    #expect(try await book.library().workouts == [])
    #expect(try await database.damage() == nil)
    database.close()
  }

  @Test func `comes with an export, goes with its undoing, and yields to what is newer`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let book = Logbook(try await EventStore(database))
    let store = RecordStore(database)
    let brought = workout("brought", at: 40)
    let wish = try Preference(
      key: "rules",
      value: ["a": 1],
      changedAt: Instant(secondsSince1970: 9)
    )
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let outcome = try await store.add(file) { (writer) throws(Never) in
      writer.add(brought)
      writer.add(wish)
    }
    #expect(try await book.library().workouts == [brought])
    try await book.keep(workout("later", at: 60), offset: .zero)
    #expect(try await book.library().workouts == [workout("later", at: 60)])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    _ = try await store.undo(id)
    #expect(try await book.library().workouts == [workout("later", at: 60)])
    #expect(try await book.library().preferences == [])
    database.close()
  }
}
