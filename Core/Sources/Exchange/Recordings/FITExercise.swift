/// An exercise as the FIT profile numbers it: a category, and one of the exercises in it.
struct FITExercise: Hashable {
  /// What nobody knows is called this until the lifter says what it was.
  static let unnamed = "Unnamed exercise"

  /// The number of its category.
  let category: Int

  /// Its number within the category, where the device told more than that.
  let number: Int?

  /// What the profile calls it; of an exercise that it does not name, what it calls the category.
  var name: String? {
    guard Self.categories.indices.contains(category), !Self.categories[category].isEmpty else {
      return nil
    }
    guard let number else { return Self.capitalized(Self.categories[category]) }
    // Two exercises without a name are two all the same.
    return ownName ?? Self.capitalized(Self.categories[category]) + " \(number)"
  }

  /// What the profile calls it itself.
  var ownName: String? {
    guard let number, let names = Self.earlierNames[category] ?? Self.laterNames[category] else {
      return nil
    }
    let list = names.split(separator: ",", omittingEmptySubsequences: false)
    guard list.indices.contains(number), !list[number].isEmpty else { return nil }
    return Self.capitalized(String(list[number]))
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The profile's `exercise_category`, in the order of its numbers.
  private static let categories = [
    "bench press", "calf raise", "cardio", "carry", "chop", "core", "crunch", "curl", "deadlift",
    "fly", "hip raise", "hip stability", "hip swing", "hyperextension", "lateral raise", "leg curl",
    "leg raise", "lunge", "olympic lift", "plank", "plyo", "pull-up", "push-up", "row",
    "shoulder press", "shoulder stability", "shrug", "sit-up", "squat", "total body",
    "triceps extension", "warm-up", "run", "bike", "cardio sensors", "move", "pose",
    "banded exercises", "battle rope", "elliptical", "floor climb", "indoor bike", "indoor row",
    "ladder", "sandbag", "sled", "sledge hammer", "stair stepper", "", "suspension", "tire", "",
    "indoor run", "outdoor bike",
  ]
}
