import Coaching
import Screens
import Testing

struct PhraseRowTests {
  @Test func `takes a row without brackets as neutral`() {
    let row = PhraseRow("{split}. Next one.")
    #expect(row.phrase == "{split}. Next one.")
    #expect(row.phrase.isNeutral && !row.swears && row.unknownClaims == [])
  }

  @Test func `takes the claims out of the brackets`() {
    let row = PhraseRow("[even fine] {split}. Even as a picket fence.")
    #expect(row.phrase == Phrase("{split}. Even as a picket fence.", claims: [.even, .fine]))
  }

  @Test func `looks for the claims after the mark of swearing`() {
    let row = PhraseRow("! [slower] {split}. Damn.")
    #expect(row.phrase == Phrase("{split}. Damn.", claims: [.slower]))
    #expect(row.swears)
  }

  @Test func `knows a name that is no claim`() {
    let row = PhraseRow("[evn fine] {split}. Even.")
    #expect(row.unknownClaims == ["evn"])
  }

  @Test(arguments: ["[even", "[even]", "[]"])
  func `shows nobody a row without words`(row: String) {
    #expect(PhraseRow(row).phrase.text == "")
  }

  @Test(arguments: Personality.allCases)
  func `names only claims that exist`(personality: Personality) {
    let unknown = Topic.allCases.flatMap { topic in
      personality.phraseRows(on: topic).flatMap { $0.unknownClaims }
    }
    #expect(unknown == [])
  }

  @Test(arguments: Personality.allCases)
  func `keeps the brackets to itself`(personality: Personality) {
    let lines = Topic.allCases.flatMap { personality.lines(on: $0, swearing: true) }
    #expect(lines.filter { $0.isEmpty || $0.contains("[") || $0.contains("]") } == [])
  }
}
