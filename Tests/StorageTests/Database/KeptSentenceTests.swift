import Exchange
import Screens
import Storage
import Testing
import Training

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

  @Test func `says what came of a request to a model in the language of whoever reads it`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    defer { database.close() }
    let book = MindBook(database)
    let row = LedgerEntry(
      task: "reply",
      provider: "compatible",
      model: "tiny",
      categories: [.words],
      bytes: 10,
      place: "http://127.0.0.1:1",
      body: "",
      cost: 0
    )
    let now = LocalTime(Instant(secondsSince1970: 1_771_000_000), offset: .zero)
    let reserved = try await book.reserve(row, under: MindSettings(), at: now)
    let number = try #require(reserved)
    func outcome(in language: Language) async throws -> String? {
      try await book.ledger(in: language).entries.first?.outcome
    }
    #expect(try await outcome(in: .english) == "sent")
    #expect(try await outcome(in: .german) == "gesendet")
    let error = ModelError.server(503)
    try await book.settle(number, KeptSentence(error).column, cost: 0)
    #expect(try await outcome(in: .english) == error.words(in: .english))
    #expect(try await outcome(in: .german) == error.words(in: .german))

    // An earlier version has kept the English sentence only.
    try await book.settle(number, "the model took too long", cost: 0)
    #expect(try await outcome(in: .german) == "the model took too long")
    try await book.judge(number, "not usable")
    #expect(try await outcome(in: .german) == "nicht verwendbar")
  }
}
