import Coaching
import Testing
import Training

struct ScriptEngineTests {
  // MARK: Distance and time

  @Test func `speaks when a distance is passed`() throws {
    let jog = try Jog("0:00 pace 5:00\n20:00 end")
    #expect(jog.heard([.named("one", .atDistance(.kilometers(1)))]) == ["5:00 one"])
  }

  @Test func `speaks at every kilometre although playOnce is true`() throws {
    let jog = try Jog("0:00 pace 5:00\n16:00 end")
    let heard = jog.heard([.named("km", .everyDistance(.kilometers(1)))])
    #expect(heard == ["5:00 km", "10:00 km", "15:00 km"])
  }

  @Test func `speaks once when a jump crosses several kilometres`() throws {
    let jog = try Jog("0:00 pace 5:00\n7:00 jump 2500\n16:00 end")
    let heard = jog.heard([.named("km", .everyDistance(.kilometers(1)))])
    #expect(heard == ["5:00 km", "7:00 km", "7:30 km", "12:30 km"])
  }

  @Test func `counts moving time, not the time of day`() throws {
    let jog = try Jog("0:00 pace 5:00\n2:00 pause\n5:00 resume\n16:00 end")
    #expect(jog.heard([.named("five", .atTime(.seconds(300)))]) == ["8:00 five"])
  }

  @Test func `says nothing while the runner stands`() throws {
    let jog = try Jog("0:00 pace 5:00\n2:00 pause hr 180\n5:00 resume hr 120\n6:00 end")
    #expect(jog.heard([.named("high", try .when("hr > 150"))]) == [])
  }

  @Test func `says what the end of the run brought`() throws {
    let jog = try Jog("0:00 pace 5:00\n4:00 jump 300 end")
    #expect(jog.heard([.named("one", .atDistance(.kilometers(1)))]) == ["4:00 one"])
  }

  // MARK: Goals

  @Test func `finds half of a distance and half of a time`() throws {
    let jog = try Jog("0:00 pace 5:00\n40:00 end")
    let half = [ScriptMessage.named("half", .halfway)]
    #expect(jog.heard(half, on: RunPlan(goal: .distance(.kilometers(6)))) == ["15:00 half"])
    #expect(jog.heard(half, on: RunPlan(goal: .time(.seconds(1200)))) == ["10:00 half"])
    #expect(jog.heard(half) == [])
  }

  @Test func `counts back from the goal`() throws {
    let jog = try Jog("0:00 pace 5:00\n40:00 end")
    let near = [ScriptMessage.named("near", .nearFinish(remaining: .meters(500)))]
    #expect(jog.heard(near, on: RunPlan(goal: .distance(.kilometers(5)))) == ["22:30 near"])
    #expect(jog.heard(near, on: RunPlan(goal: .time(.seconds(1501)))) == ["22:31 near"])
    #expect(jog.heard(near) == [])
  }

