import Training

/// The coach on a run: decides what to say, says it through one voice, and keeps the ledger.
///
/// Each second it looks at the run once (``MomentBuilder``), lets script, rules and sensors propose
/// lines (``LinePlanner``), and hands the chosen one to the ``VoiceQueue``. It knows no words but those
/// it is given: the script's and the phrasebook's.
public struct Companion: Equatable, Sendable {
  /// After how long without metrics the tracker counts as lost.
  public static let silenceLimit: Duration = .seconds(10)

  /// Whether the tracker is heard.
  public private(set) var isConnected = true

  /// The last moment that was looked at.
  public private(set) var moment: Moment

  private var moments: MomentBuilder
  private var rules: RuleBook
  private var planner: LinePlanner
  private var voice: VoiceQueue
  private var signals = Signals()
  private var milestones = Milestones()
  // At most one of each, on the heap: companions are copied on the small stack of a page.
  private var callers: [CourseCaller]
  private var cueCallers: [CueCaller]
  private var stepEntry = 0
  private var races: [RivalWatch]
  private var company: Company
  private var conversation: Conversation
  private let fuel: FuelTimes
  private var lastHeard: Duration?
  private var lineCount = 0

  // What wants to be said at the next look.
  private var proposals: [Line] = []

  /// Prepares a coach.
  public init(_ setup: Setup) {
    let zones = HeartRateZones(runner: setup.runner)
    moment = Moment(at: .zero, metrics: LiveMetrics(), plan: setup.plan)
    moments = MomentBuilder(
      plan: setup.plan,
      zones: zones,
      startedAt: setup.startedAt
    )
    rules = RuleBook(plan: setup.plan, zones: zones)
    planner = LinePlanner(
      script: setup.script,
      phrasebook: setup.phrasebook,
      adviceInterval: setup.manners.adviceInterval
    )
    planner.keepsTones = setup.keepsTones
    company = Company(setup.manners)
    voice = VoiceQueue(clock: setup.voiceClock)
    callers = setup.plan.course.map { [CourseCaller($0)] } ?? []
    cueCallers = setup.cues.map { [CueCaller($0, in: setup.cueWords)] } ?? []
    races = setup.plan.rival.map { [RivalWatch($0, units: setup.plan.units)] } ?? []
    conversation = Conversation(setup.answers)
    fuel = FuelTimes(setup.script)
  }

  /// The line that is being said.
  public var speaking: Utterance? { voice.current }

  /// Whether something is still to be said: a line is being spoken, or the result waits for its turn.
  public var hasLastWords: Bool { voice.current != nil || planner.holdsResult }

