public import Training

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

  /// Creates a chip.
  public init(field: String, value: String, label: String, count: Int) {
    self.field = field
    self.value = value
    self.label = label
    self.count = count
  }

  /// The chips for some workouts; one that leaves nothing is not shown.
  public static func chips(
    of entries: [IndexedWorkout],
    in language: Language = .english
  ) -> [FilterChip] {
    var chips: [FilterChip] = []
    for category in WorkoutCategory.allCases {
      let count = count(entries) { $0.category.value == category }
      let name = category.rawValue
      let label = language.term(name).capitalizedFirst
      chips.append(FilterChip(field: "categories", value: name, label: label, count: count))
    }
    for minutes in [15, 30, 45] {
      let count = count(entries) { $0.duration.value <= .seconds(minutes * 60) }
      let label = language.pick("Up to \(minutes) min", "Bis \(minutes) Min.")
      chips.append(FilterChip(field: "longest", value: "\(minutes)", label: label, count: count))
    }
    let bare = count(entries) { $0.equipment.value.isEmpty }
    let none = language.pick("No equipment", "Ohne Geräte")
    chips.append(FilterChip(field: "available", value: "", label: none, count: bare))
    for place in WorkoutLocation.allCases where place != .any {
      let count = count(entries) { $0.location.value == place || $0.location.value == .any }
      let label = place.label(language)
      chips.append(
        FilterChip(field: "locations", value: place.rawValue, label: label, count: count)
      )
    }
    chips += named("equipment", entries.map { $0.facts.equipment.value }, language)
    chips += named("focus", entries.map { $0.facts.focus.value }, language)
    return chips.filter { $0.count > 0 }
  }

  /// What the equipment of a place is called, in alphabetical order.
  public static func names(ofEquipment things: Set<String>, in language: Language) -> [String] {
    things.map { language.term($0) }.sorted()
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
  private static func named(
    _ field: String,
    _ lists: [[String]],
    _ language: Language
  ) -> [FilterChip] {
    var counts: [String: Int] = [:]
    for list in lists {
      for name in list { counts[name, default: 0] += 1 }
    }
    let names = counts.keys.sorted {
      let (one, other) = (counts[$0] ?? 0, counts[$1] ?? 0)
      return one == other ? $0 < $1 : one > other
    }
    return names.map {
      FilterChip(
        field: field,
        value: $0,
        label: language.term($0).capitalizedFirst,
        count: counts[$0] ?? 0
      )
    }
  }
}
