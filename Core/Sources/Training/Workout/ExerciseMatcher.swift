/// Finds the exercises of the catalogue that diaries of other programs mean.
///
/// A wrong match is worse than none: it mixes the records of two exercises. What leaves a doubt is left to
/// the lifter.
public struct ExerciseMatcher: Sendable {
  private struct Entry: Sendable {
    let place: Int
    let words: ExerciseWords
  }

  // So like a name at least is what may be meant by it.
  private static let leastLikeness = 0.4
  private static let mostChoices = 5

  /// The exercises.
  public let catalogue: ExerciseCatalogue

  // Every name and other name, and the first of each exercise.
  private let entries: [Entry]
  private let names: [ExerciseWords]
  private let tools: [Set<String>]

  // Places by folded name, of the first names alone.
  private let places: [String: Int]

  /// Learns the names of a catalogue.
  public init(_ catalogue: ExerciseCatalogue) {
    self.catalogue = catalogue
    var entries: [Entry] = []
    var names: [ExerciseWords] = []
    var tools: [Set<String>] = []
    var places: [String: Int] = [:]
    for (place, exercise) in catalogue.exercises.enumerated() {
      let key = NameKey(exercise.name).text
      if places[key] == nil { places[key] = place }
      tools.append(Self.tools(of: exercise))
      names.append(ExerciseWords(exercise.name, knowing: tools[place]))
      for name in [exercise.name] + exercise.aliases {
        entries.append(Entry(place: place, words: ExerciseWords(name)))
      }
    }
    self.entries = entries
    self.names = names
    self.tools = tools
    self.places = places
  }

  /// The exercise that a diary means by a name such as "Bench Press (Barbell)".
  ///
  /// A tool is what every exercise of the diary is done with where the name does not say: StrongLifts has
  /// barbells alone.
  public func match(_ name: String, with tool: String? = nil) -> ExerciseMatch {
    let words = ExerciseWords(name)
    let found = places(of: name, words, with: tool)
    if found.count == 1 { return .sure(catalogue.exercises[found[0]]) }
    let choices = choices(for: words, first: found)
    return choices.isEmpty ? .unknown : .unsure(choices.map { catalogue.exercises[$0] })
  }

  /// The exercise that a name means without a doubt, if there is one; quicker than ``match(_:with:)``.
  public func exercise(meantBy name: String, with tool: String? = nil) -> Exercise? {
    let found = places(of: name, ExerciseWords(name), with: tool)
    return found.count == 1 ? catalogue.exercises[found[0]] : nil
  }

  // MARK: What is certain

  /// The places of the exercises that a name may mean where nothing else can be meant; more than one is a
  /// doubt.
  private func places(of name: String, _ words: ExerciseWords, with tool: String?) -> [Int] {
    if let place = places[NameKey(name).text] { return [place] }
    var found = certain(words)
    if found.isEmpty, words.equipment.isEmpty, let tool {
      found = certain(ExerciseWords(name + " " + tool))
    }
    if found.isEmpty, let plain = words.unweighted {
      found = certain(plain).filter { catalogue.exercises[$0].loadMode == .bodyweight }
    }
    return found
  }

  private func certain(_ words: ExerciseWords) -> [Int] {
    guard !words.movement.isEmpty else { return [] }
    var places: [Int] = []
    for entry in entries where entry.words.movement == words.movement {
      if isCertain(words, entry), !places.contains(entry.place) { places.append(entry.place) }
    }
    return places
  }

  private func isCertain(_ words: ExerciseWords, _ entry: Entry) -> Bool {
    let exercise = catalogue.exercises[entry.place]
    let first = names[entry.place]
    // "Cycling" is also called what stands in the gym, and happens on the road.
    guard exercise.isStrength || entry.words == first else { return false }
    guard !entry.words.isLooser(than: first) else { return false }
    guard !words.equipment.isEmpty else {
      // "Chest Fly" may be one of a machine where the exercise is called "Dumbbell Fly".
      return entry.words.equipment.isEmpty && first.equipment.isEmpty
    }
    return words.equipment.allSatisfy { tool in
      (tools[entry.place].contains(tool) || entry.words.equipment.contains(tool))
        && (first.equipment.isEmpty || first.equipment.contains(tool))
    }
  }

  /// What an exercise can be done with, in the words of names.
  private static func tools(of exercise: Exercise) -> Set<String> {
    var tools: Set<String> = []
    for choices in exercise.equipment {
      for choice in choices {
        for tool in ExerciseWords(choice).equipment { tools.insert(tool) }
        if choice == "leg press" { tools.insert("machine") }
      }
    }
    if exercise.loadMode == .bodyweight { tools.insert("bodyweight") }
    return tools
  }

  // MARK: What may be meant

  private func choices(for words: ExerciseWords, first found: [Int]) -> [Int] {
    var scores: [Int: Double] = [:]
    for entry in entries {
      let likeness = entry.words.likeness(to: words)
      guard likeness >= Self.leastLikeness else { continue }
      let fits = words.equipment.allSatisfy { tools[entry.place].contains($0) }
      let score = likeness + (fits ? 0.15 : 0)
      if score > scores[entry.place] ?? 0 { scores[entry.place] = score }
    }
    for place in found { scores[place] = 2 }
    let ranked = scores.keys.sorted { one, other in
      let (first, second) = (scores[one] ?? 0, scores[other] ?? 0)
      return first == second ? one < other : first > second
    }
    return Array(ranked.prefix(Self.mostChoices))
  }
}
