import Testing
import Training

struct RunWorthTests {
  private func run(_ seconds: [Double], last: Double? = nil) -> RunWorth {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 0),
      source: .fit
    )
    summary.moving = Duration(roundedSeconds: seconds.reduce(0, +))
    var splits = seconds.map { time in
      ActivitySplit(
        distance: .meters(1000),
        moving: Duration(roundedSeconds: time),
        elapsed: Duration(roundedSeconds: time)
      )
    }
    if let last {
      splits.append(
        ActivitySplit(distance: .meters(last), moving: .seconds(1), elapsed: .seconds(1))
      )
    }
    return RunWorth(Activity(summary: summary, splits: splits))
  }

  @Test func `finds the first fastest kilometer, and takes no shorter rest for one`() {
    #expect(
      run([300, 290, 290, 310], last: 120).fastest == .init(number: 2, moving: .seconds(290))
    )
    #expect(run([], last: 400).fastest == nil)
  }

  @Test func `compares halves from four kilometers on, without the middle one`() {
    #expect(run([300, 300, 300], last: 900).halves == nil)
    let odd = run([300, 310, 999, 320, 330])
    #expect(odd.halves?.first.secondsPerKilometer == 305)
    #expect(odd.halves?.second.secondsPerKilometer == 325)
  }

  @Test(arguments: [
    (306.0, RunWorth.Course.even), (294, .even), (306.1, .slower), (293.9, .faster),
  ])
  func `takes halves within two percent for even`(second: Double, course: RunWorth.Course) {
    #expect(run([300, 300, second, second]).course == course)
  }

  @Test func `counts pauses of a minute and more, where both times are known`() {
    var worth = run([300])
    #expect(worth.pauses == nil)
    worth.summary.elapsed = .seconds(359)
    #expect(worth.pauses == nil)
    worth.summary.elapsed = .seconds(360)
    #expect(worth.pauses == .seconds(60))
  }
}
