import Coaching
import Testing
import Training

struct LinePlannerPropertyTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `keeps its promises on any run with any script`(number: UInt64) {
    var seed = Seed(number)
    let script = script(&seed)
    let plan = plan(&seed)
    let played = play(script, on: plan, seed)
    #expect(played.map(\.row) == play(script, on: plan, seed).map(\.row), "seed \(number)")

    let said = played.filter { $0.row.decision == .said }
    for (line, next) in zip(said, said.dropFirst()) where !next.row.line.rank.breaksWindow {
      #expect(next.row.at - line.row.at >= Dispatcher.window, "seed \(number)")
    }
    for line in said {
      #expect(line.row.line.expiresAt.map { line.row.at <= $0 } ?? true, "seed \(number)")
      #expect(!line.wasSpeaking || line.row.line.rank == .safety, "seed \(number)")
      for placeholder in Placeholder.mentioned(in: line.row.line.text) {
        #expect(placeholder.value(in: line.moment) != nil, "seed \(number)")
      }
    }
    for message in script.messages where message.playOnce {
      if case .everyDistance = message.trigger { continue }
      let times = said.count { $0.row.line.source == .script(message.id) }
      #expect(times <= 1, "seed \(number) \(message.id)")
    }
  }

  private struct Played {
    var row: LedgerRow
    var moment: Moment
    var wasSpeaking: Bool
  }

  private func play(_ script: Script, on plan: RunPlan, _ seed: Seed) -> [Played] {
    var seed = seed
    var builder = MomentBuilder(
      plan: plan,
      zones: HeartRateZones(runner: Runner()),
      startedAt: LocalTime(secondsSince1970: 0)
    )
    var planner = LinePlanner(script: script)
    var played: [Played] = []
    var metrics = LiveMetrics(state: .running)
    var speaking: (source: Line.Source, until: Int)?
    var moment = Moment(at: .zero, metrics: metrics, plan: plan)
    for second in 0..<1200 {
      let now = Duration.seconds(second)
      change(&metrics, second, &seed)
      moment = builder.moment(of: metrics, at: now)
      if let line = speaking, line.until <= second {
        _ = planner.ended(line.source, .finished, at: now)
        speaking = nil
      }
      if seed.below(400) == 0 { planner.isMuted.toggle() }
      let dispatch = planner.next(at: moment, adding: others(second, &seed))
      for row in dispatch.rows {
        let wasSpeaking = row.decision == .said && speaking != nil
        played.append(Played(row: row, moment: moment, wasSpeaking: wasSpeaking))
      }
      if let line = dispatch.line {
        if let old = speaking { _ = planner.ended(old.source, .preempted, at: now) }
        speaking = (line.source, second + 1 + seed.below(12))
      }
    }
    let rows = planner.conclude(at: moment)
    return played + rows.map { Played(row: $0, moment: moment, wasSpeaking: false) }
  }

  // MARK: Random

  private func change(_ metrics: inout LiveMetrics, _ second: Int, _ seed: inout Seed) {
    metrics.elapsed = .seconds(second)
    if seed.below(120) == 0 { metrics.state = metrics.state == .running ? .paused : .running }
    guard metrics.state == .running else { return }
    let speed = 2 + 3 * seed.fraction()
    metrics.moving += .seconds(1)
    metrics.distance = metrics.distance + .meters(seed.below(300) == 0 ? 1500 : speed)
    metrics.currentPace = seed.below(20) == 0 ? nil : Pace(.metersPerSecond(speed))
    metrics.averagePace = Pace(covering: metrics.distance, in: metrics.moving)
    let hasHeart = (second / 100) % 3 != 2
    metrics.heartRate = hasHeart ? .beatsPerMinute(140 + 40 * seed.fraction()) : nil
    metrics.heartRateSignal = hasHeart ? .good : .lost
  }

  private func others(_ second: Int, _ seed: inout Seed) -> [Line] {
    switch seed.below(120) {
    case 0: [line(.reply("r\(second)"), .coach, second)]
    case 1: [line(.rule(.heartRateHigh), .safety, second)]
    case 2: [line(.sensor(.positionLost), .sensor, second)]
    case 3: [line(.rule(.fade), .coach, second)]
    default: []
    }
  }

  private func line(_ source: Line.Source, _ rank: Rank, _ second: Int) -> Line {
    let expiry: Duration? = second % 2 == 0 ? .seconds(second + 25) : nil
    return Line(
      source: source,
      rank: rank,
      text: "{hr}",
      dueAt: .seconds(second),
      expiresAt: expiry
    )
  }

  private func plan(_ seed: inout Seed) -> RunPlan {
    let goals: [RunPlan.Goal?] = [nil, .distance(.kilometers(4)), .time(.seconds(1200))]
    return RunPlan(
      goal: goals[seed.below(3)],
      targetPace: seed.below(2) == 0 ? nil : .secondsPerKilometer(290)
    )
  }

  private func script(_ seed: inout Seed) -> Script {
    let keys = [nil, nil, "on_pace", "ahead_of_pace", "behind_pace", "opened", "warm"]
    var messages: [ScriptMessage] = []
    for number in 0..<seed.below(60) {
      messages.append(
        ScriptMessage(
          id: "m\(number)",
          trigger: trigger(&seed),
          text: ["now", "{pace}", "{hr} and {zone}", "{split}"][seed.below(4)],
          branchKey: keys[seed.below(keys.count)],
          priority: seed.below(100),
          playOnce: seed.below(2) == 0,
          expiresAfterSeconds: seed.below(2) == 0 ? nil : Double(seed.below(60)),
          declaredRank: seed.below(2) == 0 ? nil : Rank.allCases[seed.below(8)]
        )
      )
    }
    let warm = Condition("hr > 160").map { Script.Branch(key: "warm", condition: $0) }
    return Script(
      id: "s",
      branchPolicy: seed.below(2) == 0 ? .linear : .branched,
      branches: warm.map { [$0] } ?? [],
      messages: messages
    )
  }

  private func trigger(_ seed: inout Seed) -> Trigger {
    let expression = NaiveExpression.truth(&seed, depth: 1).text()
    let lively = ["hr > 165", "current_pace < 250", "pace_3min_ratio > 1", "hr_zone < 4"]
    let text = seed.below(3) == 0 ? expression : lively[seed.below(4)]
    switch seed.below(8) {
    case 0: return .atDistance(.meters(Double(seed.below(6000))))
    case 1: return .everyDistance(.meters(Double(50 + seed.below(2000))))
    case 2: return .atTime(.seconds(seed.below(1500)))
    case 3: return .halfway
    case 4: return .nearFinish(remaining: .meters(Double(seed.below(3000))))
    case 5: return Condition(text).map { .fatigueZone($0) } ?? .halfway
    default:
      let cooldown: Duration? = seed.below(2) == 0 ? nil : .seconds(seed.below(200))
      let key = seed.below(4) == 0 ? "opened" : nil
      return Condition(text).map { .condition($0, branchKey: key, cooldown: cooldown) } ?? .halfway
    }
  }
}
