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
