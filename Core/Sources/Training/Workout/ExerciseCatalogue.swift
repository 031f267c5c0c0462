/// All exercises that are known, found by any of their names.
public struct ExerciseCatalogue: Hashable, Sendable {
  /// The exercises, in the order of the catalogue.
  public let exercises: [Exercise]

  // Places in the list by folded name; only ever looked up, never iterated.
  private let places: [String: Int]

  // The same by the names as they are written, which most workouts use: folding one is the dear part.
  private let written: [String: Int]

  /// Everything that some exercise needs or is pleasant to have, in alphabetical order.
  public let equipment: [String]

  /// A catalogue that knows nothing.
  public static let empty = ExerciseCatalogue([])

  /// Creates a catalogue; of two exercises with one name the first is found.
  public init(_ exercises: [Exercise]) {
    self.exercises = exercises
    var places: [String: Int] = [:]
    // Names go before aliases: an alias never hides an exercise of that very name.
    for (place, exercise) in exercises.enumerated() {
      let key = NameKey(exercise.name).text
      if places[key] == nil { places[key] = place }
    }
    for (place, exercise) in exercises.enumerated() {
      for alias in exercise.aliases {
        let key = NameKey(alias).text
        if places[key] == nil { places[key] = place }
      }
    }
    self.places = places
    var written: [String: Int] = [:]
    var equipment: Set<String> = []
    for exercise in exercises {
      for name in [exercise.name] + exercise.aliases { written[name] = places[NameKey(name).text] }
      for choices in exercise.equipment { equipment.formUnion(choices) }
      equipment.formUnion(exercise.comforts)
    }
    self.written = written
    self.equipment = equipment.sorted()
  }

  /// The exercise that a workout's words mean, if it is known.
  ///
  /// "Farmer's Carry - Right" and "Split Squat (Slow)" are found without what follows.
  public func exercise(named name: String) -> Exercise? {
    place(of: name).map { exercises[$0] }
  }

  /// The place of the exercise in the list.
  public func place(of name: String) -> Int? {
    if let place = written[name] ?? places[NameKey(name).text] { return place }
    for short in Self.shortened(name) {
      if let place = places[NameKey(short).text] { return place }
    }
    return nil
  }

  /// The name that an exercise of a diary has after a choice: one of the catalogue, or its own; nothing if
  /// the choice is neither.
  public func name(chosen choice: String, for diaryName: String) -> String? {
    if NameKey(choice) == NameKey(diaryName) { return diaryName }
    if let exercise = exercise(named: choice) { return exercise.name }
    return exercises.isEmpty ? choice : nil
  }

  /// The name of the catalogue that is most like one that it does not know.
  public func nearestName(to name: String) -> String? {
    let names = exercises.flatMap { [$0.name] + $0.aliases }
    return Spelling.nearest(to: name, among: names)
  }

  /// The exercises that a muscle is trained by, those it is the aim of first.
  public func exercises(for muscle: Muscle) -> [Exercise] {
    exercises.filter { $0.muscles.contains(muscle) }
      + exercises.filter { $0.helpers.contains(muscle) }
  }

  /// The exercises that can be done with some equipment and nothing else.
  public func exercises(with available: Set<String>) -> [Exercise] {
    exercises.filter { $0.canBeDone(with: available) }
  }

  /// What could take an exercise's place: the same movement and aim, with what is there.
  public func substitutes(for exercise: Exercise, with available: Set<String>) -> [Exercise] {
    exercises.filter { Self.replaces($0, exercise, with: available) }
  }

  private static func replaces(
    _ other: Exercise,
    _ exercise: Exercise,
    with available: Set<String>
  ) -> Bool {
    other.pattern == exercise.pattern && other.name != exercise.name
      && other.muscles.contains { exercise.muscles.contains($0) }
      && other.canBeDone(with: available)
  }

  // The name without what stands in parentheses, and without what follows a spaced dash.
  private static func shortened(_ name: String) -> [String] {
    var plain: [Unicode.Scalar] = []
    var depth = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      default: if depth == 0 { plain.append(scalar) }
      }
    }
    var shorter: [String] = [text(plain[...])]
    var end = plain.count
    while end > 0 {
      end -= 1
      let isDash = plain[end] == "-" || plain[end] == "\u{2013}"
      if isDash, end > 0, plain[end - 1] == " " { shorter.append(text(plain[..<end])) }
    }
    return shorter
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
