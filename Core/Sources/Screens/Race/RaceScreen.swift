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
    var target = language.pick("Target ", "Zielzeit ") + Written.duration(race.target)
    if let pace = race.targetPace { target += " (" + Written.pace(pace, units: units) + ")" }
    sentences = [target + "."]
    cues = Self.cues(race, units, language)
    table = PaceTable(race, units: units, in: language)
    let isPast = result != nil || race.day < today
    if !isPast, let fallbacks = Self.fallbacks(race, units, language) {
      sentences.append(fallbacks)
    }
    warnings =
      isPast ? [] : race.fuelDoubts.map { FuelWords.sentence($0, of: race, units, language) }
    if let result {
      sentences.append(Self.sentence(of: result, race, units, language))
      return
    }
    guard race.day >= today else {
      sentences.append(
        language.pick(
          "Your record has no run of about this length on that day.",
          "Dein Verlauf hat an diesem Tag keinen Lauf von etwa dieser Länge."
        )
      )
      return
    }
    sentences += Self.prediction(race, yardstick, language)
    if let pacing = Self.pacing(race, units, language) { sentences.append(pacing) }
    if let crowd = RacePartWords.crowd(RunPlan(race, units: units), language) {
      sentences.append(crowd)
    }
  }

  /// The times to fall back on.
  ///
  /// As in "If that is gone: 3:35:00 (5:06 /km), then 3:45:00 (5:20 /km)."
  private static func fallbacks(
    _ race: RaceSetup,
    _ units: UnitSystem,
    _ language: Language
  ) -> String? {
    guard !race.fallbacks.isEmpty else { return nil }
    let goals = race.fallbacks.map { time in
      let pace = race.pace(reaching: time).map { " (" + Written.pace($0, units: units) + ")" }
      return Written.duration(time) + (pace ?? "")
    }
    return language.pick("If that is gone: ", "Falls das nicht klappt: ")
      + goals.joined(separator: language.pick(", then ", ", dann ")) + "."
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
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    let length =
      run.distance.map { Written.distance($0, units: units, in: language) }
      ?? language.pick("it", "die Strecke")
    // A race's clock does not stop.
    guard let time = run.elapsed ?? run.moving else {
      return language.pick("You ran \(length).", "Du bist \(length) gelaufen.")
    }
    let seconds = Written.whole(time.inSeconds)
    let gap = seconds - Written.whole(race.target.inSeconds)
    let taken = Written.duration(time)
    let words = language.pick(
      "You ran \(length) in \(taken), ",
      "Du bist \(length) in \(taken) gelaufen, "
    )
    if gap == 0 {
      return words + language.pick("the target to the second.", "auf die Sekunde deine Zielzeit.")
    }
    return words + Written.duration(.seconds(abs(gap)))
      + (gap < 0
        ? language.pick(" faster than the target.", " schneller als dein Ziel.")
        : language.pick(" slower than the target.", " langsamer als dein Ziel."))
  }

  private static func prediction(
    _ race: RaceSetup,
    _ yardstick: Trends.Record?,
    _ language: Language
  ) -> [String] {
    guard let yardstick else {
      return [
        language.pick(
          "No run of the last twelve weeks is long enough to predict it.",
          "Kein Lauf der letzten zwölf Wochen ist lang genug für eine Prognose."
        )
      ]
    }
    let source =
      RaceWords.name(yardstick.effort.distance, in: language) + " in "
      + Written.duration(yardstick.effort.duration) + language.pick(" on ", " am ")
      + DayWords.date(yardstick.day, in: language)
    guard let found = RacePrediction(of: race.distance, from: yardstick.effort) else {
      let isLonger = race.distance > yardstick.effort.distance
      return [
        language.pick(
          "Your best of the last twelve weeks, \(source), is too "
            + (isLonger ? "short" : "long") + " to predict it.",
          "Deine Bestleistung der letzten zwölf Wochen, \(source), ist zu "
            + (isLonger ? "kurz" : "lang") + " für eine Prognose."
        )
      ]
    }
    let (fast, slow) = (Written.duration(found.fastest), Written.duration(found.slowest))
    let range =
      fast == slow
      ? language.pick("about ", "etwa ") + fast : fast + language.pick(" to ", " bis ") + slow
    let prediction = language.pick(
      "Your runs predict \(range), based on \(source).",
      "Prognose nach deinen Läufen: \(range) (Grundlage: \(source))."
    )
    let target = Written.whole(race.target.inSeconds)
    let (least, most) = (
      Written.whole(found.fastest.inSeconds), Written.whole(found.slowest.inSeconds)
    )
    if target < least {
      let gap = Written.duration(.seconds(least - target))
      return [
        prediction,
        language.pick(
          "The target is \(gap) faster than that.",
          "Dein Ziel ist \(gap) schneller als die Prognose."
        ),
      ]
    }
    guard target > most else { return [prediction] }
    let gap = Written.duration(.seconds(target - most))
    return [
      prediction,
      language.pick(
        "The target is \(gap) slower than that.",
        "Dein Ziel ist \(gap) langsamer als die Prognose."
      ),
    ]
  }

  private static func pacing(
    _ race: RaceSetup,
    _ units: UnitSystem,
    _ language: Language
  ) -> String? {
    switch race.pacing {
    case .even:
      language.pick("Even pace: halfway after ", "Gleichmäßiges Tempo: die Hälfte nach ")
        + Written.duration(.seconds(race.target.inSeconds / 2)) + "."
    case .negative:
      language.pick(
        "Second half faster than the first.",
        "Die zweite Hälfte schneller als die erste."
      )
    case .positive:
      language.pick(
        "First half faster than the second.",
        "Die erste Hälfte schneller als die zweite."
      )
    case .custom: RacePartWords.sentence(race.parts, units, language)
    }
  }

  private static func cues(
    _ race: RaceSetup,
    _ units: UnitSystem,
    _ language: Language
  ) -> [String] {
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
        FuelWords.place(cue.place, units, language) + ": " + cue.what
          + (cue.amount.map { ", " + $0 } ?? "")
      }
  }
}
