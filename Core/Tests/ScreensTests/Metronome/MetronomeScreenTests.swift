import Coaching
import Screens
import Testing
import Training

struct MetronomeScreenTests {
  @Test func `shows 180 and a START button at first`() {
    let screen = MetronomeScreen(of: Metronome())
    #expect(screen.tempo == "180")
    #expect(screen.unit == "Steps/min")
    #expect(screen.volumeText == "40 %")
    #expect(screen.button == "START")
    #expect(screen.canStart && screen.canSlower && screen.canFaster)
    #expect(screen.timbres.map { $0.name } == ["Wood block", "Bright tone"])
  }

  @Test func `disables the end that is reached`() {
    let slowest = MetronomeScreen(of: Metronome(tempo: .slowest))
    #expect(!slowest.canSlower && slowest.canFaster)
    let fastest = MetronomeScreen(of: Metronome(tempo: .fastest))
    #expect(fastest.canSlower && !fastest.canFaster)
  }

  @Test func `says why START does nothing`() {
    var metronome = Metronome()
    _ = metronome.handle(.failed("no device"), at: .zero)
    let screen = MetronomeScreen(of: metronome)
    #expect(screen.problem == "Unable to start audio: no device")
    #expect(!screen.canStart)
  }

  @Test(arguments: [
    (0.34, "You tap 176 steps a minute."),
    (0.7, "You tap with one foot: 171 steps a minute."),
    (0.45, "You tap 133 steps a minute. The slowest here is 150."),
    (0.25, "You tap 240 steps a minute. The fastest here is 230."),
  ])
  func `says what the taps say, and where the ends are`(interval: Double, note: String) {
    var metronome = Metronome()
    for tap in 0..<5 {
      _ = metronome.handle(.tap, at: Duration(roundedSeconds: Double(tap) * interval))
    }
    #expect(MetronomeScreen(of: metronome).note == note)
  }

  @Test func `says on demand what it waits for`() {
    let plan = CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4)
    #expect(
      MetronomeScreen(of: CadenceKeeper(plan)).note == "Sounds when your cadence leaves 172 to 180"
    )
    #expect(MetronomeScreen(of: CadenceKeeper(CadencePlan(target: .usual))).note == nil)
  }

  @Test func `a summary tells how long the cadence was kept`() {
    let plan = RunPlan(cadence: CadencePlan(target: Tempo(clamping: 176), band: 4))
    var run = CoachedRun(
      tracker: Tracker.Settings(plan: plan),
      companion: Companion.Setup(script: Script(id: "silence"), plan: plan)
    )
    _ = run.handle(.tracker(.start), at: .zero)
    for second in 0...100 {
      let cadence = Cadence.stepsPerMinute(second < 75 ? 175 : 165)
      _ = run.handle(.tracker(.cadence(cadence)), at: .seconds(second))
      _ = run.handle(.tracker(.tick), at: .seconds(second))
    }
    let row = RunSummary(of: run, count: LineCount()).rows.first { $0.label == "Cadence kept" }
    #expect(row?.value == "74 % of 1:40 in 172 to 180")
  }
}
