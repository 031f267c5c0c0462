import Testing
import Training

struct ActivitySplitTests {
  /// Three kilometers at 3 m/s with a pause of a minute after 100 seconds.
  private var activity: Activity {
    var activity = Activity(
      summary: ActivitySummary(
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 0),
        source: .fit
      )
    )
    activity.samples.time = (0...1060).map { Double($0) }
    activity.samples.distance = activity.samples.time.map { ($0 - min(max($0 - 100, 0), 60)) * 3 }
    activity.samples.heartRate = activity.samples.time.map { $0 < 600 ? 140 : 160 }
    activity.pauses = [100..<160]
    return activity
  }

  @Test func `cuts a run into miles, and the rest`() {
    let splits = activity.splits(every: .miles(1))
    #expect(splits.map { ($0.distance.meters * 10).rounded() / 10 } == [1609.3, 1390.7])
    #expect(splits.map(\.moving) == [.seconds(536), .seconds(464)])
    #expect(splits.map(\.elapsed) == [.seconds(596), .seconds(464)])
    #expect(splits.map(\.heartRate) == [.beatsPerMinute(140), .beatsPerMinute(160)])
  }

  @Test func `follows the total of the device`() {
    var run = activity
    run.summary.distance = .meters(3218.688)
    #expect(run.splits(every: .miles(1)).map { $0.distance.meters.rounded() } == [1609, 1609])
  }

  @Test func `measures between positions where nobody counted`() {
    var run = activity
    run.samples.latitude = run.samples.distance.map { 48 + $0 / 111_195 }
    run.samples.longitude = run.samples.distance.map { _ in 16 }
    run.samples.distance = []
    #expect(run.splits(every: .miles(1)).count == 2)
  }

  @Test func `keeps the kilometers of what has no readings`() {
    var run = Activity(summary: activity.summary)
    run.splits = [
      ActivitySplit(distance: .meters(1000), moving: .seconds(300), elapsed: .seconds(300))
    ]
    #expect(run.splits(every: .miles(1)) == run.splits)
  }
}
