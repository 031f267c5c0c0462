import Screens
import Testing
import Training

struct TrendWordsTests {
  // 2026-06-03, a Wednesday.
  private static let today = Day(daysSince1970: 20_607)

  private func run(daysAgo: Int, km: Double, _ minutes: Double, beats: Int? = 150) -> Trends.Entry {
    var summary = ActivitySummary(
      id: "r\(daysAgo)",
      sport: .running,
      kind: "running",
      startedAt: LocalTime((Self.today - daysAgo).midnight.advanced(bySeconds: 43_200)),
      source: .fit
    )
    summary.distance = .kilometers(km)
    summary.moving = .seconds(minutes * 60)
    return Trends.Entry(
      summary: summary,
      efforts: [BestEffort(distance: .meters(5000), duration: .seconds(minutes * 300 / km))],
      pulse: beats.map { [PulseTime(beatsPerMinute: $0, seconds: minutes * 60)] } ?? []
    )
  }

  private func words(_ entries: [Trends.Entry], in language: Language = .english) -> TrendWords {
    TrendWords(
      Trends(
        of: entries,
        measure: TrainingLoad(rest: .beatsPerMinute(50), maximum: .beatsPerMinute(190)),
        zones: HeartRateZones(runner: Runner(maxHeartRate: .beatsPerMinute(190))),
        on: Self.today
      ),
      in: language
    )
  }

  @Test func `is German on a German page`() {
    let entries = [
      run(daysAgo: 0, km: 5, 25), run(daysAgo: 3, km: 12, 66, beats: nil),
      run(daysAgo: 10, km: 10, 55), run(daysAgo: 17, km: 10, 55), run(daysAgo: 24, km: 10, 55),
      run(daysAgo: 31, km: 10, 55), run(daysAgo: 38, km: 10, 55),
    ]
    let words = words(entries, in: .german)
    let texts = words.sentences + words.records + words.predictions
    #expect(texts.first == "Diese Woche: 1 Lauf, 5,00 km, 25:00 insgesamt.")
    let english: Set<Substring> = [
      "week", "month", "this", "your", "of", "the", "and", "you", "about", "to", "on", "based",
      "average", "fatigue", "heart", "rate", "activity", "run", "runs", "below", "above",
    ]
    let found = texts.filter { text in
      text.lowercased().split { !$0.isLetter }.contains {
        english.contains($0)
      }
    }
    #expect(found == [])
  }

  @Test func `says what was done, and how that compares`() {
    let words = words([
      run(daysAgo: 0, km: 5, 25), run(daysAgo: 3, km: 12, 66), run(daysAgo: 10, km: 10, 55),
      run(daysAgo: 17, km: 10, 55), run(daysAgo: 24, km: 10, 55), run(daysAgo: 31, km: 10, 55),
    ])
    #expect(
      words.sentences.prefix(4) == [
        "This week: 1 run, 5.00 km, 25:00 in total.",
        "Last week: 1 run, 12.00 km, 1:06:00 in total.",
        "That is 20 % above your four-week average of 10.00 km.",
        "This month: 1 run, 5.00 km, 25:00 in total.",
      ]
    )
    #expect(words.sentences.contains("Heart rate zones, last four weeks: 100 % in zone 3."))
    #expect(words.sentences.contains { $0.hasSuffix("so far there are 32.") })
  }

  @Test func `names records and races with their day`() {
    let words = words([run(daysAgo: 2, km: 5, 25)])
    #expect(words.records == ["5 km: 25:00, on 1 June 2026"])
    #expect(words.predictions.count == 2)
    #expect(words.predictions.last?.hasPrefix("10 km: 5") == true)
    #expect(
      words.predictions.last?.hasSuffix("based on your 5 km in 25:00 on 1 June 2026") == true
    )
  }

  @Test func `says that nothing is nothing`() {
    #expect(words([]).sentences == ["Nothing is in your record yet."])
    let silent = words([run(daysAgo: 8, km: 5, 25, beats: nil)])
    #expect(
      silent.sentences == [
        "This week: nothing.", "Last week: 1 run, 5.00 km, 25:00 in total.",
        "This month: nothing.", "1 activity has no heart rate, so it adds no load.",
      ]
    )
  }

  @Test func `says once of a long rest that nothing was done`() {
    #expect(
      words([run(daysAgo: 400, km: 5, 25)]).sentences == [
        "Nothing yet this month; the last was in April 2025."
      ]
    )
  }
}
