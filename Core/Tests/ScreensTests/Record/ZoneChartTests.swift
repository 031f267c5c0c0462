import Screens
import Testing
import Training

struct ZoneChartTests {
  private static func activity(_ pulse: [(Int, Double)], over seconds: Double) -> Activity {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 0),
      source: .fit
    )
    summary.moving = .seconds(seconds)
    return Activity(
      summary: summary,
      pulse: pulse.map { PulseTime(beatsPerMinute: $0.0, seconds: $0.1) }
    )
  }

  private static func rows(_ chart: ZoneChart?) -> [String] {
    (chart?.bars ?? []).map { "\($0.label): \($0.range), \($0.time), \($0.share), \($0.length)" }
  }

  private static let measured = Runner(
    maxHeartRate: .beatsPerMinute(185),
    restingHeartRate: .beatsPerMinute(50)
  )

  @Test func `says in German what it stands on`() throws {
    let activity = Self.activity([(120, 300), (150, 300)], over: 600)
    let chart = try #require(
      ZoneChart(activity, of: Runner(maxHeartRate: .beatsPerMinute(185)), in: .german)
    )
    #expect(
      chart.basis == "Zonen nach Maximalpuls: 185 bpm (von dir eingetragen); Ruhepuls unbekannt."
    )
    #expect(chart.bars.first?.range.contains(" bis ") == true)
  }

  // The vector of definition 2: 118 131 145 158 172.
  @Test func `shares the time among the zones of the reserve, a boundary being of the upper one`() {
    let activity = Self.activity(
      [(117, 60), (118, 60), (130, 60), (145, 415.6), (172, 4.4)],
      over: 600
    )
    let chart = ZoneChart(activity, of: Self.measured)
    #expect(
      Self.rows(chart) == [
        "Below zone 1: below 118 bpm, 1:00, 10 %, 10.0",
        "Zone 1: 118 to 130 bpm, 2:00, 20 %, 20.0",
        "Zone 2: 131 to 144 bpm, 0:00, 0 %, 0.0",
        "Zone 3: 145 to 157 bpm, 6:56, 69 %, 69.3",
        "Zone 4: 158 to 171 bpm, 0:00, 0 %, 0.0",
        "Zone 5: 172 bpm and more, 0:04, under 1 %, 0.7",
      ]
    )
    #expect(chart?.method == .reserve)
    #expect(
      chart?.basis
        == "Zones by heart rate reserve: resting 50, max 185 bpm (set by you)."
    )
  }

  @Test func `asks about a heart rate that a single activity held`() {
    var runner = Runner(restingHeartRate: .beatsPerMinute(50))
    runner.recordedHeartRate = .beatsPerMinute(188)
    runner.doubtfulHeartRate = .beatsPerMinute(219)
    let chart = ZoneChart(Self.activity([(150, 600)], over: 600), of: runner)
    #expect(
      chart?.basis
        == "Zones by heart rate reserve: resting 50, max 188 bpm (measured). One activity"
        + " held 219 bpm; it counts only if you save it as your max heart rate."
    )
  }

  @Test func `says what nobody knows, and how much was measured`() {
    let chart = ZoneChart(Self.activity([(150, 300)], over: 600), of: Runner())
    #expect(chart?.bars.map(\.label) == (1...5).map { "Zone \($0)" })
    #expect(chart?.bars[3].range == "144 to 161 bpm")
    #expect(
      chart?.basis
        == "Zones by max heart rate: 180 bpm (assumed for age 40); resting heart rate unknown."
        + " Set your max heart rate or your age in Settings: these may be far off. Your heart was measured for 5:00 of 10:00."
    )
    let aged = ZoneChart(
      Self.activity([(150, 600)], over: 600),
      of: Runner(age: 50, restingHeartRate: .beatsPerMinute(50), zoneMethod: .maximum)
    )
    #expect(aged?.basis == "Zones by max heart rate: 173 bpm (from your age).")
  }

  @Test func `names no floor of the first zone of the threshold`() {
    let runner = Runner(thresholdHeartRate: .beatsPerMinute(170), zoneMethod: .threshold)
    let chart = ZoneChart(Self.activity([(100, 60)], over: 60), of: runner)
    #expect(Self.rows(chart).first == "Zone 1: below 145 bpm, 1:00, 100 %, 100.0")
    #expect(chart?.basis == "Zones by threshold heart rate: 170 bpm.")
  }

  @Test func `has nothing to say of an activity without a heart rate`() {
    #expect(ZoneChart(Self.activity([], over: 60), of: Self.measured) == nil)
  }
}
