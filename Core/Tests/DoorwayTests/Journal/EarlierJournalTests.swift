import Doorway
import Formats
import Testing

/// Journals that were written before sessions left the floor of shapes give the same bytes as then.
struct EarlierJournalTests {
  @Test func `a run that was written before gives the same effects`() {
    let effects = RunJournal.replay(Array((EarlierRun.text + "\n").utf8))
    #expect(effects.count == 29_106)
    #expect(digest(effects) == "85C009E7")
  }

  @Test func `a workout that was written before gives the same effects`() {
    let effects = RunJournal.replay(Array((EarlierWorkout.text + "\n").utf8))
    #expect(effects.count == 6391)
    #expect(digest(effects) == "62F29D8E")
  }

  @Test(arguments: [("on", "E004238E"), ("look", "E9D92BFB"), ("end", "A9A65AB6")])
  func `a run that was written before is taken up with the same reply`(
    take: String,
    expected: String
  ) {
    let bytes = resumed("resume", EarlierRun.text, take, wall: 1_767_254_575_000, "summary")
    #expect(digest(bytes) == expected)
  }

  @Test(arguments: [("on", "6756C104"), ("look", "F31AFF97"), ("end", "47B78551")])
  func `a workout that was written before is taken up with the same reply`(
    take: String,
    expected: String
  ) {
    let bytes = resumed(
      "resumeGym",
      EarlierWorkout.text,
      take,
      wall: 1_767_258_559_200,
      "gymSummary"
    )
    #expect(digest(bytes) == expected)
  }

  /// What a page hears when it takes a journal up, and what came of it.
  private func resumed(
    _ request: String,
    _ journal: String,
    _ take: String,
    wall: Double,
    _ summary: String
  ) -> [UInt8] {
    var page = PageSession()
    let lines = journal.split(separator: "\n").map { JSON.string(String($0)) }
    let resume: JSON = [
      "do": .string(request), "clock": ["mono": 900, "wall": .number(wall)],
      "journal": .array(lines), "take": .string(take), "seq": 1,
    ]
    var bytes = page.reply(to: resume.utf8())
    if take != "look" {
      bytes += page.reply(to: JSON.object([.init("do", .string(summary))]).utf8())
    }
    return bytes
  }

  private func digest(_ bytes: [UInt8]) -> String {
    let digits = String(CRC32C.checksum(of: bytes), radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
