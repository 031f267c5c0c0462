import Coaching
import Testing
import Training

/// A run told in a few lines of text, second by second: what changes, and when.
///
/// ```
/// 0:00   pace 5:00
/// 10:00  pace 4:30 hr 170
/// 12:00  pause
/// 13:00  resume
/// 40:00  end
/// ```
/// Also: `stand`, `jump METRES`, `hr lost`, `cadence N`, `silent` and `heard` (no metrics).
struct Jog {
  private(set) var metrics: [(at: Int, metrics: LiveMetrics)] = []

  init(_ story: String) throws {
    var changes: [Int: [Substring]] = [:]
    var end = 0
    for row in story.split(separator: "\n") {
      let words = row.split(separator: " ")
      let time = try Self.seconds(words[0])
      changes[time] = Array(words.dropFirst())
      end = max(end, time)
    }
    var now = LiveMetrics(state: .running)
    var pace: Double?
    var isHeard = true
    // Where and when the present pace began, so that no rounding adds up.
    var base = (meters: 0.0, moving: 0.0)
    for second in 0...end {
      if second > 0, now.state == .running {
        now.moving += .seconds(1)
        if let pace {
          now.distance = .meters(base.meters + (now.moving.inSeconds - base.moving) * 1000 / pace)
        }
      }
      now.elapsed = .seconds(second)
      if let words = changes[second] {
        try Self.apply(words, &now, &pace, &isHeard)
        base = (now.distance.meters, now.moving.inSeconds)
      }
      now.currentPace = pace.map { .secondsPerKilometer($0) }
      now.averagePace = Pace(covering: now.distance, in: now.moving)
      if isHeard { metrics.append((second, now)) }
    }
  }

  private static func apply(
    _ words: [Substring],
    _ now: inout LiveMetrics,
    _ pace: inout Double?,
    _ isHeard: inout Bool
  ) throws {
    var rest = words.makeIterator()
    func next() throws -> Substring {
      let word = rest.next()
      return try #require(word)
    }
    func number() throws -> Double {
      let word = try next()
      return try #require(Double(word))
    }
    while let word = rest.next() {
      switch word {
      case "pace": pace = Double(try seconds(next()))
      case "stand": pace = nil
      case "pause": now.state = .paused
      case "resume": now.state = .running
      case "end": now.state = .ended
      case "silent": isHeard = false
      case "heard": isHeard = true
      case "jump": now.distance = now.distance + .meters(try number())
      case "cadence": now.cadence = .stepsPerMinute(try number())
      case "hr":
        let rate = try next()
        now.heartRate = Double(rate).map { .beatsPerMinute($0) }
        now.heartRateSignal = rate == "lost" ? .lost : .good
      default:
        Issue.record("a jog knows no \(word)")
      }
    }
  }

  /// The moments of the run on a plan.
  func moments(_ plan: RunPlan, runner: Runner = Runner()) -> [Moment] {
    var builder = MomentBuilder(
      plan: plan,
      zones: HeartRateZones(runner: runner),
      startedAt: LocalTime(secondsSince1970: 0)
    )
    return metrics.map { builder.moment(of: $0.metrics, at: .seconds($0.at)) }
  }

  /// What a coach says on the run: `TIME TEXT`, each line taking three seconds.
  func heard(_ messages: [ScriptMessage], on plan: RunPlan = RunPlan()) -> [String] {
    heard(Script(id: "s", messages: messages), on: plan)
  }

  /// What a coach says on the run: `TIME TEXT`, each line taking three seconds.
  func heard(_ script: Script, on plan: RunPlan = RunPlan()) -> [String] {
    ledger(script, on: plan).compactMap { row in
      row.decision == .said ? "\(Self.text(row.at)) \(row.line.text)" : nil
    }
  }

  /// Every decision of a coach on the run.
  func ledger(_ script: Script, on plan: RunPlan = RunPlan()) -> [LedgerRow] {
    var planner = LinePlanner(script: script)
    var rows: [LedgerRow] = []
    var speaking: (source: Line.Source, until: Duration)?
    let moments = moments(plan)
    for moment in moments {
      if let line = speaking, line.until <= moment.at {
        rows += planner.ended(line.source, .finished, at: moment.at)
        speaking = nil
      }
      let dispatch = planner.next(at: moment)
      rows += dispatch.rows
      if let line = dispatch.line { speaking = (line.source, moment.at + .seconds(3)) }
    }
    return rows + (moments.last.map { planner.conclude(at: $0) } ?? [])
  }

  /// The decisions on one message: `TIME DECISION`.
  func decisions(_ id: String, _ script: Script, on plan: RunPlan = RunPlan()) -> [String] {
    ledger(script, on: plan).compactMap { row in
      guard row.line.source == .script(id), row.decision != .ended(.finished) else { return nil }
      return "\(Self.text(row.at)) \(Self.text(row.decision))"
    }
  }

  private static func text(_ decision: Decision) -> String {
    switch decision {
    case .said: "said"
    case .held(let hold): "held: \(hold)"
    case .dropped(let drop): "dropped: \(drop)"
    case .ended(let outcome): "ended: \(outcome)"
    case .unfired(let miss): "unfired: \(miss)"
    case .done: "done"
    case .leftAlone(let reason): "left alone: \(reason)"
    }
  }

  static func text(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func seconds(_ text: Substring) throws -> Int {
    var seconds = 0
    for part in text.split(separator: ":") {
      let number = try #require(Int(part))
      seconds = seconds * 60 + number
    }
    return seconds
  }
}

extension ScriptMessage {
  /// A message whose text is its name.
  static func named(
    _ id: String,
    _ trigger: Trigger,
    branch: String? = nil,
    priority: Int = 50,
    playOnce: Bool = true,
    expires: Double? = nil,
    rank: Rank? = nil
  ) -> ScriptMessage {
    ScriptMessage(
      id: id,
      trigger: trigger,
      text: id,
      branchKey: branch,
      priority: priority,
      playOnce: playOnce,
      expiresAfterSeconds: expires,
      declaredRank: rank
    )
  }
}

extension Trigger {
  /// A condition from its text.
  static func when(
    _ text: String,
    opens key: String? = nil,
    cooldown: Double? = nil
  ) throws -> Trigger {
    .condition(
      try #require(Condition(text)),
      branchKey: key,
      cooldown: cooldown.map { .seconds($0) }
    )
  }
}
