public import Training

/// The coach's own judgement: watches a run second by second and remarks on what happens in it.
///
/// It knows no words. What it finds it hands out as a ``Remark`` with the figures behind it; a
/// ``Phrasebook`` puts it into words, and the dispatcher decides whether it is said.
public struct RuleBook: Equatable, Sendable {
  /// Before this nobody is coached: satellites, hearts and legs have to settle (definition 12).
  static let grace: Duration = .seconds(20)

  /// How long a heart close to its highest rate forbids to ask for more.
  static let mercy = 300.0

  /// What the runner means to do.
  public let plan: RunPlan

  /// The runner's zones, for the highest heart rate in them; a merely assumed one is not used.
  public let zones: HeartRateZones?

  /// The runner's own fueling; without it the length of the run decides.
  public let fueling: Fueling?

  private let heart: HeartLimits?
  private var history = RunHistory()
  private var states = CoachRule.allCases.map { _ in RuleState() }
  private var heartWasHighAt: Double?

  private var baseline: Baseline?
  private var usual: MedianPace?
  private var measuredAt = 0.0
  private var usualAt = 0.0
  private var isBaselineSettled = false

  private var stops = StopWatch()
  private var finish = FinishWatch()
  private var episodes = EpisodeWatch()
  private var restrained: [CoachRule: Restraint.Reason] = [:]

  /// Moving time when the coach last spoke of eating.
  private var fueledAt: Double?

  /// What the rules have seen in the last second and leave alone, each told once.
  public private(set) var restraints: [Restraint] = []

  /// How long the runner has stood, with a few steps to and fro; nothing while they run.
  public var standing: Duration? { stops.standing }

  /// What went wrong and is not over.
  public var episode: Episode? { episodes.current }

  /// Opens the book at the start of a run.
  public init(plan: RunPlan, zones: HeartRateZones? = nil, fueling: Fueling? = nil) {
    self.plan = plan
    self.zones = zones
    heart = zones.flatMap(HeartLimits.init)
    self.fueling = fueling
  }

  /// Looks at a second of the run and returns what is worth a remark now, the weightiest first.
  ///
  /// Called once a second with every moment. Before the first 20 s nothing is said, in a pause only
  /// those who stand are asked, and after the end only the result is told; and of the pace nothing
  /// while the distance is a guess.
  public mutating func consider(_ moment: Moment) -> [Remark] {
    restraints = []
    let metrics = moment.metrics
    let now = moment.at.inSeconds
    guard metrics.state != .preparing else { return [] }
    var isMarked = false
    if metrics.state == .running {
      isMarked = history.ingest(metrics, plan: plan, limits: heart)
      if isMarked { renewBaseline() }
      if history.heart.isHigh { heartWasHighAt = now }
    }
    guard metrics.elapsed >= Self.grace else { return [] }
    let context = context(of: metrics)
    var wanted = watched(context, at: now).filter { remark in
      guard let last = states[remark.rule.place].lastSaid else { return true }
      return now - last >= remark.rule.cooldown
    }
    if metrics.state == .running { wanted += found(context, isMarked: isMarked, at: now) }
    let said = Remark.settled(wanted)
    for remark in said { note(remark, context, at: now) }
    return said
  }

  /// How often a rule has spoken so far.
  public func count(of rule: CoachRule) -> Int { states[rule.place].count }

  private mutating func note(_ remark: Remark, _ context: RuleContext, at now: Double) {
    states[remark.rule.place].said(at: now)
    episodes.open(remark.rule, at: now)
    if remark.rule == .fuelWindow { fueledAt = context.moving }
  }

  private func context(of metrics: LiveMetrics) -> RuleContext {
    RuleContext(
      history: history,
      metrics: metrics,
      plan: plan,
      limits: heart,
      fueling: fueling,
      fueledAt: fueledAt,
      baseline: baseline,
      moving: metrics.moving.inSeconds,
      stood: stops.stood,
      usual: usual
    )
  }

  // MARK: What the figures show

  private mutating func found(
    _ context: RuleContext,
    isMarked: Bool,
    at now: Double
  ) -> [Remark] {
    let metrics = context.metrics
    let stands = history.gait.kind == .standing || metrics.standingSince != nil
    let isInSight = history.isInSight(at: context.moving) && metrics.isDistanceTrusted
    var wanted: [Remark] = []
    for rule in isMarked ? CoachRule.summing : CoachRule.everySecond
    where isInSight && !stands || rule.needsNoDistance {
      if stands, rule == .fuelWindow { continue }
      guard !context.isOnHomeStretch || rule == .heartRateHigh || rule == .finishKick else {
        continue
      }
      let finding = context.finding(of: rule)
      let wants = states[rule.place].wants(
        finding,
        of: rule,
        most: rule.most(in: plan.mode),
        moving: context.moving,
        at: now
      )
      if rule == .slowdown { restrain(rule, finding, wants: wants, at: now) }
      guard wants, case .present(let urgency, let confidence, let evidence) = finding,
        !mustKeepQuiet(rule, at: now)
      else { continue }
      wanted.append(
        Remark(rule: rule, urgency: urgency, confidence: confidence, evidence: evidence)
      )
    }
    return wanted
  }

