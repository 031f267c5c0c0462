import Doorway
import Formats
import Testing

/// Journals that were written before sessions left the floor of shapes are still read as they were.
///
/// A run is coached again as it is read, so its lines are those of today's coach: the digests of a run change
/// with its words and rules, and those of a workout with its cues. Three things more differ on purpose,
/// each held against the earlier build member by member: a page that takes a run up hears `isFresh`,
/// `hints` and `language` besides; a workout is given back as it stands after the gap, or at its end; and its cues carry
/// a name and the ranks of a run, and are not said when their time has passed. Of its screen and summary
/// four words are today's: the name of a part without a heading, the place among the exercises, sets that
/// were alike, and the thousands of what was lifted.
struct EarlierJournalTests {
  @Test func `a run that was written before gives the same effects`() {
    let effects = RunJournal.replay(Array((EarlierRun.text + "\n").utf8))
    #expect(effects.count == 28_444)
    #expect(digest(effects) == "ACF0342F")
  }

  @Test func `a workout that was written before gives the same effects`() {
    let effects = RunJournal.replay(Array((EarlierWorkout.text + "\n").utf8))
    #expect(effects.count == 6155)
    #expect(digest(effects) == "6E113CDA")
  }

  @Test(arguments: [("on", "B8D8862F"), ("look", "25E1154B"), ("end", "E50377C6")])
  func `a run that was written before is taken up with the same reply`(
    take: String,
    expected: String
  ) {
    let bytes = resumed("resume", EarlierRun.text, take, wall: 1_767_254_575_000, "summary")
    #expect(digest(bytes) == expected)
  }

  @Test(arguments: [("on", "8C6320B4"), ("look", "9D278911"), ("end", "EAD0D0E6")])
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