  @Test func `never counts back by half of the run`() throws {
    let jog = try Jog("0:00 pace 5:00\n40:00 end")
    let near = [ScriptMessage.named("near", .nearFinish(remaining: .meters(500)))]
    #expect(jog.heard(near, on: RunPlan(goal: .distance(.kilometers(1)))) == [])
    #expect(
      jog.heard(near, on: RunPlan(goal: .distance(.meters(1001)))) == ["2:31 near"]
    )
  }

  // MARK: Conditions

  @Test func `speaks once when a condition comes true`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 140\n2:00 hr 160\n4:00 hr 140\n6:00 hr 160\n8:00 end")
    #expect(jog.heard([.named("high", try .when("hr > 150"))]) == ["2:00 high"])
  }

  @Test func `speaks again only after the condition was false`() throws {
    let jog = try Jog(
      """
      0:00 pace 5:00 hr 140
      2:00 hr 160
      3:00 hr lost
      3:30 hr 160
      4:00 hr 140
      6:00 hr 160
      8:00 end
      """
    )
    let high = ScriptMessage.named("high", try .when("hr > 150"), playOnce: false)
    #expect(jog.heard([high]) == ["2:00 high", "6:00 high"])
  }

  @Test func `speaks again after its cooldown while the condition lasts`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 140\n2:00 hr 160\n8:30 hr 140\n9:00 hr 160\n12:00 end")
    let high = ScriptMessage.named("high", try .when("hr > 150", cooldown: 120), playOnce: false)
    #expect(
      jog.heard([high]) == ["2:00 high", "4:00 high", "6:00 high", "8:00 high", "10:00 high"]
    )
  }

  @Test func `counts a cooldown from when the line was said`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 160\n8:00 end")
    let high = ScriptMessage.named("high", try .when("hr > 150", cooldown: 60), playOnce: false)
    let start = ScriptMessage.named("start", .atTime(.zero), rank: .fuel)
    #expect(
      jog.heard([high, start]).prefix(4) == ["0:00 start", "0:30 high", "1:30 high", "2:30 high"]
    )
  }

  @Test func `drops a line whose condition ended while it waited`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 140\n1:05 hr 160\n1:15 hr 140\n2:00 hr 160\n4:00 end")
    let script = Script(
      id: "s",
      messages: [
        .named("first", .atTime(.seconds(60))), .named("high", try .when("hr > 150")),
      ]
    )
    #expect(jog.heard(script) == ["1:00 first", "2:00 high"])
    #expect(
      jog.decisions("high", script) == [
        "1:05 held: turn(after: Optional(Coaching.Line.Source.script(\"first\")))",
        "1:15 dropped: noLongerTrue", "2:00 said",
      ]
    )
  }

  @Test func `loses neither turn nor cooldown to a line that was never said`() throws {
    let jog = try Jog(
      """
      0:00 pace 5:00 hr 140
      1:05 hr 160
      1:15 hr lost
      1:40 hr 160
      4:00 end
      """
    )
    let first = ScriptMessage.named("first", .atTime(.seconds(60)))
    let once = ScriptMessage.named("once", try .when("hr > 150"))
    let often = ScriptMessage.named("often", try .when("hr > 150", cooldown: 240), playOnce: false)
    #expect(jog.heard([first, once]) == ["1:00 first", "1:40 once"])
    #expect(jog.heard([first, often]) == ["1:00 first", "1:40 often"])
  }

  @Test func `does not judge by the metrics of a tracker that fell silent`() throws {
    let metrics = LiveMetrics(
      elapsed: .seconds(60),
      moving: .seconds(60),
      heartRate: .beatsPerMinute(160),
      state: .running,
      heartRateSignal: .good
    )
    let high = ScriptMessage.named("high", try .when("hr > 150", cooldown: 60), playOnce: false)
    var engine = ScriptEngine(script: Script(id: "s", messages: [high]))
    var moment = Moment(at: .seconds(60), metrics: metrics, plan: RunPlan())
    #expect(engine.consider(moment).due.map(\.text) == ["high"])
    moment.at = .seconds(300)
    #expect(engine.consider(moment) == Consideration())
  }

  // MARK: Fatigue

  @Test func `waits a minute before it calls it fatigue`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 140\n2:00 hr 175\n2:50 hr 140\n4:00 hr 175\n8:00 end")
    #expect(jog.heard([.named("tired", try fatigue("hr > 170"))]) == ["5:00 tired"])
  }

  @Test func `trusts no lost heart rate about fatigue`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 175\n0:50 hr lost\n0:55 hr 175\n3:00 end")
    #expect(jog.heard([.named("tired", try fatigue("hr > 170"))]) == ["1:55 tired"])
    #expect(jog.heard([.named("far", try fatigue("distance > 100"))]) == ["1:55 far"])
  }

  @Test func `speaks of fatigue again only after two minutes without it and ten minutes`() throws {
    let jog = try Jog(
      """
      0:00 pace 5:00 hr 175
      2:00 hr 140
      3:50 hr 175
      6:00 hr 140
      8:00 hr 175
      14:00 hr 140
      16:00 hr 175
      20:00 end
      """
    )
    let tired = ScriptMessage.named("tired", try fatigue("hr > 170"), playOnce: false)
    #expect(jog.heard([tired]) == ["1:00 tired", "11:00 tired"])
  }

  // MARK: Branches

  @Test func `ignores branch keys in a linear script`() throws {
    let jog = try Jog("0:00 pace 5:00\n6:00 end")
    let km = ScriptMessage.named("km", .atDistance(.kilometers(1)), branch: "never")
    #expect(jog.heard([km]) == ["5:00 km"])
  }

  @Test func `says what belongs to the pace that is run`() throws {
    let script = branched([
      .named("ahead", .atDistance(.kilometers(1)), branch: "ahead_of_pace"),
      .named("on", .atDistance(.kilometers(1)), branch: "on_pace"),
      .named("behind", .atDistance(.kilometers(1)), branch: "behind_pace"),
    ])
    let plan = RunPlan(targetPace: .secondsPerKilometer(300))
    #expect(try Jog("0:00 pace 4:50\n6:00 end").heard(script, on: plan) == ["4:50 ahead"])
    #expect(try Jog("0:00 pace 5:00\n6:00 end").heard(script, on: plan) == ["5:00 on"])
    #expect(try Jog("0:00 pace 5:10\n6:00 end").heard(script, on: plan) == ["5:10 behind"])
    #expect(try Jog("0:00 pace 5:10\n6:00 end").heard(script) == [])
  }

  @Test func `keeps a branch until the pace is well back in its band`() throws {
    let script = branched([.named("ahead", try .when("distance > 10000"), branch: "ahead_of_pace")])
    let plan = RunPlan(targetPace: .secondsPerKilometer(300))
    // Ten minutes at 4:50 are 3.4 % ahead; the mean then falls through 2 % towards 1 %.
    let jog = try Jog("0:00 pace 4:50\n10:00 pace 5:00\n40:00 end")
    var builder = MomentBuilder(plan: plan)
    var states: [String] = []
    var engine = ScriptEngine(
      script: Script(
        id: "s",
        branchPolicy: .branched,
        messages: [
          .named("a", .everyDistance(.kilometers(1)), branch: "ahead_of_pace", playOnce: false)
        ]
      )
    )
    for (second, metrics) in jog.metrics {
      let considered = engine.consider(builder.moment(of: metrics, at: .seconds(second)))
      states += considered.due.map { _ in "ahead" } + considered.rows.map { _ in "not ahead" }
    }
    #expect(
      states == ["ahead", "ahead", "ahead", "ahead", "ahead", "ahead", "not ahead", "not ahead"]
    )
    #expect(jog.heard(script, on: plan) == [])
  }

  @Test func `follows a branch that the script declares`() throws {
    var script = branched([
      .named("hot", .everyDistance(.kilometers(1)), branch: "warm")
    ])
    script.branches = [.init(key: "warm", condition: try #require(Condition("hr > 150")))]
    let jog = try Jog("0:00 pace 5:00 hr 140\n7:00 hr 160\n12:00 hr lost\n16:00 end")
    #expect(jog.heard(script) == ["10:00 hot"])
    #expect(
      jog.decisions("hot", script) == [
        "5:00 dropped: branchInactive(\"warm\")", "10:00 said",
        "15:00 dropped: branchInactive(\"warm\")",
      ]
    )
  }

  @Test func `opens a branch when its condition has fired`() throws {
    let script = branched([
      .named("km", .everyDistance(.kilometers(1)), branch: "was_hot"),
      .named("opener", try .when("hr > 150", opens: "was_hot")),
      .named("own", try .when("hr > 150", opens: "was_hot"), branch: "was_hot"),
    ])
    let jog = try Jog("0:00 pace 5:00 hr 140\n7:00 hr 160\n8:00 hr 140\n11:00 end")
    #expect(jog.heard(script) == ["7:00 opener", "7:30 own", "10:00 km"])
  }

  @Test func `lets a condition wait for its branch`() throws {
    var script = branched([.named("late", try .when("distance > 500"), branch: "warm")])
    script.branches = [.init(key: "warm", condition: try #require(Condition("hr > 150")))]
    let jog = try Jog("0:00 pace 5:00 hr 140\n7:00 hr 160\n8:00 end")
    #expect(jog.decisions("late", script) == ["2:31 held: branch(\"warm\")", "7:00 said"])
  }

  // MARK: The end

  @Test func `says of every message that never came why not`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 160\n5:00 end")
    var script = branched([
      .named("far", .atDistance(.kilometers(5))),
      .named("half", .halfway),
      .named("near", .nearFinish(remaining: .meters(5))),
      .named("low", try .when("hr < 120")),
      .named("steps", try .when("cadence > 170 AND hr > 150")),
      .named("zone", try fatigue("hr > 150 AND duration < 30")),
      .named("closed", try .when("hr > 150"), branch: "warm"),
    ])
    script.branches = [.init(key: "warm", condition: try #require(Condition("hr > 190")))]
    let unfired = jog.ledger(script).compactMap { row in
      if case .unfired(let miss) = row.decision { "\(row.line.text) \(miss)" } else { nil }
    }
    #expect(
      unfired == [
        "far notReached", "half noGoal", "near noGoal", "low neverTrue",
        "steps neverKnown([Coaching.Variable.cadence])", "zone tooBrief",
        "closed branch(\"warm\")",
      ]
    )
  }

  @Test func `shows in the ledger exactly what a condition mentions`() throws {
    let jog = try Jog("0:00 pace 5:00 hr 160\n1:00 end")
    let trigger = try Trigger.when("hr > 150 OR cadence > 170")
    let rows = jog.ledger(Script(id: "s", messages: [.named("high", trigger)]))
    let cause = Cause.trigger(
      trigger,
      saw: [Reading(.heartRate, 160), Reading(.cadence, nil)],
      branch: nil
    )
    #expect(rows.map(\.line.cause) == [cause, cause])
    #expect(rows.map(\.decision) == [.said, .ended(.finished)])
  }

  private func branched(_ messages: [ScriptMessage]) -> Script {
    Script(id: "s", branchPolicy: .branched, messages: messages)
  }

  private func fatigue(_ text: String) throws -> Trigger {
    .fatigueZone(try #require(Condition(text)))
  }
}
