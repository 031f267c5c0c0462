/// A library of workouts, found by words and by what they are.
public struct WorkoutIndex: Hashable, Sendable {
  /// The workouts in the order of their titles, equal titles in that of their ids.
  public let entries: [IndexedWorkout]

  // Every word of the library in order, and where it occurs: the places of entries, rising.
  private let words: [String]
  private let places: [[Int]]

  // Where the first entry with an id stands; only ever looked up.
  private let placesById: [String: Int]

  // What a ranking asks of every entry, reckoned once.
  let exercises: NameTable
  let things: NameTable
  let muscles: NumberLists
  let rows: [RankingRow]

  /// Creates an index; the order of the entries does not matter.
  public init(_ entries: [IndexedWorkout], knowing catalogue: ExerciseCatalogue) {
    // Titles are folded once: a comparison of two would fold them at each of its many turns.
    let titles = entries.map { $0.workout.title.lowercased() }
    let order = entries.indices.sorted { one, other in
      titles[one] == titles[other]
        ? entries[one].workout.id < entries[other].workout.id : titles[one] < titles[other]
    }
    let sorted = order.map { entries[$0] }
    self.entries = sorted
    var table = WordTable()
    var byId: [String: Int] = [:]
    for (place, entry) in sorted.enumerated() {
      table.add(entry.searchTexts(catalogue), at: place)
      if byId[entry.workout.id] == nil { byId[entry.workout.id] = place }
    }
    (words, places) = table.sorted
    placesById = byId
    exercises = NameTable(sorted.map { $0.facts.exercises })
    things = NameTable(sorted.map { $0.facts.equipment.value })
    var muscles = NumberLists()
    for entry in sorted { muscles.add(entry.facts.mainPlaces) }
    self.muscles = muscles
    rows = sorted.enumerated()
      .map { place, entry in
        RankingRow(entry.facts, namesake: byId[entry.workout.id] ?? place)
      }
  }

  /// The workout with an id.
  public subscript(id: String) -> IndexedWorkout? { place(of: id).map { entries[$0] } }

  /// Where the first workout with an id stands.
  func place(of id: String) -> Int? { placesById[id] }

  /// The workouts that have a word beginning with each word of the query and pass the filter, in
  /// the order of their titles; the first of them, where there is a limit.
  public func search(
    _ query: String = "",
    _ filter: WorkoutFilter = WorkoutFilter(),
    limit: Int = .max
  ) -> [IndexedWorkout] {
    matches(query, filter, limit: limit).map { entries[$0] }
  }

  /// Where what a search finds stands among the entries.
  public func matches(
    _ query: String,
    _ filter: WorkoutFilter = WorkoutFilter(),
    limit: Int = .max
  ) -> [Int] {
    let isOpen = filter == WorkoutFilter()
    let passes = { (place: Int) in isOpen || filter.accepts(entries[place]) }
    var matches: PlaceSet?
    for word in SearchWords.words(of: query) {
      let found = places(beginningWith: word)
      if matches == nil { matches = found } else { matches?.formIntersection(found) }
    }
    if let matches { return matches.places(upTo: limit, where: passes) }
    return isOpen
      ? Array(entries.indices.prefix(limit)) : Array(entries.indices.filter(passes).prefix(limit))
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
  private func places(beginningWith prefix: String) -> PlaceSet {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    var found = PlaceSet(count: entries.count)
    while low < words.count, words[low].hasPrefix(prefix) {
      for place in places[low] { found.insert(place) }
      low += 1
    }
    return found
  }
}
