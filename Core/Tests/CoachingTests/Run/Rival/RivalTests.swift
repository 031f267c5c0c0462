import Coaching
import Testing
import Training

/// Somebody races a past run of three kilometers at five minutes each.
struct RivalTests {
  private static let rival = Rival(
    "Sunday",
    meters: (1...900).map { Double($0) * 1000 / 300 },
    seconds: (1...900).map { Double($0) }
  )

  /// The cues of a run at some speed, with their seconds.
  private func cues(
    _ speed: (Int) -> Double,
    seconds: Int
  ) -> (cues: [(at: Int, cue: CourseCue)], run: CoachedRun) {
    let plan = RunPlan(mode: .training, rival: Self.rival)
    let phrases = Phrasebook(
      Dictionary(
        uniqueKeysWithValues: CourseCue.spoken.map { (Topic.course($0), [Phrase("\($0)")]) }
      )
    )
    var run = CoachedRun(
      tracker: Tracker.Settings(plan: plan),
      companion: Companion.Setup(script: Script(id: "none"), phrasebook: phrases, plan: plan)
    )
    var meters = 0.0
    var heard: [(Int, CourseCue)] = []
    for second in 0...seconds {
      if second > 0 { meters += speed(second) }
      let reading = DeviceReading(distance: .meters(meters), speed: .metersPerSecond(speed(second)))
      let events: [TrackerEvent] =
        second == 0
        ? [.device(DeviceReading(distance: .zero)), .start] : [.device(reading), .tick]
      for event in events {
        for effect in run.handle(.tracker(event), at: .seconds(second)) {
          guard case .companion(.speak(let utterance, _)) = effect,
            case .course(let cue) = utterance.line.source
          else { continue }
          heard.append((second, cue))
        }
      }
    }
    return (heard, run)
  }

  @Test func `says the gap at each kilometer, and who has won`() {
    let (cues, run) = cues({ _ in 1000.0 / 290 }, seconds: 880)
    #expect(cues.map { $0.cue } == [.rivalAhead, .rivalAhead, .rivalBeaten])
    #expect(abs((cues.first?.at ?? 0) - 290) <= 5)
    let standing = run.companion.moment.rival
    #expect(standing?.isOver == true)
    #expect(abs((standing?.seconds ?? 0) - 30) <= 1)
  }

  @Test func `tells of a change of the lead once it is three seconds`() {
    // Slower for three hundred seconds, then much faster.
    let (cues, run) = cues({ $0 <= 300 ? 3.2 : 3.7 }, seconds: 700)
    #expect(cues.contains { $0.cue == .rivalTaken })
    #expect(!cues.contains { $0.cue == .rivalPassed })
    let taken = cues.first { $0.cue == .rivalTaken }?.at ?? 0
    // Forty meters behind at 300 s are caught at 409 s; three seconds are eleven meters more.
    #expect((409...450).contains(taken))
    #expect((run.companion.moment.rival?.meters ?? 0) > 0)
  }

  @Test func `knows where the rival was at each moment`() throws {
    let rival = try #require(Self.rival)
    #expect(rival.meters.count <= Rival.mostMarks + 1)
    #expect(abs((rival.time(at: 1500) ?? 0) - 450) < 0.2)
    #expect(abs(rival.distance(at: 450) - 1500) < 0.5)
    #expect(rival.time(at: 3001) == nil)
    #expect(rival.distance(at: 5000) == 3000)
    #expect(Rival("x", meters: [5, 4], seconds: [1, 2]) == nil)
    let measured = try #require(
      Rival("steady", of: SimulatedScenario.steady5K.recording(seed: Seed(1)))
    )
    #expect(abs(measured.duration.inSeconds - 1500) < 60)
  }
}
