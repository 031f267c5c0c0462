import Coaching
import Exchange
import Screens
import Testing
import Training

/// The day before a race its sounds are made.
struct RacePackTests {
  private let setup = RunSetup(
    coach: .oldHand,
    plan: RunPlan(
      RaceSetup(
        name: "City 10K",
        day: Day(daysSince1970: 20_723),
        distance: .kilometers(10),
        target: .seconds(3000),
        pacing: .negative,
        fueling: [.init(.distance(.kilometers(5)), "gel", amount: "25 g")]
      )
    ),
    runner: Runner(maxHeartRate: .beatsPerMinute(185)),
    seed: 4,
    isMindful: true
  )

  @Test func `has every line of a run that goes as planned, and none twice`() {
    let pack = RacePack(of: setup)
    let said = RacePack.lines(of: setup, on: ObedientRun(setup.plan).recording())
    #expect(said.count > 10)
    #expect(Set(said).subtracting(pack.lines) == [])
    #expect(Set(pack.lines).count == pack.lines.count)
    #expect(pack.rehearsed < pack.lines.count)
    #expect(pack.withFigures > 0)
  }

  @Test func `has the words for the voice, with no figure that is not known yet`() {
    let pack = RacePack(of: setup)
    for line in pack.lines {
      #expect(!line.contains("{"), "\(line)")
      #expect(!line.contains("5 km"), "\(line)")
    }
    // What nobody rehearses, but may happen: somebody stands.
    let asked = setup.companion.phrasebook.lines(for: .stopped)
      .filter { Placeholder.mentioned(in: $0).isEmpty }
    #expect(!asked.isEmpty)
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: setup.plan)
    let spoken = asked.map { LineText.spoken($0, in: moment, units: .metric) }
    #expect(Set(spoken).subtracting(pack.lines) == [])
  }

  @Test func `most of what is said on another day has its sound`() {
    let pack = Set(RacePack(of: setup).lines)
    var run = SimulatedRun(goal: .distance(.kilometers(10)), pace: .secondsPerKilometer(305))
    run.splitRatio = 0.02
    let said = RacePack.lines(of: setup, on: run.recording(seed: Seed(99)))
    let ready = said.filter { pack.contains($0) }.count
    #expect(ready * 2 >= said.count, "\(ready) of \(said.count)")
  }

  @Test func `takes no more lines than it may, and the rehearsed ones first`() {
    let all = RacePack(of: setup)
    let few = RacePack(of: setup, most: 12)
    #expect(few.lines == Array(all.lines.prefix(12)))
    #expect(few.rehearsed == 12)
  }

  @Test func `is the same for the same setup`() {
    #expect(RacePack(of: setup).lines == RacePack(of: setup).lines)
  }
}
