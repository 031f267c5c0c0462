import Screens
import Testing
import Training

struct MindScreenTests {
  @Test func `says what was spent, and where nothing can be`() {
    let paid = MindSettings(provider: .anthropic, dayCap: 500_000, monthCap: 5_000_000)
    #expect(
      MindScreen.spent(4200, 120_000, under: paid)
        == "Spent today: $0.0042 of $0.50. This month: $0.12 of $5.00."
    )
    let own = MindSettings(provider: .compatible, isFree: true)
    #expect(MindScreen.spent(0, 0, under: own) == "It costs nothing.")
    #expect(MindScreen.spent(0, 0, under: MindSettings()) == "")
  }

  @Test func `says who answered, after how long and for how much`() {
    #expect(MindScreen.took("tiny", .milliseconds(1240), 4200) == "tiny, 1.2 s, $0.0042")
    #expect(MindScreen.took("", .seconds(8), 0) == "8.0 s, $0.00")
  }

  @Test func `says when something was sent and what was in it`() {
    let time = LocalTime(Instant(secondsSince1970: 1_771_000_000), offset: .zero)
    #expect(MindScreen.moment(time) == "2026-02-13, 16:26")
    let facts = MindScreen.facts("m", bytes: 900, tokens: 12, micros: 0, categories: "")
    #expect(facts == "m · 900 bytes · 12 tokens · $0.00 · nothing of yours")
  }

  @Test func `says all of it in German`() {
    let paid = MindSettings(provider: .anthropic, dayCap: 500_000, monthCap: 5_000_000)
    #expect(
      MindScreen.spent(4200, 120_000, under: paid, in: .german)
        == "Heute ausgegeben: 0,0042 $ von 0,50 $. Diesen Monat: 0,12 $ von 5,00 $."
    )
    #expect(
      MindScreen.took("tiny", .milliseconds(1240), 4200, in: .german) == "tiny, 1,2 s, 0,0042 $"
    )
    let time = LocalTime(Instant(secondsSince1970: 1_771_000_000), offset: .zero)
    #expect(MindScreen.moment(time, in: .german) == "13. Februar 2026, 16:26")
    let facts = MindScreen.facts(
      "m",
      bytes: 900,
      tokens: 12,
      micros: 0,
      categories: "words this_run",
      in: .german
    )
    #expect(facts == "m · 900 Bytes · 12 Tokens · 0,00 $ · deine Worte, dieser Lauf")
    for task in MindTask.allCases {
      #expect(MindScreen.name(of: task, in: .german) != MindScreen.name(of: task))
    }
    for category in PrivacyCategory.allCases {
      #expect(category.words(in: .german) != category.words())
    }
  }
}
