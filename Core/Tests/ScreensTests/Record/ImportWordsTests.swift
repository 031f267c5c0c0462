import Screens
import Testing
import Training

struct ImportWordsTests {
  @Test(
    arguments: [
      (0, 0, 0, "nothing new"), (1, 0, 0, "1 activity"),
      (3, 1, 0, "3 activities, 1 strength session"),
      (0, 2, 31, "2 strength sessions, 31 days of health data"),
    ]
  )
  func `says what a file brought`(activities: Int, sessions: Int, days: Int, words: String) {
    #expect(ImportWords.counted(activities, sessions, days) == words)
  }

  @Test func `says what was known before`() {
    #expect(ImportWords.known(duplicates: 0, richer: 0) == "")
    #expect(ImportWords.known(duplicates: 1, richer: 0) == ", 1 duplicate")
    #expect(
      ImportWords.known(duplicates: 5, richer: 2)
        == ", 5 duplicates (2 replaced by a richer record)"
    )
    #expect(ImportWords.known(since: Day(daysSince1970: 20_781)) == "already imported, on 2026-11-24")
  }

  @Test func `sums a whole import up`() {
    let words = ImportWords.total(
      files: 4,
      brought: "2 activities",
      known: 1,
      refused: 1,
      passedOver: 3
    )
    #expect(
      words
        == "4 files: 2 activities, 1 file already imported, 1 file refused, 3 other files passed over"
    )
    #expect(ImportWords.undo(7) == ". Undo: pacesetter import --undo 7")
  }

  @Test func `lists eight names, and counts the rest`() {
    let names = (1...10).map { "Lift \($0)" }
    #expect(ImportWords.unsure(names).contains("\"Lift 8\" and 2 more; "))
    #expect(ImportWords.unknown(["Bench"]).contains("--map \"Bench=NAME\""))
  }
}
