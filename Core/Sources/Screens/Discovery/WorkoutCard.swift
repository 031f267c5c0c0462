public import Training

/// Where a suggestion comes from; a person always sees it.
public enum WorkoutOrigin: String, CaseIterable, Hashable, Sendable {
  /// The library, by the rules.
  case rules
  /// Made or changed by oneself.
  case yours
  case imported
  /// Written by a model, which was asked for it.
  case generated

  /// The label.
  public var words: String {
    switch self {
    case .rules: "Rules"
    case .yours: "Yours"
    case .imported: "Imported"
    case .generated: "Generated"
    }
  }
}

/// A suggestion as it is shown: one line in the list, three in the detail, all of it on demand.
public struct WorkoutCard: Hashable, Sendable {
  /// A reason with what it rests on.
  public struct Line: Hashable, Sendable {
    /// The signal, for "less of this".
    public var signal: RankingSignal
    /// What it adds.
    public var points: Double
    /// The words.
    public var words: String
    /// The session or run that it rests on.
    public var evidence: String?
    /// The muscle that it says something of, for "that is wrong": it is fine, or sore.
    public var muscle: Muscle?
  }

  /// The workout with its score.
  public var ranked: RankedWorkout
  /// Where it comes from.
  public var origin: WorkoutOrigin
  /// The one line of the list.
  public var reason: Line?
  /// The lines of the detail.
  public var reasons: [Line]
  /// Why it is not higher.
  public var drawbacks: [Line]
  /// What would bring it to the top.
  public var counterfactual: String?

  /// Puts a suggestion into words on a day.
  public init(
    _ ranked: RankedWorkout,
    counterfactual: Counterfactual?,
    origin: WorkoutOrigin,
    on day: Int
  ) {
    self.ranked = ranked
    self.origin = origin
    self.counterfactual = counterfactual?.words
    reason = ranked.reason.flatMap { Self.line($0, day) }
    reasons = ranked.reasons.compactMap { Self.line($0, day) }
    drawbacks = ranked.drawbacks.compactMap { Self.line($0, day) }
  }

  private static func line(_ contribution: RankingContribution, _ day: Int) -> Line? {
    contribution.reason.map { reason in
      Line(
        signal: contribution.signal,
        points: (contribution.points * 1000).rounded() / 1000,
        words: reason.words(seenFrom: day),
        evidence: reason.evidence,
        muscle: reason.muscle
      )
    }
  }
}

/// A filter to tap, with how many workouts it leaves.
public struct FilterChip: Hashable, Sendable {
  /// What it filters by: "categories", "longest", "equipment".
  public var field: String
  /// The value in the filter.
  public var value: String
  /// The words.
  public var label: String
  /// How many workouts it leaves.
  public var count: Int

  /// The chips for some workouts; one that leaves nothing is not shown.
  public static func chips(of entries: [IndexedWorkout]) -> [FilterChip] {
    var chips: [FilterChip] = []
    for category in WorkoutCategory.allCases {
      let count = count(entries) { $0.category.value == category }
      let name = category.rawValue
      chips.append(
        FilterChip(field: "categories", value: name, label: name.capitalizedFirst, count: count)
      )
    }
    for minutes in [15, 30, 45] {
      let count = count(entries) { $0.duration.value <= .seconds(minutes * 60) }
      chips.append(
        FilterChip(
          field: "longest",
          value: "\(minutes)",
          label: "Up to \(minutes) min",
          count: count
        )
      )
    }
    let bare = count(entries) { $0.equipment.value.isEmpty }
    chips.append(FilterChip(field: "available", value: "", label: "No equipment", count: bare))
    for place in WorkoutLocation.allCases where place != .any {
      let count = count(entries) { $0.location.value == place || $0.location.value == .any }
      let name = place.rawValue
      chips.append(
        FilterChip(field: "locations", value: name, label: name.capitalizedFirst, count: count)
      )
    }
    chips += named("equipment", entries.map { $0.facts.equipment.value })
    chips += named("focus", entries.map { $0.facts.focus.value })
    return chips.filter { $0.count > 0 }
  }

  private static func count(
    _ entries: [IndexedWorkout],
    _ matches: (WorkoutFacts) -> Bool
  ) -> Int {
    var count = 0
    for place in entries.indices where matches(entries[place].facts) { count += 1 }
    return count
  }

  /// A chip for each name that occurs, the most frequent first.
  private static func named(_ field: String, _ lists: [[String]]) -> [FilterChip] {
    var counts: [String: Int] = [:]
    for list in lists {
      for name in list { counts[name, default: 0] += 1 }
    }
    let names = counts.keys.sorted {
      let (one, other) = (counts[$0] ?? 0, counts[$1] ?? 0)
      return one == other ? $0 < $1 : one > other
    }
    return names.map {
      FilterChip(field: field, value: $0, label: $0.capitalizedFirst, count: counts[$0] ?? 0)
    }
  }
}
