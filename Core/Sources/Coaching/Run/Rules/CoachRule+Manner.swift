public import Training

extension CoachRule {
  /// How a rule behaves: the columns of the table of rules (``manner``). Times are in seconds.
  struct Manner: Sendable {
    /// What a remark of the rule is about.
    let subject: Subject
    /// What a remark of the rule asks of the runner.
    let advice: Advice
    /// Who finds the rule's case.
    let watch: Watch
    /// The least time from one remark to the next, never below a minute (definition 12).
    let cooldown: Double
    /// How often the rule may speak in one run.
    let most: Int
    /// The same in a run without a goal.
    let mostFree: Int
    /// Moving time for which the rule must see its case before it speaks of it.
    let persistence: Double
    /// Whether the rule speaks again while its case stays.
    let repeats: Bool
    /// What kind of line a remark becomes.
    let rank: Rank
    /// The same in a race.
    let raceRank: Rank
    /// How long a remark stays worth saying.
    let lifetime: Double
    /// Whether the rule is heard while an episode is open.
    let speaksInEpisodes: Bool
    /// The episode that a remark opens.
    let opens: Episode?
    /// How grave a loss of pace the rule names.
    let gravity: Int

    /// A row of the table. What most rules have in common is left out of it.
    ///
    /// What is about health, food, stops and the end never runs out, for a run may last twelve hours: 60 stands
    /// for that. And what a watch finds is heard whatever else is wrong.
    init(
      _ subject: Subject,
      _ advice: Advice = .nothing,
      watch: Watch = .pace,
      every cooldown: Double,
      most: Int = 60,
      free mostFree: Int? = nil,
      after persistence: Double = 0,
      repeats: Bool = false,
      rank: Rank = .coach,
      inRace raceRank: Rank? = nil,
      lasts lifetime: Double,
      inEpisodes: Bool = false,
      opens: Episode? = nil,
      gravity: Int = 0
    ) {
      self.subject = subject
      self.advice = advice
      self.watch = watch
      self.cooldown = cooldown
      self.most = most
      self.mostFree = mostFree ?? most
      self.persistence = persistence
      self.repeats = repeats
      self.rank = rank
      self.raceRank = raceRank ?? rank
      self.lifetime = lifetime
      self.speaksInEpisodes = inEpisodes || watch != .pace
      self.opens = opens
      self.gravity = gravity
    }
  }

  /// Who finds a rule's case.
  enum Watch: Equatable, Sendable {
    /// The figures of the run so far.
    case pace
    /// The ``StopWatch``.
    case stops
    /// The ``FinishWatch``.
    case finish
    /// The ``EpisodeWatch``.
    case episodes
  }

  /// What a remark of the rule asks of the runner.
  public var advice: Advice { manner.advice }

  /// What a remark of the rule is about.
  var subject: Subject { manner.subject }

  /// The least number of seconds from one remark of the rule to the next.
  public var cooldown: Double { manner.cooldown }

  /// How often the rule may speak in one run; a free run is asked for less.
  public func most(in mode: RunPlan.Mode) -> Int { mode == .free ? manner.mostFree : manner.most }

  /// What kind of line a rule's remark becomes, for the dispatcher to order it among the others.
  public func rank(in mode: RunPlan.Mode) -> Rank { mode == .race ? manner.raceRank : manner.rank }

  /// How long what the rule has found stays worth saying.
  var lifetime: Duration { .seconds(manner.lifetime) }

  /// Whether the rule is about the body alone, and speaks even while the distance is lost.
  var needsNoDistance: Bool { self == .heartRateHigh || self == .fuelWindow }

  /// Whether the rule speaks to somebody who stands.
  var speaksToStanding: Bool { manner.watch == .stops || manner.watch == .finish }

  /// All rules, kept so that nobody has to list them anew each second.
  static let all = allCases

  /// The rules that look at the run whenever a few seconds have been summed up.
  static let summing = allCases.filter { $0.manner.watch == .pace }

  /// The rules that look every second, and not only when a few seconds have been summed up.
  static let everySecond: [Self] = [.fuelWindow, .finishKick, .heartRateHigh]

  /// The rule's place in ``all``.
  var place: Int { Self.all.firstIndex(of: self) ?? 0 }
}
