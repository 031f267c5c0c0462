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
  public init(_ entry: HistoryEntry, units: UnitSystem = .metric, seenFrom today: Day) {
    switch entry {
    case .activity(let summary): self.init(summary, units: units, seenFrom: today)
    case .strength(let session):
      self.init(
        strength: session.name,
        startedAt: session.startedAt,
        elapsed: session.elapsed,
        sets: session.sets,
        volume: session.volume,
        seenFrom: today
      )
    }
  }

  /// Formats an activity.
  public init(_ summary: ActivitySummary, units: UnitSystem = .metric, seenFrom today: Day) {
    kind = HistorySearch.Kind(rawValue: summary.sport.rawValue) ?? .other
    title = summary.label ?? Self.kind(summary).capitalizedFirst
    date = Self.date(summary.startedAt, seenFrom: today)
    facts = []
    if let distance = summary.distance, distance > .zero {
      facts.append(Written.distance(distance, units: units))
    }
    if let duration = summary.duration { facts.append(Written.duration(duration)) }
    if summary.isOnFoot, let pace = summary.pace { facts.append(Written.pace(pace, units: units)) }
    if let rate = summary.averageHeartRate { facts.append(Written.heartRate(rate)) }
    if let damage = summary.damage { facts.append(damage.label) }
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
  public init(
    strength name: String,
    startedAt: LocalTime,
    elapsed: Duration?,
    sets: Int,
    volume: Double,
    seenFrom today: Day
  ) {
    kind = .strength
    title = name.isEmpty ? "Strength" : name
    // A diary without a zone tells the time of the place.
    let start = LocalTime(startedAt.instant, offset: startedAt.offset ?? .zero)
    date = Self.date(start, seenFrom: today)
    facts = [sets == 1 ? "1 set" : "\(sets) sets"]
    if let elapsed { facts.insert(Written.duration(elapsed), at: 0) }
    if volume > 0 { facts.append("\(Written.whole(volume.rounded())) kg") }
  }

  /// The kind of exercise in words: "functional strength training".
  public static func kind(_ summary: ActivitySummary) -> String {
    var words = ""
    for scalar in summary.kind.unicodeScalars {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      if isCapital, !words.isEmpty { words += " " }
      words += isCapital ? String(scalar).lowercased() : String(scalar)
    }
    return words
  }

  static func date(_ start: LocalTime, seenFrom today: Day) -> String {
    let words = DayWords.text(start.day, seenFrom: today)
    guard start.offset != nil else { return words }
    let minute = start.minuteOfDay
    return words + ", " + two(minute / 60) + ":" + two(minute % 60)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension ActivitySummary {
  /// Whether people count its pace and not its speed.
  var isOnFoot: Bool { sport == .running || sport == .walking }
}
