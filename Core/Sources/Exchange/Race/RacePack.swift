import Coaching
import Screens
public import Training

/// What a planned run may have said, word for word, so that its sounds can be made the day before.
///
/// First comes what is said in rehearsals of the plan: exactly as planned, faster, slower, and with a pace
/// that breaks down. Then come all lines without a figure. A line with a figure that no rehearsal foresaw
/// has no sound; the voice says it when its moment is there, because a figure that is made ahead may be
/// wrong.
///
/// ```swift
/// let pack = RacePack(of: setup)
/// for words in pack.lines { try await studio.clip(of: SpokenWords(words), by: voice) }
/// ```
public struct RacePack: Sendable {
  /// The most lines of a pack: about 25 MB of sound.
  public static let most = 500

  /// The words for the voice, the most probable first.
  public let lines: [String]

  /// How many of them come from rehearsals.
  public let rehearsed: Int

  /// How many lines of the coach have figures, which are left to the voice unless a rehearsal said them.
  public let withFigures: Int

  /// Collects the lines of a run that is set up with a coach.
  public init(of setup: RunSetup, most: Int = RacePack.most) {
    var words: [String] = []
    var known: Set<String> = []
    func add(_ spoken: String) {
      guard !spoken.isEmpty, words.count < most, known.insert(spoken).inserted else { return }
      words.append(spoken)
    }
    for recording in Self.rehearsals(of: setup.plan) {
      for line in Self.lines(of: setup, on: recording) { add(line) }
    }
    rehearsed = words.count
    let companion = setup.companion
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: setup.plan)
    var figures: Set<String> = []
    let phrases = Topic.allCases.flatMap { companion.phrasebook.phrases(on: $0) }
    for text in companion.script.messages.map({ $0.text }) + phrases.map({ $0.text }) {
      guard Placeholder.mentioned(in: text).isEmpty else {
        figures.insert(text)
        continue
      }
      add(
        LineText.spoken(text, in: moment, units: setup.plan.units, language: setup.speech)
      )
    }
    lines = words
    withFigures = figures.count
  }

  /// Everything that is said in a recording of the plan, in its order.
  public static func lines(of setup: RunSetup, on recording: Recording) -> [String] {
    var setup = setup
    setup.voiceClock = .estimated
    var playback = RunPlayback(of: recording, setup.companion, autoPause: setup.autoPause)
    var lines: [String] = []
    while let portion = playback.nextPortion() {
      for timed in portion {
        guard case .companion(.speak(let utterance, _)) = timed.effect else { continue }
        lines.append(
          LineText.spoken(
            utterance.line.text,
            in: utterance.moment,
            units: setup.plan.units,
            language: setup.speech
          )
        )
      }
    }
    return lines
  }

  /// Runs of the plan as they may go.
  private static func rehearsals(of plan: RunPlan) -> [Recording] {
    var recordings = [ObedientRun(plan).recording()]
    guard plan.course == nil, let goal = plan.goal else { return recordings }
    let pace = plan.targetPace?.secondsPerKilometer ?? 360
    for factor in [1, 0.97, 1.03] {
      var run = SimulatedRun(goal: goal, pace: .secondsPerKilometer(pace * factor))
      run.splitRatio = plan.race?.splitRatio ?? 0
      recordings.append(run.recording(seed: Seed(7)))
    }
    if case .distance(let distance) = goal {
      var run = SimulatedRun(goal: goal, pace: .secondsPerKilometer(pace))
      run.breakdowns = [
        .init(
          at: .meters(distance.meters * 0.75),
          over: .meters(1000),
          loss: 0.12,
          beats: -5
        )
      ]
      recordings.append(run.recording(seed: Seed(11)))
    }
    return recordings
  }
}
