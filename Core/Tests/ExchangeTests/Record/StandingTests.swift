import Exchange
import Testing
import Training

/// A file that cannot tell of pauses, of somebody who stood.
struct StandingTests {
  /// A reading a second: 3 m/s but for some of the time, in which nobody moves.
  private func activity(standing: Range<Int>, lasting seconds: Int) -> Activity {
    var recording = Recording(
      source: .gpx,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 1_780_000_000)
    )
    var meters = 0.0
    for second in 0...seconds {
      if second > 0, !standing.contains(second) { meters += 3 }
      recording.samples.time.append(Double(second))
      recording.samples.latitude.append(50 + meters / 111_194.93)
      recording.samples.longitude.append(8)
    }
    return Activity(recording, sourceName: "a.gpx")
  }

  @Test(arguments: [300..<900, 600..<1200])
  func `takes no stand for moving time`(standing: Range<Int>) throws {
    let activity = activity(standing: standing, lasting: 1200)
    let moving = try #require(activity.summary.moving).inSeconds
    #expect(abs(moving - 600) <= 10, "\(moving)")
    #expect(activity.summary.elapsed == .seconds(1200))
    #expect(activity.pauses.count == 1)
    #expect(abs(try #require(activity.summary.distance).meters - 1800) < 10)
    let paces = activity.splits.compactMap { $0.pace?.secondsPerKilometer }
    #expect(!paces.isEmpty && paces.allSatisfy { abs($0 - 1000 / 3) < 10 }, "\(paces)")
  }

  @Test func `keeps the time of who was measured in no place`() {
    let activity = activity(standing: 1..<1300, lasting: 1200)
    #expect(activity.summary.moving == .seconds(1200) && activity.pauses.isEmpty)
  }
}
