import Coaching
import Screens
import Testing
import Training

/// A fade is told even where it is found right after a split, when the next line has to wait.
struct FadeToldTests {
  @Test(arguments: Personality.allCases)
  func `tells a fade within a minute of finding it`(coach: Personality) throws {
    let scenario = SimulatedScenario.fade10K
    let narration = OfflineAuthor(plan: scenario.plan, personality: coach, seed: 1).write()
    var playback = RunPlayback(
      of: scenario.recording(seed: Seed(1)),
      Companion.Setup(
        script: narration.script,
        phrasebook: narration.phrasebook,
        plan: scenario.plan
      )
    )
    var fades: [(at: Duration, decision: Decision)] = []
    for timed in playback.finish() {
      guard case .companion(.ledger(let row)) = timed.effect, row.line.source == .rule(.fade)
      else { continue }
      fades.append((timed.at, row.decision))
    }
    let found = try #require(fades.first)
    let said = try #require(fades.first { $0.decision == .said })
    #expect(said.at - found.at <= .seconds(60))
  }
}
