import Coaching
import Exchange
import Testing
import Training

@testable import Screens

/// Why a German coach said something, or kept quiet, is German too.
struct GermanLedgerTests {
  private static let english: Set<Substring> = [
    "the", "of", "to", "and", "you", "your", "it", "was", "were", "for", "heart", "rate", "time",
    "last", "said", "skipped", "waited", "planned", "not", "no", "dropped", "held", "done",
    "distance", "average", "current", "unknown", "above", "below", "slower", "faster", "ahead",
  ]

  private func english(in entry: LedgerEntry) -> [String] {
    let texts =
      [entry.decision, entry.why] + entry.values.map(\.name) + entry.values.map(\.value)
    return texts.filter { text in
      text.lowercased().split { !$0.isLetter }.contains { Self.english.contains($0) }
    }
  }

  @Test(arguments: [
    SimulatedScenario.redLights5K, .strapDropouts10K, .bonkMarathon, .wallMarathon, .intervals,
    .drift20K, .runWalk5K,
  ])
  func `has no English word in the reasons of a run`(scenario: SimulatedScenario) {
    let plan = RunPlan(
      mode: .training,
      goal: .distance(.kilometers(42.195)),
      targetPace: .secondsPerKilometer(320)
    )
    var setup = RunSetup(
      coach: .oldHand,
      plan: plan,
      runner: Runner(maxHeartRate: .beatsPerMinute(185)),
      language: "de",
      isMindful: true
    )
    setup.voiceClock = .estimated
    var playback = RunPlayback(
      of: scenario.recording(seed: Seed(3)),
      setup.companion,
      autoPause: setup.autoPause
    )
    var found: Set<String> = []
    var rows = 0
    while let portion = playback.nextPortion() {
      for timed in portion {
        guard case .companion(.ledger(let row)) = timed.effect else { continue }
        rows += 1
        found.formUnion(english(in: LedgerEntry(row, in: timed.moment, language: "de")))
      }
    }
    #expect(rows > 10)
    #expect(found.sorted() == [])
  }

  @Test func `has German words for all that is looked at`() {
    let twins: [(String, String)] =
      Variable.allCases.map { ($0.english, $0.german) }
      + Rank.allCases.map { ($0.english, $0.german) }
      + Claim.allCases.map { ($0.english, $0.german) }
      + CoachRule.allCases.map { ($0.english, $0.german) }
      + SensorNotice.allCases.map { ($0.english, $0.german) }
      + CourseCue.allCases.map { ($0.english, $0.german) }
      + LedgerFigure.allCases.map { ($0.english, $0.german) }
    for (english, german) in twins { #expect(english != german) }
  }

  @Test func `keeps the author's own word for a branch`() {
    let words = ["ahead_of_pace", "second_on", "legs_of_lead"].map { key in
      Language.german.words(of: Decision.Drop.branchInactive(key))
    }
    #expect(
      words
        == ["schneller als die Zielpace", "ab der zweiten", "legs of lead"].map {
          "Ausgelassen: Der Satz ist für „\($0)“ gedacht, und das war nicht so."
        }
    )
  }
}
