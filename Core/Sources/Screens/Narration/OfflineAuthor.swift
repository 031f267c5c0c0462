public import Coaching
public import Training

/// Writes a whole script from a plan, a personality and a number, with no model and no network.
///
/// A ``ScriptPlan`` decides what is said when. The author gives each message a topic and neutral words;
/// what is really said is drawn from the phrasebook when the moment is there, by what is true then. The
/// same inputs give the same script and phrasebook, natively and in wasm.
///
/// ```swift
/// let narration = OfflineAuthor(plan: RunPlan(), personality: .bestFriend, seed: 7).write()
/// print(narration.script.messages.count)
/// ```
public struct OfflineAuthor: Hashable, Sendable {
  /// What the runner means to do.
  public var plan: RunPlan

  /// Whose words are used.
  public var personality: Personality

  /// The words of somebody's own coach, in the place of the personality's.
  public var own: CoachBook?

  /// Whether lines that swear may be used.
  public var allowsSwearing: Bool

  /// Decides which lines are used and where; another seed writes another script.
  public var seed: UInt64

  /// The pace the runner will probably run at, for a plan without a target.
  public var expectedPace: Pace?

  /// What is known of the runner: effort is judged strictly only by zones that are their own.
  public var runner: Runner

  /// The runner's own fueling; without it the length of the run decides (definition 18).
  public var fueling: Fueling?

  /// How much the coach talks.
  public var talk: TalkLevel

  /// What the runner does not want to hear about.
  public var unwanted: Set<TalkTopic>

  /// The language of the words, which the personality must speak.
  public var language: Language

  /// Creates an author for one run.
  public init(
    plan: RunPlan,
    personality: Personality,
    own: CoachBook? = nil,
    allowsSwearing: Bool = false,
    seed: UInt64,
    expectedPace: Pace? = nil,
    runner: Runner = Runner(),
    fueling: Fueling? = nil,
    talk: TalkLevel = .normal,
    without unwanted: Set<TalkTopic> = [],
    in language: Language = .english
  ) {
    self.plan = plan
    self.personality = personality
    self.own = own
    self.allowsSwearing = allowsSwearing
    self.seed = seed
    self.expectedPace = expectedPace
    self.runner = runner
    self.fueling = fueling
    self.talk = talk
    self.unwanted = unwanted
    self.language = language
  }

  /// The words that the author chooses from.
  public var book: CoachBook? { own ?? personality.book(in: language) }

  /// Writes the script and the phrasebook.
  public func write() -> Narration {
    var bag = LineBag(self)
    let scriptPlan = ScriptPlan(
      for: plan,
      expectedPace: expectedPace,
      fueling: fueling,
      zonesAreKnown: zonesAreKnown,
      seed: seed,
      stock: bag.stock(),
      talk: talk,
      without: unwanted
    )
    let digest = inputDigest
    let script = Script(
      id: "offline-" + digest,
      personality: personality.rawValue,
      plan: plan,
      branchPolicy: scriptPlan.branchPolicy,
      messages: scriptPlan.messages { bag.draw($0) }.filter { plan.course == nil || $0.isOfFood },
      model: "offline",
      inputDigest: digest
    )
    return Narration(
      script: script,
      phrasebook: phrasebook(bag, fuelIsPlanned: scriptPlan.plansFuel)
    )
  }

  /// The words beside a script that somebody else has written: for the rules, the sensors and the
  /// messages that name a topic.
  ///
  /// Nothing is known of what that script says about eating, so the rule about it may speak.
  public var reactions: Phrasebook { phrasebook(LineBag(self), fuelIsPlanned: false) }

  /// The words for everything.
  ///
  /// A script that plans the gels leaves none for the rule about them: two reminders would be one too
  /// many.
  private func phrasebook(_ bag: LineBag, fuelIsPlanned: Bool) -> Phrasebook {
    var phrases: [Topic: [Phrase]] = [:]
    for topic in Topic.allCases where topic != .rule(.fuelWindow) || !fuelIsPlanned {
      if case .rule(let rule) = topic, unwanted.contains(where: { $0.covers(rule) }) { continue }
      phrases[topic] = bag.phrases(on: topic)
    }
    return Phrasebook(phrases)
  }

  /// Zones from an assumed age tell a young runner to slow down without reason.
  private var zonesAreKnown: Bool { HeartRateZones(runner: runner).areKnown }

  /// A digest that only these inputs have: nothing in it depends on the day.
  private var inputDigest: String {
    var digest = InputDigest()
    digest.add(personality.rawValue)
    digest.add(allowsSwearing ? "swears" : "clean")
    digest.add(String(seed))
    digest.add(plan.mode.rawValue)
    digest.add(plan.units.rawValue)
    switch plan.goal {
    case .distance(let goal): digest.add("m " + goal.meters.description)
    case .time(let goal): digest.add("s " + goal.inSeconds.description)
    case nil: digest.add("free")
    }
    digest.add(plan.targetPace?.secondsPerKilometer.description ?? "none")
    digest.add(expectedPace?.secondsPerKilometer.description ?? "none")
    digest.add(zonesAreKnown ? "zones" : "no zones")
    digest.add(fueling?.gramsPerServing.description ?? "none")
    digest.add(fueling?.gramsPerHour.description ?? "none")
    digest.add(fueling?.first.inSeconds.description ?? "none")
    // What is usual, or not there, adds nothing, so that scripts written before have the names they had.
    if language != .english { digest.add("in " + language.rawValue) }
    if talk != .normal { digest.add("talk " + talk.rawValue) }
    if let course = plan.course { digest.add("course " + course.title) }
    for topic in TalkTopic.allCases where unwanted.contains(topic) {
      digest.add("without " + topic.rawValue)
    }
    if let race = plan.race { digest.add(race) }
    for dislike in runner.dislikes { digest.add("not " + dislike) }
    if let own { digest.add("own " + String(decoding: own.text, as: UTF8.self)) }
    return digest.hexadecimal
  }
}

extension ScriptMessage {
  /// Whether it belongs to a planned run, whose steps say all the rest.
  fileprivate var isOfFood: Bool { topic == .fuel || topic == .drink }
}
