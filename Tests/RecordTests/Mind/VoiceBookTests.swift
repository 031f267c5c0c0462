import Exchange
import Prompts
import Screens
import Record
import Storage
import Testing
import Training

struct VoiceBookTests {
  private let folder = TestFolder()

  private static let prices = ModelTable(
    Array(
      #"{"read_on":"2026-11-24","models":[],"recognizers":[{"name":"quick","minute":0.006}],"defaults":{}}"#
        .utf8
    )
  )

  @Test func `pays for a sound by the minute, keeps to the cap, and gives back what cost nothing`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let record = try await LocalRecord(database)
    let book = VoiceBook(database, prices: try #require(Self.prices))
    func release(_ seconds: Double, mayCost: Bool = true) async throws -> VoiceBook.Answer {
      try await book.release(
        to: "POST https://api.example.org/v1/audio/transcriptions",
        model: "quick",
        mayCost: mayCost,
        seconds: seconds,
        bytes: Int(seconds * 32_000)
      )
    }
    #expect(try await release(10) == .refused(.notShared))
    #expect(try await record.ask(MindAPI.Ledger()).entries.isEmpty)

    // Thirty seconds cost 3,000 millionths of a dollar: two such notes pass, a third does not.
    var change = MindChange()
    change.shared = [.voice]
    change.dayCap = 7000
    _ = try await record.ask(MindAPI.Change(change))
    #expect(try await release(30) == .released(1))
    #expect(try await release(30) == .released(2))
    #expect(try await release(30) == .refused(.overBudget))
    #expect(try await release(30, mayCost: false) == .released(3))
    try await book.settle(1, nil, mayHaveCost: true)
    try await book.settle(2, ListeningRefusal.key(status: 401), mayHaveCost: false)
    let costs = try await record.ask(MindAPI.Ledger()).entries.map { $0.cost }
    #expect(costs == [0, 0, 3000])
    #expect(try await release(30) == .released(4))
    database.close()
  }
}
