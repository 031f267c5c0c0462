import Exchange
import Screens
import Storage
import Testing

/// Why something went wrong is kept until somebody reads it, in whatever language.
struct KeptSentenceTests {
  private let folder = TestFolder()

  @Test func `says why files do not go to a place in the language of whoever reads it`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    defer { database.close() }
    let store = ExportStore(database)
    try await store.give("https://cloud.example.org/runs/", user: "me", now: 1)
    func problem(in language: Language) async throws -> String? {
      try await store.places(in: language).first?.kept.problem
    }
    let refusal = DAVRefusal.network(.unreachable("https://cloud.example.org", .refused))
    try await store.note(KeptExport.given, waiting: 1, problem: KeptSentence(refusal))
    #expect(try await problem(in: .english) == refusal.words(in: .english))
    #expect(try await problem(in: .german) == refusal.words(in: .german))

    // An earlier version has kept the English sentence only.
    try await store.note(KeptExport.given, waiting: 1, problem: KeptSentence("{the disk} is full"))
    #expect(try await problem(in: .german) == "{the disk} is full")
  }
}