  /// Tells why a rule leaves alone what it sees, once for each stay of its case.
  private mutating func restrain(
    _ rule: CoachRule,
    _ finding: Finding,
    wants: Bool,
    at now: Double
  ) {
    switch finding {
    case .absent: restrained[rule] = nil
    case .unclear: break
    case .excused(let reason): restrain(rule, reason)
    case .present:
      if wants, mustKeepQuiet(rule, at: now) {
        restrain(rule, .alreadySaid)
      } else if states[rule.place].count >= rule.most(in: plan.mode) {
        restrain(rule, .saidEnough)
      }
    }
  }

  private mutating func restrain(_ rule: CoachRule, _ reason: Restraint.Reason) {
    guard restrained[rule] != reason else { return }
    restrained[rule] = reason
    restraints.append(Restraint(rule, reason))
  }

  // MARK: What the watches find

  /// What is found of stops, of the goal and of what went wrong before.
  private mutating func watched(_ context: RuleContext, at now: Double) -> [Remark] {
    let metrics = context.metrics
    if let finding = finish.ingest(metrics, progress: context.progress, at: now) {
      return remarks(on: finding, context, at: now)
    }
    guard metrics.state != .ended, finish.reachedAt == nil else { return [] }
    // Late in a long run, and in the second half of a race, nobody stops for a light; who stops often
    // has a reason.
    let isUrgent =
      (context.isLate || plan.mode == .race && context.progress ?? 0 >= 0.5)
      && states[CoachRule.stopped.place].count < 2
    if let finding = stops.ingest(metrics, isUrgent: isUrgent) {
      return remarks(on: finding, context, at: now)
    }
    guard metrics.state == .running, metrics.standingSince == nil, let open = episodes.current
    else {
      return []
    }
    switch episodes.ingest(isWell: context.isWell(after: open), at: now) {
    case .checkIn?: return [Self.remark(.checkIn, 0.8, context)]
    case .recovered?: return [Self.remark(.recovered, 0.6, context)]
    case nil: return []
    }
  }

  private mutating func remarks(
    on finding: FinishWatch.Finding,
    _ context: RuleContext,
    at now: Double
  ) -> [Remark] {
    switch finding {
    case .reached:
      episodes.close()
      return [Self.remark(.finished, 1, context)]
    case .after: return [Self.remark(.afterFinish, 0.5, context)]
    case .silence:
      restraints.append(Restraint(.afterFinish, .goalReached))
      return []
    case .homeward:
      let last = states[CoachRule.homeward.place].lastSaid
      guard last.map({ now - $0 >= CoachRule.homeward.cooldown }) ?? true else { return [] }
      return [Self.remark(.homeward, 0.3, context)]
    }
  }

  private mutating func remarks(
    on finding: StopWatch.Finding,
    _ context: RuleContext,
    at now: Double
  ) -> [Remark] {
    switch finding {
    case .looked:
      restraints.append(Restraint(.stopped, .shortStop))
      return []
    case .ask(let seconds):
      // Who stops, shuffles on and stops has been asked already.
      let last = states[CoachRule.stopped.place].lastSaid
      guard last.map({ now - $0 >= CoachRule.stopped.cooldown }) ?? true else { return [] }
      return [Self.remark(.stopped, 0.9, context, stood: seconds)]
    case .askAgain(let seconds): return [Self.remark(.stillStopped, 1, context, stood: seconds)]
    case .resumed(let seconds):
      episodes.closeStop()
      return [Self.remark(.resumed, 0.7, context, stood: seconds)]
    }
  }

  /// A remark on what a watch has seen for certain.
  private static func remark(
    _ rule: CoachRule,
    _ urgency: Double,
    _ context: RuleContext,
    stood: Double? = nil
  ) -> Remark {
    let evidence: Remark.Evidence =
      stood.map { .init("seconds_stood", $0) } ?? .init("distance", context.distance)
    return Remark(rule: rule, urgency: urgency, confidence: 1, evidence: [evidence])
  }

  // MARK: Measures and manners

  /// Takes new measures twice a minute: the usual pace always, the baseline until half of the goal is
  /// done and it stays as it is.
  private mutating func renewBaseline() {
    let clock = history.paces.clock
    if clock - usualAt >= 30 {
      usualAt = clock
      // A slow-down of four minutes that is being noticed must not become usual meanwhile.
      usual = MedianPace(history.paces, until: 240)
    }
    let isSettled = plan.goal != nil && history.tenths.count > 5
    guard isSettled ? !isBaselineSettled : clock - measuredAt >= 30 else { return }
    measuredAt = clock
    isBaselineSettled = isSettled && clock >= history.tenths[5]
    baseline = Baseline(history, hasGoal: plan.goal != nil)
  }

  private func mustKeepQuiet(_ rule: CoachRule, at now: Double) -> Bool {
    if episodes.current != nil, !rule.manner.speaksInEpisodes { return true }
    if rule.advice == .more || rule.advice == .same, let heartWasHighAt,
      now - heartWasHighAt < Self.mercy
    {
      return true
    }
    for other in CoachRule.all {
      guard let lastSaid = states[other.place].lastSaid else { continue }
      if now - lastSaid < rule.quiet(after: other) { return true }
    }
    return false
  }
}
