public import Training

/// What is said when on a run: a script without its words.
///
/// ```
///  start        splits with a word between them          milestones        finish
///  opening ──▶ settle ──▶ 1 ─·─ 2 ─·─ halfway ─·─ … ─▶ final third ──▶ near ──▶ last
///              fuel and drink by the clock, branches at checkpoints, conditions throughout
/// ```
/// The same inputs give the same plan, natively and in wasm. Whoever has words for the topics makes a
/// script of it with ``messages(drawing:)``.
public struct ScriptPlan: Equatable, Sendable {
  /// The lines in the order in which they were planned.
  public private(set) var lines: [PlannedLine] = []

  /// Whether the script's branches are looked at.
  public let branchPolicy: Script.BranchPolicy

  /// Whether the script says when to eat: then the rule about it has to stay silent.
  public let plansFuel: Bool

  var stock: LineStock
  private var counts: [String: Int] = [:]

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - plan: What the runner means to do.
  ///   - expectedPace: The pace the runner will probably run at, for a plan without a target.
  ///   - fueling: The runner's own fueling; without it the length of the run decides (definition 18).
  ///   - zonesAreKnown: Whether the heart rate zones are the runner's own and not assumed.
  ///   - seed: Moves the places between the splits; another seed makes another plan.
  ///   - stock: How many lines there are on each topic. No topic is planned more often, but food.
  ///   - talk: How much the coach talks.
  ///   - unwanted: What the runner does not want to hear about.
  public init(
    for plan: RunPlan,
    expectedPace: Pace? = nil,
    fueling: Fueling? = nil,
    zonesAreKnown: Bool,
    seed: UInt64,
    stock: LineStock,
    talk: TalkLevel = .normal,
    without unwanted: Set<TalkTopic> = []
  ) {
    let outline = Outline(plan: plan, expectedPace: expectedPace)
    let servings = plan.race.map { Serving.all(of: $0) } ?? []
    // A race that was planned with what to take is fed by that list alone.
    let fuelTimes = servings.isEmpty ? outline.fuelTimes(fueling) : []
    self.stock = stock
    branchPolicy = outline.isPaced ? .branched : .linear
    plansFuel = !fuelTimes.isEmpty || !servings.isEmpty
    addStart(outline)
    addSplits(outline)
    addTalk(outline, seed: seed)
    addMilestones(outline)
    addFuel(fuelTimes, outline)
    if servings.isEmpty { addDrinks(outline, fueling) } else { addServings(servings, outline) }
    addConditions(outline, zonesAreKnown: zonesAreKnown)
    leaveOut(unwanted)
    thinOut(to: talk, hasGoal: plan.goal != nil)
  }

  /// The script's messages in the order in which they will probably be said.
  ///
  /// `draw` gives the words that a message has by itself. It is asked once for each planned line, in
  /// the order of planning; a line that it does not have is left out.
  public func messages(drawing draw: (PlannedLine) -> Phrase?) -> [ScriptMessage] {
    var messages: [(seconds: Double, message: ScriptMessage)] = []
    for line in lines {
      guard let phrase = draw(line) else { continue }
      messages.append((line.seconds, line.message(saying: phrase)))
    }
    return messages.enumerated().sorted { left, right in
      left.element.seconds == right.element.seconds
        ? left.offset < right.offset : left.element.seconds < right.element.seconds
    }.map { $0.element.message }
  }

  // MARK: Planning

  /// Leaves out all lines but those that are wanted.
  mutating func keep(_ isWanted: (PlannedLine) -> Bool) {
    lines = lines.filter(isWanted)
  }

  /// Plans a line on a topic; without a line left on it there is none.
  mutating func add(
    _ name: String,
    _ topic: Topic,
    _ trigger: Trigger?,
    around seconds: Double,
    _ weight: PlannedLine.Weight,
    branch: PaceBand? = nil,
    number: Int? = nil,
    serving: Serving? = nil
  ) {
    guard let trigger, stock.use(topic) else { return }
    let count = counts[name, default: 0] + 1
    counts[name] = count
    lines.append(
      PlannedLine(
        id: name + "-" + String(number ?? count),
        topic: topic,
        trigger: trigger,
        seconds: seconds,
        weight: weight,
        branch: branch,
        serving: serving
      )
    )
  }

  /// A second nearby at which, by plan, no other line is due.
  func quietMoment(near second: Double) -> Double {
    let busy = lines.filter { $0.trigger.isScheduled || $0.weight.rank == .fuel }
    let shift = [0.0, 45, -45, 90, -90].first { shift in
      !busy.contains { abs($0.seconds - second - shift) < 40 }
    }
    return (second + (shift ?? 0)).rounded()
  }
}
