import Formats
import Training

extension FITActivity {
  private typealias Field = FITField.StrengthSet

  /// The sets that the device counted, as a workout of their own beside the activity; nothing where it
  /// counted none.
  func workout() -> StrengthSession? {
    let titles = titles()
    var sets: [LiftedSet] = []
    var first: Double?
    for message in tables[.set].prefix(Self.mostParts) {
      let time =
        message.number(Field.start) ?? message.number(Field.end)
        ?? message.timestamp.map { Double($0) }
      if isOneOfMany {
        guard let start, let time, time >= start, time < end else { continue }
      }
      let seconds = message.number(Field.duration).flatMap { $0 > 0 ? $0 : nil }
      if message.integer(Field.type) == 0 {
        if let last = sets.indices.last, let seconds {
          sets[last].rest = (sets[last].rest ?? 0) + seconds
        }
      } else if let set = Self.set(message, seconds, titles) {
        first = first ?? time
        sets.append(set)
      }
    }
    guard !sets.isEmpty, let began = start ?? first else { return nil }
    return StrengthSession(
      name: tables[.workout].first?.text(FITField.Workout.name)
        ?? tables[.sport].first?.text(FITField.Sport.name) ?? "Strength training",
      startedAt: LocalTime(secondsSince1970: FITFile.epoch + began, offset: offset),
      elapsed: timer,
      program: StrengthFile.watch,
      sets: sets
    )
  }

  /// A set with what it is counted in: repetitions, or else seconds; nothing where neither was counted.
  private static func set(
    _ message: FITMessage,
    _ seconds: Double?,
    _ titles: [FITExercise: String]
  ) -> LiftedSet? {
    let reps = message.integer(Field.reps).flatMap { $0 > 0 ? Int($0) : nil }
    guard reps != nil || seconds != nil else { return nil }
    let exercise = exercise(of: message)
    let name = exercise?.ownName ?? exercise.flatMap { titles[$0] ?? $0.name }
    return LiftedSet(
      name ?? FITExercise.unnamed,
      reps: reps,
      seconds: seconds,
      load: load(of: message)
    )
  }

  /// The likeliest of the exercises that the device took a set for.
  private static func exercise(of message: FITMessage) -> FITExercise? {
    func numbers(_ field: FITField) -> [Int64?] {
      message.slot(field.number).map { message.integers($0) } ?? []
    }
    let categories = numbers(Field.categories)
    let exercises = numbers(Field.exercises)
    let place = categories.indices.first { place in
      // The profile's word for none.
      categories[place].map { $0 < 65_534 } ?? false
    }
    guard let place, let category = categories[place] else { return nil }
    let number = exercises.indices.contains(place) ? exercises[place] : nil
    return FITExercise(category: Int(category), number: number.map { Int($0) })
  }

  /// What the workouts of the file call their exercises.
  private func titles() -> [FITExercise: String] {
    typealias Title = FITField.ExerciseTitle
    var titles: [FITExercise: String] = [:]
    for message in tables[.exerciseTitle].prefix(Self.mostParts) {
      guard let category = message.integer(Title.category), let text = message.text(Title.title)
      else { continue }
      let number = message.integer(Title.exercise).map { Int($0) }
      let exercise = FITExercise(category: Int(category), number: number)
      titles[exercise] = titles[exercise] ?? text
    }
    return titles
  }

  /// The weight in the unit in which the lifter read it.
  private static func load(of message: FITMessage) -> LoadEntry? {
    guard let kilograms = message.number(Field.weight), kilograms > 0 else { return nil }
    guard message.integer(Field.unit) == 2 else {
      // A file counts in sixteenths: 81.25 kg is one, 80.1 kg is 80.125 there.
      let isQuarter = (kilograms * 4).rounded() == kilograms * 4
      return LoadEntry(
        .external,
        isQuarter ? kilograms : (kilograms * 10).rounded() / 10,
        .kilograms
      )
    }
    let pounds = kilograms / MassUnit.pounds.kilograms
    // A sixteenth of a kilogram is 0.14 lb, so the half pound that is nearest was meant.
    return LoadEntry(.external, (pounds * 2).rounded() / 2, .pounds)
  }
}
