import Coaching
import Exchange
import Screens
import Testing
import Training

/// How long a coach is silent in real people's runs, and how soon it repeats its advice.
@Suite(.enabled(if: SharedData.isThere))
struct RealSilenceTests {
  // Every third run is enough for a word in each voice.
  private static let runs = RealRemarksTests.runs.enumerated().filter { $0.offset % 3 == 0 }
    .map(\.element)

  private struct Heard {
    var lines = 0
    var small = 0
    var longest = 0.0
    var repeated: [String] = []
  }

  @Test func `is never silent for more than five minutes towards a goal, nor eight without`() throws
  {
    var (lines, small, worst) = (0, 0, 0.0)
    for (index, path) in Self.runs.enumerated() {
      let coach = Personality.allCases[index % Personality.allCases.count]
      for hasGoal in [true, false] {
        guard let heard = try Self.listen(path, coach, hasGoal: hasGoal) else { continue }
        #expect(heard.longest <= (hasGoal ? 300 : 480), "\(path) \(hasGoal) \(heard.longest)")
        #expect(heard.repeated == [], "\(path)")
        lines += heard.lines
        small += heard.small
        if hasGoal { worst = max(worst, heard.longest) }
      }
    }
    print("\(lines) lines, \(small) of them by itself; longest silence towards a goal \(worst) s")
    #expect(lines > 300)
    #expect(small * 4 < lines)
  }

  private static func listen(
    _ path: String,
    _ coach: Personality,
    hasGoal: Bool
  ) throws -> Heard? {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    guard recording.sport == .running, let distance = recording.totals.distance,
      distance > .kilometers(3)
    else { return nil }
    let plan = RunPlan(mode: .training, goal: hasGoal ? .distance(distance) : nil)
    let setup = RunSetup(coach: coach, plan: plan, isMindful: true).completed(by: recording)
    let companion = setup.companion
    var advice: [String: [Advice]] = [:]
    for topic in Topic.allCases where Self.mayWait(topic) {
      for phrase in companion.phrasebook.phrases(on: topic) { advice[phrase.text] = phrase.advice }
    }
    var playback = RunPlayback(of: recording, companion)
    var heard = Heard()
    var quietSince = 0.0
    var given: [Advice: Double] = [:]
    for timed in playback.finish() {
      let now = timed.at.inSeconds
      let moment = timed.moment
      let stands = moment.facts.stood.map { $0 >= .seconds(10) } ?? false
      if moment.metrics.state != .running || stands || moment.episode != nil
        || moment.facts.result != nil
      {
        quietSince = now
      }
      guard case .companion(.speak(let utterance, _)) = timed.effect else { continue }
      heard.lines += 1
      if utterance.line.source == .script("company") { heard.small += 1 }
      heard.longest = max(heard.longest, now - quietSince)
      quietSince = now
      for advice in advice[utterance.line.text] ?? [] {
        if let last = given[advice], now - last < 900 { heard.repeated.append(utterance.line.text) }
        given[advice] = now
      }
    }
    return heard
  }

  private static func mayWait(_ topic: Topic) -> Bool {
    topic == .technique || topic == .encouragement || topic == .banter || topic == .clock
  }
}
