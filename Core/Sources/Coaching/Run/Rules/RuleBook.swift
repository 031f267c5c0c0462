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
  private var measuredAt = 0.0
  private var isBaselineSettled = false

  /// Moving time when the coach last spoke of eating.
  private var fueledAt: Double?

  /// Opens the book at the start of a run.
  public init(plan: RunPlan, zones: HeartRateZones? = nil, fueling: Fueling? = nil) {
    self.plan = plan
    self.zones = zones
    heart = zones.flatMap(HeartLimits.init)
    self.fueling = fueling
  }

  /// Looks at a second of the run and returns what is worth a remark now, the weightiest first.
  ///
  /// Called once a second with every moment. Nothing is said before the first 20 s, in a pause, or
  /// after the end; and of the pace nothing while the distance is a guess.
  public mutating func consider(_ moment: Moment) -> [Remark] {
    let metrics = moment.metrics
    guard metrics.state == .running else { return [] }
    let isMarked = history.ingest(metrics, plan: plan, limits: heart)
    if isMarked { renewBaseline() }
    guard metrics.elapsed >= Self.grace else { return [] }
    let now = moment.at.inSeconds
    if history.heart.isHigh { heartWasHighAt = now }

    let context = RuleContext(
      history: history,
      metrics: metrics,
      plan: plan,
      limits: heart,
      fueling: fueling,
      fueledAt: fueledAt,
      baseline: baseline,
      moving: metrics.moving.inSeconds
    )
    let isInSight = history.isInSight(at: context.moving) && metrics.isDistanceTrusted
    var wanted: [Remark] = []
    for rule in isMarked ? CoachRule.all : CoachRule.everySecond
    where isInSight && history.gait.kind != .standing || rule.needsNoDistance {
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
      guard wants, case .present(let urgency, let confidence, let evidence) = finding,
        !mustKeepQuiet(rule, at: now)
      else { continue }
      wanted.append(
        Remark(rule: rule, urgency: urgency, confidence: confidence, evidence: evidence)
      )
    }
    let said = Remark.settled(wanted)
    for remark in said {
      states[remark.rule.place].said(at: now)
      if remark.rule == .fuelWindow { fueledAt = context.moving }
    }
    return said
  }

  /// How often a rule has spoken so far.
  public func count(of rule: CoachRule) -> Int { states[rule.place].count }

  /// Takes a new baseline twice a minute, until half of the goal is done and it stays as it is.
  private mutating func renewBaseline() {
    let clock = history.paces.clock
    let isSettled = plan.goal != nil && history.tenths.count > 5
    guard isSettled ? !isBaselineSettled : clock - measuredAt >= 30 else { return }
    measuredAt = clock
    isBaselineSettled = isSettled && clock >= history.tenths[5]
    baseline = Baseline(history, hasGoal: plan.goal != nil)
  }

  private func mustKeepQuiet(_ rule: CoachRule, at now: Double) -> Bool {
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
