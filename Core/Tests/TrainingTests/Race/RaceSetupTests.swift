import Testing
import Training

struct RaceSetupTests {
  // 2026-09-27.
  private static let day = Day(daysSince1970: 20_723)
  private let race = RaceSetup(
    name: "Berlin Marathon",
    day: Self.day,
    distance: .meters(42_195),
    target: .seconds(12_600)
  )

  private func run(
    _ id: String,
    _ meters: Double?,
    on day: Day = Self.day,
    at hour: Double = 9,
    offset: Int? = nil,
    _ sport: Recording.Sport = .running
  ) -> ActivitySummary {
    var summary = ActivitySummary(
      id: id,
      sport: sport,
      kind: sport.rawValue,
      startedAt: LocalTime(
        secondsSince1970: day.midnight.secondsSince1970 + hour * 3600,
        offset: offset.map { UTCOffset(clamping: $0) }
      ),
      source: .fit
    )
    summary.distance = meters.map { .meters($0) }
    return summary
  }

  @Test func `knows its run by the day and a length within three percent`() {
    let others = [
      run("short", 42_195 * 0.969), run("long", 42_195 * 1.031), run("unknown", nil),
      run("before", 42_195, on: Self.day - 1), run("ride", 42_195, .cycling),
    ]
    #expect(race.run(among: others) == nil)
    let far = run("far", 42_195 * 1.029)
    #expect(race.run(among: others + [far]) == far)
    let near = run("near", 42_195 * 0.99, at: 12)
    #expect(race.run(among: [far, near]) == near)
    let early = run("early", 42_195 * 0.99, at: 6)
    #expect(race.run(among: [near, early]) == early)
    #expect(race.run(among: [early, near]) == early)
  }

  @Test func `takes the day of the place`() {
    // In Tokyo it is the day already, in Greenwich it is the evening before.
    let tokyo = run("tokyo", 42_300, on: Self.day - 1, at: 20, offset: 540)
    #expect(race.run(among: [tokyo]) == tokyo)
    #expect(race.run(among: [run("evening", 42_300, at: 20, offset: 540)]) == nil)
  }

  @Test func `reckons the pace of its target`() {
    #expect(race.targetPace == .secondsPerKilometer(12_600 / 42.195))
  }
}
