import Coaching
import Training

/// Four hours of sensors through tracker and companion, with a course of steps or without one: what a
/// course costs a second.
public struct CourseJob: Sendable {
  private let plan: RunPlan

  /// Prepares the run; a course has this many segments of 84 m, each with its own pace.
  public init(segments: Int) {
    let steps = (0..<segments).map { number in
      let pace = 340 + Double(number % 7) * 4
      return RunStep(
        "Segment \(number + 1)",
        until: .distance(.meters(84)),
        target: .pace(
          fastest: .secondsPerKilometer(pace - 8),
          slowest: .secondsPerKilometer(pace + 8)
        )
      )
    }
    plan = RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(341),
      course: steps.isEmpty ? nil : RunCourse("Segments", steps: steps)
    )
  }

  /// Runs it, and returns how many meters it was.
  public func run(ticks: Int = 14_400) -> Int {
    var run = CoachedRun(
      tracker: Tracker.Settings(plan: plan),
      companion: Companion.Setup(script: Script(id: "none"), plan: plan)
    )
    _ = run.handle(.tracker(.start), at: .zero)
    var seed = Seed(42)
    var meters = 0.0
    for tick in 1...ticks {
      let now = Duration.seconds(tick)
      let speed = 2.9 + 0.1 * seed.fraction()
      meters += speed
      let place = RehearsedRun.coordinate(at: meters / RehearsedRun.pace.speed.metersPerSecond)
      let fix = Fix(coordinate: place, accuracy: 4, speed: .metersPerSecond(speed))
      _ = run.handle(.tracker(.position(fix)), at: now)
      _ = run.handle(.tracker(.heartRate(.beatsPerMinute(140 + 8 * seed.fraction()))), at: now)
      _ = run.handle(.tracker(.tick), at: now)
    }
    return Int(run.metrics.distance.meters)
  }
}
