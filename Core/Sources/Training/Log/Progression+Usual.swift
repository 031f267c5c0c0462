// What holds where nobody has chosen: for a person's rule, a workout's, and a question without one.
extension Progression {
  /// The rule of an exercise for which none was chosen.
  public static let usualText = "double 8-12 +2.5kg"

  /// How many sets, where none are named.
  public static let usualSets = 3

  /// How many sets and repetitions a rule can be asked for.
  public static let (setRange, repRange) = (1...20, 1...100)

  /// How many repetitions, where none are named: the lowest of a range, or else five.
  public var usualReps: Int {
    switch self {
    case .double(let low, _, _): low
    case .linear, .greyskull, .repSum, .fiveThreeOne: Self.repsWithoutRule
    }
  }

  /// How many repetitions a dose means that names none.
  public static let repsWithoutRule = 5

  /// How many repetitions are usual by a rule as it is written.
  public static func usualReps(of text: String) -> Int {
    Progression(text)?.usualReps ?? repsWithoutRule
  }
}
