import Screens
import Testing
import Training

struct RivalOfferTests {
  private let today = Day(daysSince1970: 20_723)

  private func offer(
    _ label: String,
    days: Int,
    isBest: Bool = false,
    in language: Language = .english
  ) throws -> RivalOffer {
    let rival = try #require(Rival(label, meters: [5000, 10_020], seconds: [1560, 3130]))
    let offered = OfferedRival(rival, on: today - days, isBest: isBest)
    return RivalOffer(offered, units: .metric, seenFrom: today, in: language)
  }

  @Test func `calls a rival by its label, else by its day`() throws {
    let named = try offer("Lake loop", days: 30)
    #expect(named.rival.name == "Lake loop")
    #expect(named.sentence == "You race Lake loop, 28 August: 10.02 km in 52:10.")
    let unnamed = try offer("", days: 400)
    #expect(unnamed.rival.name == "your run of 23 August 2025")
    #expect(unnamed.sentence == "You race your run of 23 August 2025: 10.02 km in 52:10.")
    let best = try offer("Lake loop", days: 30, isBest: true)
    #expect(best.rival.name == "your best")
    #expect(best.sentence == "You race your best, 28 August: 10.02 km in 52:10.")
  }

  @Test func `calls a rival in German by a name that no case changes`() throws {
    let named = try offer("Seerunde", days: 30, in: .german)
    #expect(named.rival.name == "Seerunde")
    #expect(named.sentence == "Du läufst gegen „Seerunde“ vom 28. August: 10,02 km in 52:10.")
    let unnamed = try offer("", days: 400, in: .german)
    #expect(unnamed.rival.name == "Lauf vom 23. August 2025")
    #expect(
      unnamed.sentence == "Du läufst gegen deinen Lauf vom 23. August 2025: 10,02 km in 52:10."
    )
    let best = try offer("", days: 30, isBest: true, in: .german)
    #expect(best.rival.name == "Bestzeit")
    #expect(best.sentence == "Du läufst gegen deine Bestzeit vom 28. August: 10,02 km in 52:10.")
  }
}
