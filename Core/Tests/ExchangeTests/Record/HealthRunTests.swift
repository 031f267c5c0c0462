import Coaching
import Exchange
import Screens
import Testing
import Training

struct HealthRunTests {
  private let start = Instant(secondsSince1970: 1_784_541_234)
  private let today = Day(daysSince1970: 20_700)

  @Test func `has splits and a pace of what Health measured, without a route`() throws {
    let activity = Activity(run())
    #expect(activity.splits.count == 3)
    #expect(activity.splits.prefix(2).allSatisfy { abs($0.distance.meters - 1000) < 0.5 })
    #expect(activity.splits.first.map { abs($0.moving.inSeconds - 333) <= 3 } == true)
    let screen = ActivityScreen(activity, seenFrom: today)
    #expect(screen.charts.map(\.name) == ["Pace", "Heart rate"])
    let heart = try #require(screen.charts.last)
    #expect(heart.levels.count == SeriesChart.places && heart.levels.last == 1)
    #expect(screen.rows.contains { $0.label == "Distance" && $0.value == "2.52 km" })
    #expect(activity.summary.source == .appleHealth && activity.summary.run == "run-7")
    // The heart climbs to 165; this is what it held for ten seconds.
    #expect(activity.summary.maxHeartRate == .beatsPerMinute(164))
  }

  @Test func `keeps the totals of Health, whatever its pieces say`() {
    var run = run()
    run.summary.averageHeartRate = .beatsPerMinute(99)
    run.summary.distance = .meters(2600)
    let summary = Activity(run).summary
    #expect(summary.averageHeartRate == .beatsPerMinute(99))
    #expect(summary.distance == .meters(2600))
  }

  @Test func `draws the route and stands still in pauses`() {
    var run = HealthRun(summary())
    for second in 0..<600 where !(200..<300).contains(second) {
      let north = Double(second < 200 ? second : second - 100) * 3 / 111_195
      let fix = Fix(
        coordinate: Coordinate(latitude: 47.37 + north, longitude: 8.54),
        altitude: 400,
        accuracy: 4,
        speed: .metersPerSecond(3)
      )
      run.positions.append(HealthRun.Position(time: at(Double(second)), fix: fix))
    }
    run.pauses = [at(200)..<at(300)]
    run.summary.distance = nil
    let activity = Activity(run)
    #expect(ActivityScreen(activity, seenFrom: today).route != nil)
    #expect(activity.summary.distance.map { abs($0.meters - 1500) < 15 } == true)
    #expect(activity.clock(at: 400) == 300)
  }

  @Test func `is its totals alone where Health has nothing more`() {
    let activity = Activity(HealthRun(summary()))
    #expect(activity.samples.count == 0 && activity.efforts.isEmpty)
    #expect(activity.summary.distance == .meters(2520))
  }

  private func at(_ seconds: Double) -> Instant {
    Instant(secondsSince1970: start.secondsSince1970 + seconds)
  }

  private func summary() -> ActivitySummary {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(start, offset: .zero),
      source: .appleHealth,
      sourceName: "Health"
    )
    summary.distance = .meters(2520)
    summary.moving = .seconds(840)
    summary.elapsed = .seconds(840)
    summary.run = "run-7"
    return summary
  }

  /// Fourteen minutes at 3 m/s, as a watch writes them: a piece of distance each four seconds.
  private func run() -> HealthRun {
    var run = HealthRun(summary())
    for piece in (1...210).reversed() {
      let end = at(Double(piece) * 4)
      run.stretches.append(HealthRun.Stretch(end: end, distance: .meters(12)))
      let beats = 120 + 45 * Double(piece) / 210
      run.beats.append(HealthRun.Beat(time: end, heartRate: .beatsPerMinute(beats.rounded())))
    }
    return run
  }
}
