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

  /// Draws the current state of a run in a language.
  public init(of run: CoachedRun, at now: Duration, in language: Language = .english) {
    let metrics = run.metrics
    let plan = run.companion.moment.plan
    let units = plan.units
    state = metrics.state
    at = now.inSeconds
    distance = Metric(
      language.pick("Distance", "Distanz"),
      written: Written.distance(metrics.distance, units: units, in: language)
    )
    time = Metric(language.pick("Time", "Zeit"), written: Written.duration(metrics.moving))
    pace = Metric(
      "Pace",
      written: metrics.currentPace.map { Written.pace($0, units: units) },
      unit: units.paceUnit
    )
    averagePace = Metric(
      language.pick("Average", "Schnitt"),
      written: metrics.averagePace.map { Written.pace($0, units: units) },
      unit: units.paceUnit
    )
    heartRate = Metric(
      language.pick("Heart rate", "Puls"),
      written: metrics.heartRate.map(Written.heartRate),
      unit: "bpm"
    )
    cadence = Metric(
      language.pick("Cadence", "Kadenz"),
      written: metrics.cadence.map(Written.cadence),
      unit: "spm"
    )
    zone = run.companion.moment.heartRateZone.map { zone in
      zone == 0 ? language.pick("Below zone 1", "Unter Zone 1") : "Zone \(zone)"
    }
    progress = run.companion.moment.progress.map { min(max($0, 0), 1) }
    banner =
      metrics.state == .paused && run.tracker.isStanding
      ? language.pick("Paused while you stand", "Pause, solange du stehst")
      : Self.banner(metrics, isConnected: run.companion.isConnected, language)
    signals = SensorRow.rows(of: metrics, in: language)
    splits = run.splits.compactMap { SplitRow($0, units: units, in: language) }
    laps = run.tracker.laps.map { LapRow($0, units: units, in: language) }
    gaps = run.tracker.gaps.map { GapRow($0, units: units, in: language) }
    isMuted = run.companion.isMuted
    speaking = run.companion.speaking?.id
    metronome = run.keeper.map { MetronomeScreen(of: $0, in: language) }
    course = CourseScreen(of: run, in: language)
    rival = run.companion.moment.duel(in: language)
    self.plan = run.companion.moment.standing(in: language)
    food = run.companion.moment.food(in: language)
  }

  private static func banner(
    _ metrics: LiveMetrics,
    isConnected: Bool,
    _ language: Language
  ) -> String? {
    if !isConnected {
      return language.pick(
        "Watch disconnected. The run goes on.",
        "Uhr getrennt. Der Lauf geht weiter."
      )
    }
    switch metrics.state {
    case .paused: return language.pick("Paused", "Pause")
    case .preparing, .ended: return nil
    case .running: break
    }
    switch (metrics.positionSignal, metrics.heartRateSignal) {
    case (.lost, .lost):
      return language.pick(
        "GPS and heart rate lost. Time goes on.",
        "GPS und Puls verloren. Die Zeit läuft weiter."
      )
    case (.hidden, _):
      return language.pick(
        "No GPS while the screen is hidden. Time goes on.",
        "Kein GPS, solange der Bildschirm verdeckt ist. Die Zeit läuft weiter."
      )
    case (.lost, _):
      return language.pick("GPS lost. Time goes on.", "GPS verloren. Die Zeit läuft weiter.")
    case (_, .lost): return language.pick("Heart rate lost", "Puls verloren")
    case (_, .doubtful):
      return language.pick(
        "Heart rate looks like your steps",
        "Der Puls sieht nach deinen Schritten aus"
      )
    default:
      return metrics.footpodSignal == .lost
        ? language.pick("Foot pod lost", "Footpod verloren") : nil
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
