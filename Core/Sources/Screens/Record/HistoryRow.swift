public import Training

/// One thing that was done, as a row of the list.
public struct HistoryRow: Hashable, Sendable {
  /// The sport, for its sign.
  public var kind: HistorySearch.Kind

  /// What it was: "Running", "Long run", "Push day".
  public var title: String

  /// When: "Tue, 3 days ago, 07:30"; without a time of day if the zone is unknown.
  public var date: String

  /// Its figures: "10.02 km", "51:57", "5:11 /km".
  public var facts: [String]

  /// Takes what was formatted elsewhere.
  public init(kind: HistorySearch.Kind, title: String, date: String, facts: [String]) {
    self.kind = kind
    self.title = title
    self.date = date
    self.facts = facts
  }

  /// Formats an entry of the list.
  public init(
    _ entry: HistoryEntry,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    switch entry {
    case .activity(let summary): self.init(summary, units: units, seenFrom: today, in: language)
    case .strength(let session):
      self.init(
        strength: session.name,
        startedAt: session.startedAt,
        elapsed: session.elapsed,
        sets: session.sets,
        volume: session.volume,
        seenFrom: today,
        in: language
      )
    }
  }

  /// Formats an activity.
  public init(
    _ summary: ActivitySummary,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    kind = HistorySearch.Kind(rawValue: summary.sport.rawValue) ?? .other
    title = summary.label ?? Self.kind(summary, in: language).capitalizedFirst
    date = Self.date(summary.startedAt, seenFrom: today, in: language)
    facts = []
    if let distance = summary.distance, distance > .zero {
      facts.append(Written.distance(distance, units: units, in: language))
    }
    if let duration = summary.duration { facts.append(Written.duration(duration)) }
    if summary.isOnFoot, let pace = summary.pace { facts.append(Written.pace(pace, units: units)) }
    if let rate = summary.averageHeartRate {
      facts.append(Written.heartRate(rate, in: language))
    }
    if let damage = summary.damage { facts.append(damage.label(in: language)) }
  }

  /// Formats a session of a diary.
  ///
  /// - Parameters:
  ///   - name: What it was called.
  ///   - startedAt: When it began, on the clock of the place.
  ///   - elapsed: How long it took.
  ///   - sets: How many sets it has.
  ///   - volume: Weight times repetitions, in kilograms.
  ///   - today: The day from which it is seen.
  ///   - language: The language of the words.
  public init(
    strength name: String,
    startedAt: LocalTime,
    elapsed: Duration?,
    sets: Int,
    volume: Double,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    kind = .strength
    title = name.isEmpty ? language.pick("Strength", "Krafttraining") : name
    // A diary without a zone tells the time of the place.
    let start = LocalTime(startedAt.instant, offset: startedAt.offset ?? .zero)
    date = Self.date(start, seenFrom: today, in: language)
    facts = [
      sets == 1
        ? language.pick("1 set", "1 Satz") : language.pick("\(sets) sets", "\(sets) Sätze")
    ]
    if let elapsed { facts.insert(Written.duration(elapsed), at: 0) }
    if volume > 0 { facts.append(Written.grouped(volume, in: language) + " kg") }
  }

  /// The kind of exercise in words: "functional strength training", "Radfahren".
  public static func kind(
    _ summary: ActivitySummary,
    in language: Language = .english
  ) -> String {
    language.pick(english(summary), SportWords.german(summary.kind) ?? english(summary))
  }

  private static func english(_ summary: ActivitySummary) -> String {
    var words = ""
    for scalar in summary.kind.unicodeScalars {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      if isCapital, !words.isEmpty { words += " " }
      words += isCapital ? String(scalar).lowercased() : String(scalar)
    }
    return words
  }

  static func date(
    _ start: LocalTime,
    seenFrom today: Day,
    in language: Language = .english
  ) -> String {
    let words = DayWords.text(start.day, seenFrom: today, in: language)
    guard start.offset != nil else { return words }
    return words + ", " + ClockText.time(minuteOfDay: start.minuteOfDay)
  }
}

extension ActivitySummary {
  /// Whether people count its pace and not its speed.
  var isOnFoot: Bool { sport == .running || sport == .walking }
}
