import Coaching
import Screens
import Testing
import Training

private func screen(_ metrics: LiveMetrics, plan: RunPlan = RunPlan()) -> RunScreen {
  var run = CoachedRun(
    tracker: Tracker.Settings(plan: plan),
    companion: Companion.Setup(script: Script(id: "s"), plan: plan)
  )
  _ = run.handle(.companion(.metrics(metrics)), at: metrics.elapsed)
  _ = run.handle(.tracker(.start), at: .zero)
  return RunScreen(of: run, at: metrics.elapsed)
}

struct RunScreenTests {
  @Test func `shows a dash for what is not known`() {
    let screen = screen(LiveMetrics(elapsed: .seconds(5), state: .running))
    #expect([screen.pace.value, screen.pace.unit] == ["–", "/km"])
    #expect([screen.heartRate.value, screen.heartRate.unit] == ["–", "bpm"])
    #expect(screen.zone == nil && screen.progress == nil && screen.banner == nil)
  }

  @Test func `counts the goal from 0 to 1 and no further`() {
    let plan = RunPlan(goal: .distance(.meters(1000)))
    let half = screen(LiveMetrics(distance: .meters(500), state: .running), plan: plan)
    let over = screen(LiveMetrics(distance: .meters(1500), state: .running), plan: plan)
    #expect([half.progress, over.progress] == [0.5, 1])
  }

  @Test func `says how the run stands against its plan, and when it will be done`() {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    )
    func words(_ meters: Double, _ seconds: Int64) -> String? {
      screen(
        LiveMetrics(
          elapsed: .seconds(seconds),
          moving: .seconds(seconds),
          distance: .meters(meters),
          averagePace: .secondsPerKilometer(Double(seconds) / meters * 1000),
          state: .running
        ),
        plan: plan
      ).plan
    }
    #expect(words(100, 30) == nil)
    #expect(words(400, 120) == "On plan")
    #expect(words(500, 130) == "20 s ahead of plan")
    #expect(words(5000, 1575) == "1:15 behind plan, finish 52:30")
    #expect(screen(LiveMetrics(moving: .seconds(90), state: .running)).plan == nil)
  }

  @Test func `says what to take, before it is time and when it is`() {
    let plan = RunPlan(
      race: RunPlan.Race(
        name: "Berlin",
        fueling: [
          .init(.distance(.kilometers(8)), "gel", amount: "25 g"),
          .init(.time(.seconds(1800)), "salt"),
        ],
        hydration: [.init(.distance(.meters(8100)), "water")]
      )
    )
    func food(_ meters: Double, _ seconds: Int64) -> String? {
      let metrics = LiveMetrics(
        moving: .seconds(seconds),
        distance: .meters(meters),
        state: .running
      )
      return screen(metrics, plan: plan).food
    }
    #expect(food(7400, 2500) == nil)
    #expect(food(7700, 2500) == "Gel 25 g in 300 m")
    #expect(food(8020, 2600) == "Now: gel 25 g")
    #expect(food(8170, 2650) == "Now: water")
    #expect(food(8300, 2700) == nil)
    #expect(food(5000, 1740) == "Salt in 1:00")
    #expect(food(5100, 1810) == "Now: salt")
  }

  @Test func `a split shows its number, and what is left at the end its length`() {
    let whole = Split(
      number: 3,
      distance: .kilometers(1),
      moving: .milliseconds(301_400),
      elapsed: .seconds(302),
      heartRate: .beatsPerMinute(150.6)
    )
    let rest = Split(
      number: 4,
      distance: .meters(458),
      moving: .seconds(150),
      elapsed: .seconds(150)
    )
    let rows = [whole, rest].compactMap { SplitRow($0, units: .metric) }
    #expect(rows.map(\.number) == ["3", "0.46 km"])
    #expect(rows.map(\.pace) == ["5:01 /km", "5:28 /km"])
    #expect(rows.map(\.heartRate) == ["151 bpm", "–"])
  }

  @Test func `a lap shows how long it was`() {
    let lap = Split(
      number: 2,
      distance: .meters(412),
      moving: .seconds(100),
      elapsed: .seconds(130)
    )
    let row = LapRow(lap, units: .metric)
    #expect(
      [row.number, row.distance, row.time, row.pace] == ["2", "0.41 km", "1:40", "4:03 /km"]
    )
  }

  @Test func `says what was not measured, and when`() {
    let hidden = TrackingGap(
      kind: .hidden,
      from: .seconds(312),
      to: .seconds(400),
      bridged: .meters(310)
    )
    // A pause of twenty seconds came before: the run's clock stood still.
    let closed = TrackingGap(
      kind: .restart,
      from: .seconds(520),
      to: .seconds(580),
      paused: .seconds(20)
    )
    #expect(
      [hidden, closed].map { GapRow($0, units: .metric).words } == [
        "Screen hidden, no GPS: 5:12 to 6:40, 0.31 km taken as a straight line",
        "Pacesetter was closed: 8:20 to 9:20",
      ]
    )
  }

  @Test func `sums a run up`() {
    var playback = RunPlayback(
      of: SimulatedScenario.steady5K.recording(seed: Seed(1)),
      Companion.Setup(script: Script(id: "s"))
    )
    _ = playback.finish()
    let summary = RunSummary(of: playback.run, count: LineCount())
    #expect(summary.title.hasPrefix("5.0"))
    #expect(summary.rows.map(\.label).starts(with: ["Distance", "Moving time"]))
    #expect(summary.splits.count >= 5)
  }
}
