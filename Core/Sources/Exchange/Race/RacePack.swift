import Coaching
import Screens
public import Training

/// What a planned run may have said, word for word, so that its sounds can be made the day before.
///
/// First comes what is said in rehearsals of the plan: exactly as planned, faster, slower, and with a pace
/// that breaks down. Then come the ``pieces`` of which every other line with a figure can be put together,
/// and all lines without a figure.
///
/// ```swift
/// let pack = RacePack(of: setup)
/// for words in pack.sounds { try await studio.clip(of: SpokenWords(words), by: voice) }
/// ```
public struct RacePack: Sendable {
  /// The most sounds of a pack; a marathon has about 1,500, of 40 MB.
  public static let most = 3000

  /// Whole lines for the voice, the most probable first.
  public let lines: [String]

  /// How many of them come from rehearsals.
  public let rehearsed: Int

  /// Parts of lines with figures: numerals, the words around them, and what lines say between figures.
  public let pieces: [String]

  /// Everything to be made: what rehearsals say, then the pieces, then the other lines.
  public var sounds: [String] { lines.prefix(rehearsed) + pieces + lines.dropFirst(rehearsed) }

  /// Collects the lines of a run that is set up with a coach.
  public init(of setup: RunSetup, most: Int = RacePack.most) {
    var known: Set<String> = []
    var room = most
    func new(_ words: [String]) -> [String] {
      let new = Array(words.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(room))
      room -= new.count
      return new
    }
    let rehearsals = Self.rehearsals(of: setup.plan)
    let said = new(rehearsals.flatMap { Self.lines(of: setup, on: $0) })
    let companion = setup.companion
    let texts =
      companion.script.messages.map { $0.text }
      + Topic.allCases.filter { Self.mayArise($0, in: setup.plan) }
      .flatMap { companion.phrasebook.phrases(on: $0) }.map { $0.text }
    let ladder = FigureLadder(for: setup.plan, language: setup.speech).words
    pieces = new(
      ladder + texts.flatMap { LineText.fragments(of: $0, language: setup.speech) }
    )
    let moment = Moment(at: .zero, metrics: LiveMetrics(), plan: setup.plan)
    let others = texts.filter { Placeholder.mentioned(in: $0).isEmpty }.map {
      LineText.spoken($0, in: moment, units: setup.plan.units, language: setup.speech)
    }
    rehearsed = said.count
    lines = said + new(others)
  }

  /// Whether a plan gives the coach anything to say on a topic.
  private static func mayArise(_ topic: Topic, in plan: RunPlan) -> Bool {
    guard case .course(let cue) = topic else { return true }
    return cue.isOfRival ? plan.rival != nil : plan.course != nil
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
