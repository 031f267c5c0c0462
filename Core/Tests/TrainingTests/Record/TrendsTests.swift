import Testing
import Training

struct TrendsTests {
  // 2026-06-03, a Wednesday.
  private static let today = Day(daysSince1970: 20_607)
  private static let measure = TrainingLoad(
    rest: .beatsPerMinute(50),
    maximum: .beatsPerMinute(190)
  )

  private func run(_ id: String, daysAgo: Int, km: Double, _ minutes: Double) -> Trends.Entry {
    var summary = ActivitySummary(
      id: id,
      sport: .running,
      kind: "running",
      startedAt: LocalTime((Self.today - daysAgo).midnight.advanced(bySeconds: 43_200)),
      source: .fit
    )
    summary.distance = .kilometers(km)
    summary.moving = .seconds(minutes * 60)
    return Trends.Entry(
      summary: summary,
      efforts: [BestEffort(distance: .meters(5000), duration: .seconds(minutes * 60 * 5 / km))],
      pulse: [PulseTime(beatsPerMinute: 150, seconds: minutes * 60)]
    )
  }

  private func trends(_ entries: [Trends.Entry], _ lifted: [Trends.Lifted] = []) -> Trends {
    Trends(
      of: entries,
      lifted: lifted,
      measure: Self.measure,
      zones: HeartRateZones(runner: Runner()),
      on: Self.today
    )
  }

  @Test func `adds up weeks from Monday and months of the calendar`() {
    let trends = trends(
      [
        run("a", daysAgo: 0, km: 5, 25), run("b", daysAgo: 2, km: 6, 30),
        run("c", daysAgo: 3, km: 10, 55), run("d", daysAgo: 17, km: 8, 40),
      ],
      [Trends.Lifted(day: Self.today - 1, kilograms: 1200)]
    )
    #expect(trends.weeks.map { $0.runs } == [1, 0, 1, 2])
    #expect(trends.weeks.map { $0.runDistance.meters } == [8000, 0, 10_000, 11_000])
    #expect(trends.weeks.last?.lifted == 1200)
    #expect(trends.weeks.last?.start == Self.today - 2)
    #expect(trends.months.map { $0.runs } == [2, 2])
    #expect(trends.months.last?.start == Self.today - 2)
    #expect(trends.months.last?.duration == .seconds(55 * 60))
  }

  @Test func `finds the record and predicts from the last twelve weeks only`() {
    let trends = trends([
      run("old", daysAgo: 200, km: 5, 19), run("new", daysAgo: 20, km: 5, 22),
      run("tie", daysAgo: 10, km: 5, 22),
    ])
    #expect(trends.records.map { $0.activity } == ["old"])
    #expect(trends.yardstick?.activity == "new")
    #expect(trends.predictions.map { $0.distance.meters } == [5000, 10_000])
  }

  @Test func `follows load up to today and knows what has none`() {
    var silent = run("silent", daysAgo: 1, km: 5, 25)
    silent.pulse = []
    let trends = trends([run("a", daysAgo: 50, km: 5, 25), silent])
    #expect(trends.curve.count == 51)
    #expect(trends.curve.last?.isWarmingUp == false)
    #expect(trends.withoutHeartRate == 1)
    #expect(trends.zoneSeconds == [0, 0, 0, 0, 0, 0])
  }

  @Test func `says nothing of nothing, and nothing of tomorrow`() {
    #expect(trends([]).weeks == [])
    #expect(trends([run("a", daysAgo: -3, km: 5, 25)]).weeks == [])
  }
}
