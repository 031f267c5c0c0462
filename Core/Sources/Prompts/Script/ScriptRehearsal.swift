import Coaching
import Exchange
public import Screens
public import Training

/// A run on which a script is played before anybody hears it.
public struct ScriptRehearsal: Sendable {
  /// What is run.
  public let name: RehearsalKind
  /// The run.
  public let recording: Recording

  /// Takes a run.
  public init(_ name: RehearsalKind, _ recording: Recording) {
    self.name = name
    self.recording = recording
  }

  /// The three runs of a plan on which every script is played.
  ///
  /// They are even, too fast and then fading, and careful. A run of steps is run as its steps ask.
  public static func usual(for plan: RunPlan) -> [ScriptRehearsal] {
    guard plan.course == nil else {
      return [ScriptRehearsal(.planned, ObedientRun(plan).recording())]
    }
    let truth = ScriptTruth(plan)
    let pace = 1000 / truth.speed
    let length = truth.length
    // A device of a real runner would say when it stops; a goal beyond a day's run is rehearsed so far.
    let goal: RunPlan.Goal = plan.goal ?? .time(.seconds(1800))
    func run(_ pace: Double) -> SimulatedRun {
      var run = SimulatedRun(goal: goal, pace: .secondsPerKilometer(pace))
      run.receiver.noise = 0
      return run
    }
    let even = run(pace)
    var fading = run(pace)
    fading.fastStart = .init(excess: 0.09, until: .meters(length * 0.2))
    fading.breakdowns = [
      .init(at: .meters(length * 0.55), over: .meters(length * 0.15), loss: 0.12, beats: -4)
    ]
    var careful = run(pace * 1.03)
    careful.splitRatio = -0.02
    let runs: [(RehearsalKind, SimulatedRun)] = [
      (.even, even), (.fading, fading), (.careful, careful),
    ]
    return runs.map { ScriptRehearsal($0.0, $0.1.recording(seed: Seed(7))) }
  }

  // The most that a runner hears, and the least.
  private static let mostPerKilometer = 4.0
  private static let farthest = 3000.0
  private static let silence = 480.0
  private static let silenceInRace = 300.0

  /// Plays a run and looks at what is said.
  func play(_ setup: RunSetup, _ script: Script) -> Heard {
    var playback = RunPlayback(of: recording, setup.completed(by: recording).companion)
    var heard = Heard()
    let truth = ScriptTruth(setup.plan)
    while let effects = playback.nextPortion() {
      for timed in effects {
        if case .companion(.speak(let utterance, let start)) = timed.effect {
          heard.add(utterance, at: start.inSeconds, truth)
        }
        if case .companion(.ledger(let row)) = timed.effect { heard.note(row) }
      }
    }
    let metrics = playback.run.metrics
    heard.meters = metrics.distance.meters
    heard.finish(at: metrics.elapsed.inSeconds)
    return heard
  }

  /// What a rehearsal found, as a report has it, and what is wrong with the whole of it.
  func result(
    _ heard: Heard,
    _ script: Script,
    mode: RunPlan.Mode,
    in language: Language
  ) -> (run: ScriptReport.Run, findings: [ScriptFinding]) {
    let kilometers = max(heard.meters / 1000, 1)
    // Of a split's three branches one is said.
    let unsaid = script.messages.filter {
      $0.trigger.isScheduled && $0.branchKey == nil && !heard.own.contains($0.id)
    }
    let tenths = (Double(heard.count) / kilometers * 10).rounded()
    let run = ScriptReport.Run(
      name: name.words(in: language),
      lines: heard.count,
      own: heard.ownCount,
      perKilometer: tenths / 10,
      longestSilence: heard.longestSilence.rounded(),
      unsaid: unsaid.map { $0.id }
    )
    var findings = heard.findings
    if Double(heard.count) / kilometers > Self.mostPerKilometer {
      findings.append(ScriptFinding(.staging(.crowded(name, tenths: Int(tenths)))))
    }
    if heard.farthest > Self.farthest {
      let meters = Int(heard.farthest.rounded())
      findings.append(ScriptFinding(.staging(.empty(name, meters: meters))))
    }
    let most = mode == .race ? Self.silenceInRace : Self.silence
    // A word that is due waits for its turn, and cheer for the end of a trouble.
    if heard.longestSilence > most + 60 {
      let seconds = Int(heard.longestSilence.rounded())
      findings.append(ScriptFinding(.staging(.silent(name, seconds: seconds))))
    }
    return (run, findings)
  }

  /// What was heard on a run.
  struct Heard {
    /// How many lines, by anybody.
    var count = 0
    /// How many of the script's.
    var ownCount = 0
    /// The messages of the script that were said.
    var own: Set<String> = []
    /// What was untrue or in the way.
    var findings: [ScriptFinding] = []
    /// The longest time without a word, in seconds.
    var longestSilence = 0.0
    /// The longest stretch without a word, in meters.
    var farthest = 0.0
    /// How far the run went.
    var meters = 0.0
    private var last = (seconds: 0.0, meters: 0.0)

    mutating func add(_ utterance: Utterance, at seconds: Double, _ truth: ScriptTruth) {
      let metrics = utterance.moment.metrics
      count += 1
      longestSilence = max(longestSilence, seconds - last.seconds)
      farthest = max(farthest, metrics.distance.meters - last.meters)
      last = (seconds, metrics.distance.meters)
      guard case .script(let id) = utterance.line.source else { return }
      own.insert(id)
      ownCount += 1
      // A coach's own words on a topic are drawn by what is true at the moment.
      guard utterance.line.topic == nil else { return }
      let place = ScriptPlace(
        meters: metrics.distance.meters,
        seconds: metrics.moving.inSeconds
      )
      let judge = ClaimJudge(utterance.moment)
      let untrue = ClaimWords.claims(in: utterance.line.text).filter {
        judge.truth(of: $0.claim) == .no
      }
      for problem in truth.problems(in: utterance.line.text, at: place)
        + untrue.map({ ModelProblem.untruth(.contradicted($0.words, by: .moment)) })
      {
        let finding = ScriptFinding(problem, of: id)
        if !findings.contains(finding) { findings.append(finding) }
      }
    }

    mutating func note(_ row: LedgerRow) {
      guard row.decision == .dropped(.expired) else { return }
      if case .script = row.line.source { return }
      guard row.line.rank == .safety || row.line.rank == .fuel else { return }
      findings.append(ScriptFinding(.staging(.talksOver)))
    }

    mutating func finish(at seconds: Double) {
      longestSilence = max(longestSilence, seconds - last.seconds)
      farthest = max(farthest, meters - last.meters)
    }
  }
}
