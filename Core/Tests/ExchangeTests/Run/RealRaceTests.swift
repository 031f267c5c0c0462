import Coaching
import Exchange
import Screens
import Testing
import Training

/// What a race tells of its plan in real people's runs, held to the times of the recordings themselves.
@Suite(.enabled(if: SharedData.isThere))
struct RealRaceTests {
  /// Runs of nine to fourteen kilometers without a pause, by several watches.
  private static let runs = [
    "copyleft/fit/run/6782987395.fit", "copyleft/fit/run/6916663933.fit",
    "copyleft/fit/run/Fr955v19.28andStryd.fit", "fit/run/activity-small-fenix2-run.fit",
  ]

  @Test(arguments: runs)
  func `knows at each kilometer how the race stands, and where it leads`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let samples = recording.samples
    let length = try #require(recording.totals.distance).kilometers.rounded(.down)
    func time(to kilometers: Double) -> Double? {
      (1...30_000).first { second in
        (samples.distance(at: .seconds(second))?.kilometers ?? 0) >= kilometers
      }.map(Double.init)
    }
    let result = try #require(time(to: length))
    let target = 0.98 * result / length
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.kilometers(length)),
      targetPace: .secondsPerKilometer(target)
    )
    var playback = RunPlayback(of: recording, RunSetup(coach: .oldHand, plan: plan).companion)
    var full = 1.0
    for moment in playback.finish().map(\.moment)
    where moment.metrics.distance.kilometers >= full && full < length {
      let truth = try #require(time(to: full))
      let lead = try #require(moment.lead)
      #expect(abs(lead - (target * full - truth)) <= 2, "at \(full) km")
      let finish = try #require(moment.projectedFinish)
      // Nobody knows how the rest will go, but with each kilometer less of it is left.
      let slack = 0.08 * result * (length - full)
      #expect(finish.lowerBound - slack <= result && result <= finish.upperBound + slack)
      #expect(finish.lowerBound > truth)
      full += 1
    }
    #expect(full == length)
  }
}
