/// A library of workouts, found by words and by what they are.
public struct WorkoutIndex: Hashable, Sendable {
  /// The workouts in the order of their titles, equal titles in that of their ids.
  public let entries: [IndexedWorkout]

  // Every word of the library in order, and where it occurs: the places of entries, rising.
  private let words: [String]
  private let places: [[Int]]

  /// Creates an index; the order of the entries does not matter.
  public init(_ entries: [IndexedWorkout], knowing catalogue: ExerciseCatalogue) {
    let sorted = entries.sorted { Self.goesBefore($0, $1) }
    self.entries = sorted
    var found: [String: [Int]] = [:]
    for (place, entry) in sorted.enumerated() {
      for word in entry.searchWords(catalogue) { found[word, default: []].append(place) }
    }
    let words = found.keys.sorted()
    self.words = words
    places = words.map { found[$0] ?? [] }
  }

  /// The workout with an id.
  public subscript(id: String) -> IndexedWorkout? {
    entries.first { $0.workout.id == id }
  }

  /// The workouts that have a word beginning with each word of the query and pass the filter, in
  /// the order of their titles.
  public func search(
    _ query: String = "",
    _ filter: WorkoutFilter = WorkoutFilter()
  ) -> [IndexedWorkout] {
    matches(query).map { entries[$0] }.filter { filter.accepts($0) }
  }

  /// Where the matches of a query stand among the entries.
  public func matches(_ query: String) -> [Int] {
    var matches: [Int]?
    for word in SearchWords.words(of: query) {
      let found = places(beginningWith: word)
      matches = matches.map { Self.common($0, found) } ?? found
    }
    return matches ?? Array(entries.indices)
  }

  /// The workouts that have an exercise, by any of its names.
  public func workouts(with exercise: Exercise) -> [IndexedWorkout] {
    entries.filter { $0.facts.exercises.contains(exercise.name) }
  }

  /// Every piece of equipment that some workout needs, in alphabetical order.
  public var equipment: [String] {
    var all: Set<String> = []
    for entry in entries { all.formUnion(entry.facts.equipment.value) }
    return all.sorted()
  }

  /// Every focus of some workout, in alphabetical order.
  public var focuses: [String] {
    var all: Set<String> = []
    for entry in entries { all.formUnion(entry.facts.focus.value) }
    return all.sorted()
  }

  /// Every tag of some workout, in alphabetical order.
  public var tags: [String] {
    var all: Set<String> = []
    for entry in entries { all.formUnion(entry.workout.details.tags) }
    return all.sorted()
  }

  // MARK: Words

  // Words with one beginning stand together: the first is found by halving.
  private func places(beginningWith prefix: String) -> [Int] {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    var found = [Bool](repeating: false, count: entries.count)
    while low < words.count, words[low].hasPrefix(prefix) {
      for place in places[low] { found[place] = true }
      low += 1
    }
    return found.indices.filter { found[$0] }
  }

  // Both lists rise.
  private static func common(_ one: [Int], _ other: [Int]) -> [Int] {
    var common: [Int] = []
    var (index, place) = (0, 0)
    while index < one.count, place < other.count {
      if one[index] == other[place] {
        common.append(one[index])
        index += 1
        place += 1
      } else if one[index] < other[place] {
        index += 1
      } else {
        place += 1
      }
    }
    return common
  }

  private static func goesBefore(_ one: IndexedWorkout, _ other: IndexedWorkout) -> Bool {
    let (title, otherTitle) = (one.workout.title.lowercased(), other.workout.title.lowercased())
    return title == otherTitle ? one.workout.id < other.workout.id : title < otherTitle
  }
}
