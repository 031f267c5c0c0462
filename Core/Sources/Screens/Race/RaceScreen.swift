public import Training

/// What a person sees of a race: when it is, what it asks for, what the runs predict, how it went.
public struct RaceScreen: Hashable, Sendable {
  /// What it is called.
  public var title: String

  /// How far and when: "marathon, Sun, 27 September 2026, in 12 days".
  public var date: String

  /// What there is to say of it, in whole sentences.
  public var sentences: [String]

  /// What to eat and drink where, in order of distance: "8 km: gel, 25 g".
  public var cues: [String]

  /// What is doubtful in what to eat and drink, what may hurt first; none for a race that was.
  public var warnings: [String]

  /// The pace of each split.
  public var table: PaceTable?

  /// Takes what was formatted elsewhere.
  public init(
    title: String,
    date: String,
    sentences: [String],
    cues: [String],
    warnings: [String] = [],
    table: PaceTable? = nil
  ) {
    self.title = title
    self.date = date
    self.sentences = sentences
    self.cues = cues
    self.warnings = warnings
    self.table = table
  }

  /// Formats a race, seen from a day, with the stretch that predicts it and the run of it where they
  /// are known.
  public init(
    _ race: RaceSetup,
    yardstick: Trends.Record? = nil,
    result: ActivitySummary? = nil,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    title = race.name
    date =
      RaceWords.name(race.distance, in: language) + ", "
      + DayWords.fullDate(race.day, in: language) + ", " + Self.away(race.day - today, language)
    var target = "Target " + Written.duration(race.target)
    if let pace = race.targetPace { target += " (" + Written.pace(pace, units: units) + ")" }
    sentences = [target + "."]
    cues = Self.cues(race, units)
    table = PaceTable(race, units: units)
    let isPast = result != nil || race.day < today
    if !isPast, let fallbacks = Self.fallbacks(race, units) { sentences.append(fallbacks) }
    warnings =
      isPast ? [] : race.fuelDoubts.map { FuelWords.sentence($0, of: race, units) }
    if let result {
      sentences.append(Self.sentence(of: result, race, units))
      return
    }
    guard race.day >= today else {
      sentences.append("Your record has no run of about this length on that day.")
      return
    }
    sentences += Self.prediction(race, yardstick)
    if let pacing = Self.pacing(race, units) { sentences.append(pacing) }
    if let crowd = RacePartWords.crowd(RunPlan(race, units: units), units) {
      sentences.append(crowd)
    }
  }

  /// "If that is gone: 3:35:00 (5:06 /km), then 3:45:00 (5:20 /km)."
  private static func fallbacks(_ race: RaceSetup, _ units: UnitSystem) -> String? {
    guard !race.fallbacks.isEmpty else { return nil }
    let goals = race.fallbacks.map { time in
      let pace = race.pace(reaching: time).map { " (" + Written.pace($0, units: units) + ")" }
      return Written.duration(time) + (pace ?? "")
    }
    return "If that is gone: " + goals.joined(separator: ", then ") + "."
  }

  private static func away(_ days: Int, _ language: Language) -> String {
    switch days {
    case 0: language.pick("today", "heute")
    case 1: language.pick("tomorrow", "morgen")
    case -1: language.pick("yesterday", "gestern")
    case 2...: language.pick("in \(days) days", "in \(days) Tagen")
    default: language.pick("\(-days) days ago", "vor \(-days) Tagen")
    }
  }

  private static func sentence(
    of run: ActivitySummary,
    _ race: RaceSetup,
    _ units: UnitSystem
  ) -> String {
    let length = run.distance.map { Written.distance($0, units: units) } ?? "it"
    // A race's clock does not stop.
    guard let time = run.elapsed ?? run.moving else { return "You ran \(length)." }
    let seconds = Written.whole(time.inSeconds)
    let gap = seconds - Written.whole(race.target.inSeconds)
    let words = "You ran \(length) in " + Written.duration(time) + ", "
    if gap == 0 { return words + "the target to the second." }
    return words + Written.duration(.seconds(abs(gap))) + (gap < 0 ? " faster" : " slower")
      + " than the target."
  }

  private static func prediction(_ race: RaceSetup, _ yardstick: Trends.Record?) -> [String] {
    guard let yardstick else {
      return ["No run of the last twelve weeks is long enough to predict it."]
    }
    let source =
      RaceWords.name(yardstick.effort.distance) + " in "
      + Written.duration(yardstick.effort.duration) + " on " + DayWords.date(yardstick.day)
    guard let found = RacePrediction(of: race.distance, from: yardstick.effort) else {
      let isLonger = race.distance > yardstick.effort.distance
      return [
        "Your best of the last twelve weeks, \(source), is too "
          + (isLonger ? "short" : "long") + " to predict it."
      ]
    }
    let (fast, slow) = (Written.duration(found.fastest), Written.duration(found.slowest))
    let range = fast == slow ? "about " + fast : fast + " to " + slow
    var sentences = ["Your runs predict \(range), based on \(source)."]
    let target = Written.whole(race.target.inSeconds)
    let (least, most) = (
      Written.whole(found.fastest.inSeconds), Written.whole(found.slowest.inSeconds)
    )
    if target < least {
      sentences.append(
        "The target is \(Written.duration(.seconds(least - target))) faster than that."
      )
    } else if target > most {
      sentences.append(
        "The target is \(Written.duration(.seconds(target - most))) slower than that."
      )
    }
    return sentences
  }

  private static func pacing(_ race: RaceSetup, _ units: UnitSystem) -> String? {
    switch race.pacing {
    case .even:
      "Even pace: halfway after " + Written.duration(.seconds(race.target.inSeconds / 2)) + "."
    case .negative: "Second half faster than the first."
    case .positive: "First half faster than the second."
    case .custom: RacePartWords.sentence(race.parts, units)
    }
  }

  private static func cues(_ race: RaceSetup, _ units: UnitSystem) -> [String] {
    // Where a time meets a distance, the target's pace tells which comes first.
    let pace = (race.targetPace?.secondsPerKilometer ?? 0) / 1000
    func meters(_ place: RaceSetup.Cue.Place) -> Double {
      switch place {
      case .distance(let distance): distance.meters
      case .time(let time): pace > 0 ? time.inSeconds / pace : 0
      }
    }
    return (race.fueling + race.hydration).enumerated()
      .map { (meters($0.element.place), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { _, _, cue in
        FuelWords.place(cue.place, units) + ": " + cue.what + (cue.amount.map { ", " + $0 } ?? "")
      }
  }
}
