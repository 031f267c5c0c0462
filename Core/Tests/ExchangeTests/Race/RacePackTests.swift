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

  @Test func `has every line of a run that goes as planned, and no sound twice`() {
    let pack = RacePack(of: setup)
    let said = RacePack.lines(of: setup, on: ObedientRun(setup.plan).recording())
    #expect(said.count > 10)
    #expect(Set(said).subtracting(pack.lines) == [])
    #expect(Set(pack.sounds).count == pack.sounds.count)
    #expect(pack.sounds.count == pack.lines.count + pack.pieces.count)
    #expect(pack.rehearsed < pack.lines.count)
  }

  @Test func `has the words for the voice, with no figure that is not known yet`() {
    let pack = RacePack(of: setup)
    for line in pack.sounds {
      #expect(!line.contains("{"), "\(line)")
      #expect(!line.contains { $0.isNumber }, "\(line)")
    }
    // What nobody rehearses, but may happen: somebody stands.
    let asked = setup.companion.phrasebook.lines(for: .stopped)
      .filter { Placeholder.mentioned(in: $0).isEmpty }
    #expect(!asked.isEmpty)
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: setup.plan)
    let spoken = asked.map { LineText.spoken($0, in: moment, units: .metric) }
    #expect(Set(spoken).subtracting(pack.lines) == [])
  }

  @Test(arguments: Personality.allCases, ["en", "de"])
  func `everything that is said on another day has its sound`(
    coach: Personality,
    language: String
  ) throws {
    var setup = setup
    setup.coach = coach
    setup.language = language
    let pack = Set(RacePack(of: setup).sounds)
    var run = SimulatedRun(goal: .distance(.kilometers(10)), pace: .secondsPerKilometer(311))
    run.splitRatio = 0.02
    run.breakdowns = [
      .init(at: .meters(6000), over: .meters(800), loss: 0.15, beats: 5)
    ]
    setup.voiceClock = .estimated
    var playback = RunPlayback(of: run.recording(seed: Seed(99)), setup.companion)
    var said = 0
    var silent: [String] = []
    while let portion = playback.nextPortion() {
      for timed in portion {
        guard case .companion(.speak(let utterance, _)) = timed.effect else { continue }
        let (text, moment) = (utterance.line.text, utterance.moment)
        said += 1
        let spoken = LineText.spoken(text, in: moment, units: .metric, language: language)
        guard !pack.contains(spoken) else { continue }
        let pieces = LineText.pieces(text, in: moment, units: .metric, language: language)
        if pieces.isEmpty || !pieces.allSatisfy({ pack.contains($0.words) }) {
          silent.append(spoken)
        }
      }
    }
    #expect(said > 10)
    #expect(silent == [])
  }

  @Test func `takes no more sounds than it may, and the rehearsed ones first`() {
    let all = RacePack(of: setup)
    let few = RacePack(of: setup, most: 12)
    #expect(few.sounds == Array(all.sounds.prefix(12)))
    #expect(few.rehearsed == 12)
    print(
      "race pack of 10 km: \(all.rehearsed) rehearsed, \(all.pieces.count) pieces, "
        + "\(all.lines.count) lines"
    )
  }

  @Test func `is the same for the same setup`() {
    #expect(RacePack(of: setup).lines == RacePack(of: setup).lines)
  }
}