  /// Whether the runner wants silence.
  public var isMuted: Bool { voice.isMuted }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: CompanionEvent, at now: Duration) -> [CompanionEffect] {
    var effects = sound(.tick, at: now)
    switch event {
    case .metrics(let metrics):
      effects += look(at: metrics, now: now)
    case .second:
      effects += listen(at: now)
    case .notice(let notice):
      propose(notice)
    case .reply(let reply):
      if let line = conversation.hear(reply, at: now) { propose(line) }
    case .asked(let words):
      effects += hear(words, at: now)
    case .lineFinished(let id):
      effects += sound(.finished(id), at: now)
    case .lineFailed(let id):
      effects += sound(.failed(id), at: now)
    case .mute(let isMuted):
      effects += mute(isMuted, at: now)
    case .interruption(let isOn), .talk(let isOn):
      effects += sound(isOn ? .interruptionBegan : .interruptionEnded, at: now)
    }
    return effects
  }

  /// Takes words of the runner, which may concern what lies outside of the coach: whether there is a
  /// beat, and where the run stands that is tracked here.
  mutating func hear(
    _ words: RunnerWords,
    beats: Bool = false,
    tracker: LiveMetrics.State? = nil,
    at now: Duration
  ) -> [CompanionEffect] {
    guard !hasHeard(words) else { return [] }
    var effects: [CompanionEffect] = [.heard(words)]
    switch words.meaning {
    case .quiet: effects += mute(true, at: now)
    case .speak: effects += mute(false, at: now)
    case .skip:
      effects += sound(.interruptionBegan, at: now) + sound(.interruptionEnded, at: now)
    default: break
    }
    let answer = conversation.hear(
      words,
      in: moment,
      beats: beats,
      tracker: tracker,
      at: now
    )
    if let answer {
      propose(answer)
    } else if !words.meaning.isFree {
      effects.append(.ledger(row(ofDoing: words, at: now)))
    }
    return effects
  }

  /// Whether the same words have come before, as after a cut.
  func hasHeard(_ words: RunnerWords) -> Bool { conversation.knows(words) }

  /// The ledger's word for what was done and needed no answer.
  private func row(ofDoing words: RunnerWords, at now: Duration) -> LedgerRow {
    let line = Line(
      source: .reply(words.id),
      rank: .coach,
      text: "",
      dueAt: now,
      cause: .asked(words.text)
    )
    return LedgerRow(at: now, line: line, decision: .done)
  }

  private mutating func mute(_ isMuted: Bool, at now: Duration) -> [CompanionEffect] {
    planner.isMuted = isMuted
    return sound(.mute(isMuted), at: now)
  }

  // MARK: Looking

  private mutating func look(at metrics: LiveMetrics, now: Duration) -> [CompanionEffect] {
    let wasEnded = moment.metrics.state == .ended
    lastHeard = now
    moment = moments.moment(of: metrics, at: now)
    var effects: [CompanionEffect] = []
    if !isConnected {
      isConnected = true
      effects.append(.connection(true))
      propose(.watchReconnected)
    }
    moment.nextFuel = fuel.next(after: metrics)
    for change in signals.changes(in: metrics) where change != .splitPassed || !tellsSplit(metrics)
    {
      propose(change)
    }
    if !races.isEmpty {
      let duel = races[0].cues(in: metrics)
      moment.rival = races[0].standing
      for cue in duel { propose(cue) }
    }
    if !cueCallers.isEmpty {
      for line in cueCallers[0].lines(at: moment) { propose(line) }
    }
    if callers.isEmpty {
      for remark in rules.consider(moment) { propose(remark) }
      moment.episode = rules.episode
      moment.standing = rules.standing
      if proposals.isEmpty, let line = company.line(at: moment, from: planner) { propose(line) }
      for restraint in rules.restraints { effects.append(.ledger(row(of: restraint))) }
    } else {
      effects += followCourse(metrics)
    }
    if milestones.isPassed(at: moment) { effects.append(.haptic(.milestone)) }
    effects += speakNext()
    if metrics.state == .ended, !wasEnded {
      effects += record(planner.conclude(at: moment))
    }
    return effects
  }

  /// Whether the last split is told by the script or a cue, late as it may be.
  private func tellsSplit(_ metrics: LiveMetrics) -> Bool {
    guard let split = metrics.lastSplit else { return false }
    return planner.engine.script.tells(of: split)
      || cueCallers.contains { $0.scheme.tells(of: split) }
  }

  /// What a course of steps has to say; the rules that judge a steady run have nothing to say beside it.
  private mutating func followCourse(_ metrics: LiveMetrics) -> [CompanionEffect] {
    for remark in rules.consider(moment) where remark.rule.speaksBesideCourse { propose(remark) }
    let begun = metrics.course?.entry ?? 0
    let isNew = begun != stepEntry && stepEntry > 0
    stepEntry = begun
    for cue in callers[0].cues(in: metrics) { propose(cue) }
    return isNew ? [.haptic(.step)] : []
  }

  // The companion's own clock: notices the tracker's silence, and speaks all the same.
  private mutating func listen(at now: Duration) -> [CompanionEffect] {
    guard let lastHeard, now - lastHeard > .seconds(1) else { return [] }
    moment.at = now
    var effects: [CompanionEffect] = []
    if isConnected, moment.metrics.state == .running, now - lastHeard >= Self.silenceLimit {
      isConnected = false
      effects.append(.connection(false))
      propose(.watchDisconnected)
    }
    return effects + speakNext()
  }

  // MARK: Proposing

  private mutating func propose(_ remark: Remark) {
    guard let text = planner.phrases.sample(of: .rule(remark.rule)) else { return }
    propose(
      Line(
        source: .rule(remark.rule),
        rank: remark.rule.rank(in: moment.plan.mode),
        // Between the script's usual 50 and the 90 at which a line would decide a race.
        priority: 50 + Int((remark.urgency * 39).rounded()),
        topic: .rule(remark.rule),
        text: text,
        dueAt: moment.at,
        expiresAt: moment.at + remark.rule.lifetime,
        cause: .remark(remark)
      )
    )
  }

  private mutating func propose(_ notice: SensorNotice) {
    guard let text = planner.phrases.sample(of: .notice(notice)) else { return }
    propose(
      Line(
        source: .sensor(notice),
        rank: notice.rank,
        topic: .notice(notice),
        text: text,
        dueAt: moment.at,
        expiresAt: moment.at + notice.lifetime
      )
    )
  }

  private mutating func propose(_ cue: CourseCue) {
    let text: String?
    switch cue {
    case .count: text = "{step_count}"
    case .words: text = moment.step?.words
    case .begin, .coming, .go, .halfway, .result, .ease, .lift, .blind, .finished, .rivalAhead,
      .rivalBehind, .rivalTaken, .rivalPassed, .rivalBeaten, .rivalLost:
      text = planner.phrases.sample(of: .course(cue))
    }
    guard let text else { return }
    propose(
      Line(
        source: .course(cue),
        rank: cue.rank,
        priority: cue.priority,
        topic: cue == .count || cue == .words ? nil : .course(cue),
        text: text,
        dueAt: moment.at,
        expiresAt: moment.at + cue.lifetime
      )
    )
  }

  private mutating func propose(_ line: Line) { proposals.append(line) }

  /// The ledger's answer to why nothing was said of what a rule has seen.
  private func row(of restraint: Restraint) -> LedgerRow {
    let line = Line(
      source: .rule(restraint.rule),
      rank: restraint.rule.rank(in: moment.plan.mode),
      text: "",
      dueAt: moment.at
    )
    return LedgerRow(at: moment.at, line: line, decision: .leftAlone(restraint.reason))
  }

  // MARK: Speaking

  private mutating func speakNext() -> [CompanionEffect] {
    for line in conversation.overdue(in: moment, at: moment.at) { propose(line) }
    let dispatch = planner.next(at: moment, adding: proposals)
    proposals = []
    var effects = record(dispatch.rows)
    guard let line = dispatch.line else { return effects }
    lineCount += 1
    company.note(at: moment.at)
    conversation.note(line)
    let utterance = Utterance(id: "l\(lineCount)", line: line, moment: moment)
    effects += sound(.say(utterance, interrupts: dispatch.interrupts), at: moment.at)
    effects.append(.badge(utterance.id))
    if line.rank == .safety { effects.append(.haptic(.attention)) }
    return effects
  }

  private mutating func sound(_ event: VoiceQueue.Event, at now: Duration) -> [CompanionEffect] {
    var effects: [CompanionEffect] = []
    for effect in voice.handle(event, at: now) {
      switch effect {
      case .duck(let at): effects.append(.duck(true, at: at))
      case .unduck(let at): effects.append(.duck(false, at: at))
      case .play(let utterance, let at): effects.append(.speak(utterance, at: at))
      case .stop(let id, let outcome): effects.append(.stop(id, outcome))
      case .ended(let utterance, let outcome, let at):
        effects += record(planner.ended(utterance.line.source, outcome, at: at))
      }
    }
    return effects
  }

  private func record(_ rows: [LedgerRow]) -> [CompanionEffect] {
    rows.map { .ledger($0) }
  }
}
