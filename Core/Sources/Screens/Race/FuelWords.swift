import Training

/// What is doubtful in the food and drink of a race, in words that say what to do.
enum FuelWords {
  /// A sentence or two on a doubt.
  static func sentence(
    _ doubt: FuelDoubt,
    of race: RaceSetup,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    switch language {
    case .english: english(doubt, of: race, units)
    case .german: german(doubt, of: race, units)
    }
  }

  private static func english(
    _ doubt: FuelDoubt,
    of race: RaceSetup,
    _ units: UnitSystem
  ) -> String {
    switch doubt {
    case .nothingToEat:
      return "Plan something to eat: in a race of \(Written.duration(race.target)), "
        + advice(race) + "."
    case .unknownGrams(let things):
      return
        "Write how much carbohydrate is in \(Written.list(things)), such as \"25 g gel at 8 km\"; "
        + "without it nobody can check your hourly amount."
    case .littleCarbohydrate(let rate):
      return "Plan more to eat: \(whole(rate)) g of carbohydrate an hour is little; "
        + advice(race) + "."
    case .muchCarbohydrate(let rate):
      return "Use products with glucose and fructose: \(whole(rate)) g of carbohydrate an hour "
        + "is more than one sugar alone gives you."
    case .tooMuchCarbohydrate(let rate):
      return "Plan less to eat: \(whole(rate)) g of carbohydrate an hour is more than 90 g, "
        + "and hardly any stomach takes it in."
    case .muchAtOnce(let grams, let place):
      return "Take it in two portions: \(whole(grams)) g of carbohydrate at "
        + "\(Self.place(place, units, .english)) is much at once."
    case .muchToDrinkAtOnce(let milliliters, let place):
      return "Drink it in two portions: \(whole(milliliters)) ml at "
        + "\(Self.place(place, units, .english)) is much at once."
    case .muchToDrink(let rate):
      let tail =
        rate > 1000
        ? "is dangerous unless you have measured that you sweat as much."
        : "is much; 400 to 800 ml suit most runners, and thirst is a good guide."
      return "Plan less to drink: \(whole(rate)) ml an hour \(tail)"
    case .beyondFinish(let cue):
      return
        "Move \(cue.what) at \(Self.place(cue.place, units, .english)): you are at the finish by then."
    case .tooLate(let cue):
      return "Take \(cue.what) earlier than \(Self.place(cue.place, units, .english)): "
        + "in the last quarter of an hour it no longer helps."
    case .notCarried(let what):
      return "Pack \(what): you plan to eat it, and it is not among what you carry."
    case .tooFewCarried(let what, let carried, let planned):
      return "Pack \(planned - carried) more \(what): you carry \(carried), and plan \(planned)."
    }
  }

  /// A place as it stands in the list of what to take.
  static func place(
    _ place: RaceSetup.Cue.Place,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    switch place {
    case .distance(let distance): Written.distance(distance, units: units, in: language)
    case .time(let time): Written.duration(time)
    }
  }

  /// What suits a race of this length (definition 18).
  private static func advice(_ race: RaceSetup) -> String {
    isLong(race)
      ? "about 60 g of carbohydrate an hour helps, such as a gel of 25 g every 25 min"
      : "30 to 60 g of carbohydrate an hour helps, such as a gel of 25 g every 30 min"
  }

  /// Whether a race takes so long that it needs more than a gel every half hour.
  static func isLong(_ race: RaceSetup) -> Bool { race.target > .seconds(150 * 60) }

  static func whole(_ number: Double) -> String { String(Written.whole(number)) }
}
