public import Training

/// What is said beside a field of the gym's pages that is not understood: what it takes, with an example.
public enum GymFieldWords {
  /// A field that counts repetitions.
  public static let reps = "Type the reps as a whole number, such as 8."

  /// A field that counts something else.
  public static func count(_ unit: CountUnit) -> String {
    "Type the \(unit.rawValue) as a number, such as 400."
  }

  /// A field for a weight.
  public static func weight(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: "Type the weight as a number up to 2000, such as 82.5."
    case .pounds: "Type the weight as a number up to 2000, such as 185."
    }
  }

  /// A field for the weight of a bar.
  public static let bar = "Type the weight of the bar as a number up to 200, such as 20."

  /// A field for plates.
  public static let plates = "Type the plates as weights and pairs, such as 20x2 10x2 5."

  /// A field for the effort of a workout.
  public static let effort = "Type the effort as a number from 1 to 10, such as 7."

  /// A field that takes a whole number, by its name.
  public static func whole(_ name: String, _ range: ClosedRange<Int>) -> String {
    "\(name): type a whole number from \(range.lowerBound) to \(range.upperBound)."
  }
}
