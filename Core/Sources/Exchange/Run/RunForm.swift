public import Coaching
import Formats
public import Training

/// What a runner fills in before a run, as it was typed, and what it comes to.
///
/// A page asks with the same fields: what a text means, and which goal is chosen, is decided once for both
/// (``PlanField``, ``WholeField``, ``PlanChoice``).
public struct RunForm: Shaped, Sendable {
  /// What ends the run.
  public var goal = PlanChoice.Goal.none
  /// How far: kilometers or miles, or "half marathon".
  public var distance = ""
  /// How long: `m:ss` or `h:mm:ss`.
  public var time = ""
  /// The target pace: `m:ss` for a kilometer or a mile; empty without.
  public var pace = ""
  /// The age in years; empty where nobody says.
  public var age = ""
  /// The highest heart rate in beats a minute; empty where nobody says.
  public var maxHeartRate = ""
  /// After how much way a lap is marked by itself.
  public var autoLap: Distance?
  /// Whether the tracker pauses by itself while the runner stands.
  public var autoPause = false
  /// What the runner does not want to hear about.
  public var unwanted: Set<TalkTopic> = []
  /// The steps of a planned run.
  public var course: RunCourse?
  /// The past run to race against.
  public var rival: Rival?
  /// The race that it is.
  public var race: RaceSetup?
  /// A script of the runner's own.
  public var script: Script?
  /// Chooses among the coach's words.
  public var seed: UInt64 = 1

  /// An empty form.
  public init() {}

  public static var blank: RunForm { RunForm() }

  /// Such that a device can keep it: `{"goal":"distance","distance":"10","pace":"5:00"}`.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("goal", &goal)
    try it.text("distance", &distance, isRequired: false)
    try it.text("time", &time, isRequired: false)
    try it.text("pace", &pace, isRequired: false)
    try it.text("age", &age, isRequired: false)
    try it.text("maxHeartRate", &maxHeartRate, isRequired: false)
    try it.distance("autoLapMeters", &autoLap)
    try it.flag("autoPause", &autoPause, unless: false)
    try it.choices("withoutTopics", &unwanted, "splits, plan, technique or stories")
    try it.nested("course", &course)
    try it.nested("rival", &rival)
    try shapeRace(&it)
    try it.script("script", &script)
    try shapeSeed(&it)
  }

  private mutating func shapeRace(_ it: inout Shaper) throws(ShapeError) {
    try it.member("race", ["type": "object"]) { json in
      guard let race else { return }
      json.key("race")
      race.write(to: &json)
    } read: { fields throws(ShapeError) in
      guard let json = fields["race"] else { return race = nil }
      race = try RaceSetup(json)
    }
  }

  /// As text: a seed has 64 bits, a JSON number 53.
  private mutating func shapeSeed(_ it: inout Shaper) throws(ShapeError) {
    try it.member("seed", ["type": "string"]) { json in
      json.field("seed", String(seed))
    } read: { fields throws(ShapeError) in
      seed = try fields.string(ifPresent: "seed").flatMap { UInt64($0) } ?? 1
    }
  }

  // MARK: What it comes to

  /// Whether a field says something that is understood, or may say nothing and does.
  public func isUnderstood(_ field: PlanField, units: UnitSystem) -> Bool {
    switch field {
    case .distance: goal != .distance || value(.distance, units) != nil
    case .time: goal != .time || value(.time, units) != nil
    case .pace: pace.trimmed.isEmpty || value(.pace, units) != nil
    case .speed: true
    }
  }

  /// The run that is meant; a field that is not understood counts as empty.
  public func plan(
    _ mode: RunPlan.Mode,
    units: UnitSystem,
    cadence: CadencePlan? = nil
  ) -> RunPlan {
    let choice = PlanChoice(mode, goal: goal, hasWorkout: course != nil)
    var plan = RunPlan(
      mode: choice.mode,
      goal: choice.goal(distance: value(.distance, units), time: value(.time, units)),
      targetPace: value(.pace, units).map { .secondsPerKilometer($0) },
      units: units,
      cadence: cadence,
      course: course,
      rival: rival,
      autoLap: autoLap
    )
    guard let race else { return plan }
    plan.race = RunPlan(race).race
    return plan.settled(on: race)
  }

  /// What is known of the runner, with what is known elsewhere where the form says nothing.
  public func runner(known: Runner = Runner()) -> Runner {
    Runner(
      age: WholeField.age.value(typed: age),
      maxHeartRate: WholeField.maxHeartRate.value(typed: maxHeartRate)
        .map { .beatsPerMinute(Double($0)) }
    ).filled(by: known)
  }

  // MARK: What is chosen

  /// Fills in what a race asks for, as somebody would type it.
  public mutating func choose(_ race: RaceSetup, units: UnitSystem) {
    self.race = race
    goal = .distance
    distance = PlanField.distance.text(of: race.distance.meters, units: units)
    pace =
      race.targetPace
      .map { PlanField.pace.text(of: $0.secondsPerKilometer, units: units) } ?? ""
  }

  /// The same distance and pace in other units.
  public mutating func change(from old: UnitSystem, to units: UnitSystem) {
    if let meters = value(.distance, old) {
      distance = PlanField.distance.text(of: meters, units: units)
    }
    if let pace = value(.pace, old) { self.pace = PlanField.pace.text(of: pace, units: units) }
  }

  private func value(_ field: PlanField, _ units: UnitSystem) -> Double? {
    let text =
      switch field {
      case .distance: distance
      case .time: time
      case .pace: pace
      case .speed: ""
      }
    return field.value(typed: text, units: units)
  }
}
