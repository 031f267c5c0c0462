import Screens
import Testing
import Training

struct DayWordsTests {
  @Test func `says days as people do`() {
    // A Wednesday.
    let day = Day(daysSince1970: 20_516)
    #expect(DayWords.date(day) == "4 March 2026")
    #expect(DayWords.weekday(day) == "Wed")
    #expect(DayWords.text(day, seenFrom: day) == "today")
    #expect(DayWords.text(day, seenFrom: day + 1) == "yesterday")
    #expect(DayWords.text(day, seenFrom: day + 3) == "Wed, 3 days ago")
    #expect(DayWords.text(day, seenFrom: day + 84) == "4 March")
    #expect(DayWords.text(day, seenFrom: day + 484) == "4 March 2026")
    #expect(DayWords.date(Day(daysSince1970: -1)) == "31 December 1969")
  }

  @Test func `says records, estimates and streaks with their numbers`() {
    let sessions = [100, 102.5].enumerated().map { number, weight in
      StrengthSession(
        id: "s\(number)",
        workout: "w",
        name: "W",
        startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
        sets: [LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, weight, .kilograms)))]
      )
    }
    #expect(
      TrainingLog(sessions).records.first?.words == "Squat: 102.5 kg, the heaviest so far"
    )
    let estimate = RepMax(
      LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, 100, .kilograms)))
    )
    #expect(estimate?.words == "about 116.5 kg, other formulas 112.5–119 (5 × 100 kg)")
    #expect(
      Streak(of: .empty, on: Day(daysSince1970: 100), target: 3).words
        == "Weekly goal: 0/3"
    )
  }
}
