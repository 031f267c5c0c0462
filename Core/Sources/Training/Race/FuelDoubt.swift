/// What is doubtful in what somebody means to eat and drink in a race (definition 18 of the running
/// definitions).
///
/// General advice and nothing medical; every limit is one that the definition names.
public enum FuelDoubt: Hashable, Sendable {
  /// Nothing to eat in a race of this length, longer than 80 minutes.
  case nothingToEat
  /// Things whose carbohydrate nobody has said, so that nothing can be summed.
  case unknownGrams([String])
  /// Fewer grams of carbohydrate an hour than the 30 that help.
  case littleCarbohydrate(gramsPerHour: Double)
  /// More than 60 grams an hour, which take a mixture of sugars.
  case muchCarbohydrate(gramsPerHour: Double)
  /// More than 90 grams an hour, which hardly anybody takes in.
  case tooMuchCarbohydrate(gramsPerHour: Double)
  /// More than 60 grams at one place.
  case muchAtOnce(grams: Double, RaceSetup.Cue.Place)
  /// More than half a liter at one place.
  case muchToDrinkAtOnce(milliliters: Double, RaceSetup.Cue.Place)
  /// More than 800 ml an hour; above a liter it is dangerous without a measured sweat rate.
  case muchToDrink(millilitersPerHour: Double)
  /// Something at a place that the race does not reach.
  case beyondFinish(RaceSetup.Cue)
  /// Something to eat in the last quarter of an hour, where it helps no more.
  case tooLate(RaceSetup.Cue)
  /// Something to eat that is not among what is carried.
  case notCarried(String)
  /// More to eat than is carried.
  case tooFewCarried(String, carried: Int, planned: Int)

  /// Whether it may hurt: it is then said first.
  public var isSerious: Bool {
    switch self {
    case .tooMuchCarbohydrate: true
    case .muchToDrink(let milliliters): milliliters > 1000
    case .nothingToEat, .unknownGrams, .littleCarbohydrate, .muchCarbohydrate, .muchAtOnce,
      .muchToDrinkAtOnce, .beyondFinish, .tooLate, .notCarried, .tooFewCarried:
      false
    }
  }
}
