public import Coaching
import Training

/// What a runner sees during a run: every figure and word formatted.
///
/// ```swift
/// let screen = RunScreen(of: session.run.run, at: session.run.now)
/// print(screen.distance.value, screen.distance.unit)  // 5.21 km
/// ```
public struct RunScreen: Equatable, Sendable {
  /// The state of the session.
  public var state: LiveMetrics.State

  /// The session's clock in seconds.
  public var at: Double

  /// The distance so far.
  public var distance: Metric

  /// The moving time so far.
  public var time: Metric

  /// The current pace.
  public var pace: Metric

  /// The mean pace.
  public var averagePace: Metric

  /// The heart rate.
  public var heartRate: Metric

  /// The cadence.
  public var cadence: Metric

  /// The heart rate zone in words.
  public var zone: String?

  /// How much of the goal is done, 0 to 1.
  public var progress: Double?

  /// How far each sensor can be trusted.
  public var signals: [SensorRow]

  /// What must be known before anything else, such as a lost sensor.
  public var banner: String?

  /// The splits so far, in order.
  public var splits: [SplitRow]

  /// The laps, in order.
  public var laps: [LapRow]

  /// What was not measured, in order.
  public var gaps: [GapRow]

  /// Whether the runner wants silence.
  public var isMuted: Bool

  /// The name of the line that is being said.
  public var speaking: String?

  /// The metronome of a run whose plan has a cadence.
  public var metronome: MetronomeScreen?

  /// The step of a planned run.
  public var course: CourseScreen?

  /// How the run stands against its rival: "12 s ahead of Sunday (45 m)".
  public var rival: String?

  /// How the run stands against its planned pace: "12 s behind plan, finish 3:29:00 to 3:31:00".
  public var plan: String?

  /// What to eat or drink now or soon: "Gel 25 g in 300 m".
  public var food: String?

  /// Draws the current state of a run.
  public init(of run: CoachedRun, at now: Duration) {
    let metrics = run.metrics
    let plan = run.companion.moment.plan
    let units = plan.units
    state = metrics.state
    at = now.inSeconds
    distance = Metric("Distance", written: Written.distance(metrics.distance, units: units))
    time = Metric("Time", written: Written.duration(metrics.moving))
    pace = Metric(
      "Pace",
      written: metrics.currentPace.map { Written.pace($0, units: units) },
      unit: units.paceUnit
    )
    averagePace = Metric(
      "Average",
      written: metrics.averagePace.map { Written.pace($0, units: units) },
      unit: units.paceUnit
    )
    heartRate = Metric(
      "Heart rate",
      written: metrics.heartRate.map(Written.heartRate),
      unit: "bpm"
    )
    cadence = Metric("Cadence", written: metrics.cadence.map(Written.cadence), unit: "spm")
    zone = run.companion.moment.heartRateZone.map { $0 == 0 ? "Below zone 1" : "Zone \($0)" }
    progress = run.companion.moment.progress.map { min(max($0, 0), 1) }
    banner =
      metrics.state == .paused && run.tracker.isStanding
      ? "Paused while you stand"
      : Self.banner(metrics, isConnected: run.companion.isConnected)
    signals = SensorRow.rows(of: metrics)
    splits = run.splits.compactMap { SplitRow($0, units: units) }
    laps = run.tracker.laps.map { LapRow($0, units: units) }
    gaps = run.tracker.gaps.map { GapRow($0, units: units) }
    isMuted = run.companion.isMuted
    speaking = run.companion.speaking?.id
    metronome = run.keeper.map { MetronomeScreen(of: $0) }
    course = CourseScreen(of: run)
    rival = run.companion.moment.duelInWords
    self.plan = run.companion.moment.planInWords
    food = run.companion.moment.foodInWords
  }

  private static func banner(_ metrics: LiveMetrics, isConnected: Bool) -> String? {
    if !isConnected { return "Watch disconnected. The run goes on." }
    switch metrics.state {
    case .paused: return "Paused"
    case .preparing, .ended: return nil
    case .running: break
    }
    switch (metrics.positionSignal, metrics.heartRateSignal) {
    case (.lost, .lost): return "GPS and heart rate lost. Time goes on."
    case (.hidden, _): return "No GPS while the screen is hidden. Time goes on."
    case (.lost, _): return "GPS lost. Time goes on."
    case (_, .lost): return "Heart rate lost"
    case (_, .doubtful): return "Heart rate looks like your steps"
    default: return metrics.footpodSignal == .lost ? "Foot pod lost" : nil
    }
  }
}

extension UnitSystem {
  /// The unit of a pace as it is written.
  var paceUnit: String {
    switch self {
    case .metric: "/km"
    case .imperial: "/mi"
    }
  }
}
