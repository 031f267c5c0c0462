import Coaching
import Training

/// A four-hour race through the whole engine, for measuring: natively and behind the page's doorway.
public enum EngineJob {
  /// What came of it, to compare machines by.
  public struct Outcome: Equatable, Sendable {
    /// Seconds of the race.
    public var ticks = 0
    /// Messages of the script.
    public var messages = 0
    /// Lines that were said.
    public var said = 0
    /// Decisions in the ledger.
    public var rows = 0

    /// Creates an empty outcome.
    public init() {}
  }

  /// Runs the race: 14,400 seconds, 200 messages, 100 of them conditions, the ledger kept.
  public static func run(ticks: Int = 14_400) -> Outcome {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(340)
    )
    let script = script()
    var builder = MomentBuilder(
      plan: plan,
      zones: HeartRateZones(runner: Runner(age: 40)),
      startedAt: LocalTime(secondsSince1970: 0)
    )
    var planner = LinePlanner(script: script)
    var ledger: [LedgerRow] = []
    var metrics = LiveMetrics(state: .running, heartRateSignal: .good)
    var seed = Seed(42)
    var last: Line.Source?
    var outcome = Outcome()
    for tick in 0..<ticks {
      let now = Duration.seconds(tick)
      let speed = 2.9 + 0.3 * seed.fraction()
      metrics.elapsed = now
      metrics.moving = now
      metrics.distance = metrics.distance + .meters(speed)
      metrics.currentPace = Pace(.metersPerSecond(speed))
      metrics.averagePace = Pace(covering: metrics.distance, in: now)
      metrics.heartRate = .beatsPerMinute(140 + Double(tick) / 400 + 8 * seed.fraction())
      metrics.cadence = .stepsPerMinute(168 + 10 * seed.fraction())
      if let source = last { ledger += planner.ended(source, .finished, at: now) }
      let dispatch = planner.next(at: builder.moment(of: metrics, at: now))
      ledger += dispatch.rows
      last = dispatch.line?.source
      if dispatch.line != nil { outcome.said += 1 }
    }
    outcome.ticks = ticks
    outcome.messages = script.messages.count
    outcome.rows = ledger.count
    return outcome
  }

  /// Two hundred messages, half of them conditions.
  static func script() -> Script {
    var messages: [ScriptMessage] = []
    for number in 0..<100 {
      messages.append(
        ScriptMessage(
          id: "c\(number)",
          trigger: condition(number),
          text: "{distance} at {pace}.",
          playOnce: number % 2 == 0,
          expiresAfterSeconds: 20
        )
      )
    }
    for number in 0..<100 {
      messages.append(
        ScriptMessage(
          id: "m\(number)",
          trigger: crossing(number),
          text: "{time}, and {remaining} to go.",
          priority: 40 + number % 50,
          expiresAfterSeconds: number % 3 == 0 ? nil : 30
        )
      )
    }
    return Script(id: "bench", messages: messages)
  }

  private static func crossing(_ number: Int) -> Trigger {
    switch number % 10 {
    case 0: .everyDistance(.kilometers(Double(1 + number / 10)))
    case 1: .nearFinish(remaining: .meters(Double(number) * 50))
    case 2: .halfway
    case 3, 4, 5: .atTime(.seconds(number * 140))
    default: .atDistance(.meters(Double(number) * 420))
    }
  }

  private static func condition(_ number: Int) -> Trigger {
    let meters = number * 400
    let texts = [
      "pace_3min_ratio > 1.05 AND distance > \(meters)",
      "hr_zone >= 4 AND distance > \(meters) AND NOT cadence < 160",
      "pace_3min_ratio < 0.97 OR hr > 190 OR cadence < \(120 + number / 2)",
      "current_pace > target_pace * 1.05 AND duration > \(meters / 3)",
      "avg_pace - target_pace > 5 AND (hr_zone < 4 OR distance > \(meters))",
    ]
    guard let condition = Condition(texts[number % texts.count]) else { return .halfway }
    if number % 10 == 1 { return .fatigueZone(condition) }
    return .condition(condition, branchKey: nil, cooldown: number % 4 == 1 ? .seconds(240) : nil)
  }
}
