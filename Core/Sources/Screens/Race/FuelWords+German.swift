import Training

// What is doubtful in the food and drink of a race, in German.

extension FuelWords {
  /// A sentence or two on a doubt.
  static func german(
    _ doubt: FuelDoubt,
    of race: RaceSetup,
    _ units: UnitSystem
  ) -> String {
    func place(_ place: RaceSetup.Cue.Place) -> String { Self.place(place, units, .german) }
    switch doubt {
    case .nothingToEat:
      return
        "Plane etwas zu essen ein: In einem Wettkampf von \(Written.duration(race.target)) helfen "
        + advice(race) + "."
    case .unknownGrams(let things):
      return
        "Schreib dazu, wie viele Kohlenhydrate in \(Written.list(things, in: .german)) stecken, zum Beispiel "
        + "„25 g Gel bei 8 km“; sonst lässt sich deine Menge pro Stunde nicht prüfen."
    case .littleCarbohydrate(let rate):
      return
        "Plane mehr zu essen ein: \(whole(rate)) g Kohlenhydrate pro Stunde sind wenig; es helfen "
        + advice(race) + "."
    case .muchCarbohydrate(let rate):
      return
        "Nimm Produkte mit Glukose und Fruktose: \(whole(rate)) g Kohlenhydrate pro Stunde sind "
        + "mehr, als eine Zuckerart allein liefert."
    case .tooMuchCarbohydrate(let rate):
      return "Plane weniger zu essen ein: \(whole(rate)) g Kohlenhydrate pro Stunde sind mehr als "
        + "90 g, und die verträgt kaum ein Magen."
    case .muchAtOnce(let grams, let at):
      return
        "Teil es in zwei Portionen: \(whole(grams)) g Kohlenhydrate bei \(place(at)) sind viel "
        + "auf einmal."
    case .muchToDrinkAtOnce(let milliliters, let at):
      return
        "Trink es in zwei Portionen: \(whole(milliliters)) ml bei \(place(at)) sind viel auf einmal."
    case .muchToDrink(let rate):
      let tail =
        rate > 1000
        ? "sind gefährlich, wenn du nicht gemessen hast, dass du so viel schwitzt."
        : "sind viel; 400 bis 800 ml passen für die meisten, und Durst ist ein guter Maßstab."
      return "Plane weniger zu trinken ein: \(whole(rate)) ml pro Stunde \(tail)"
    case .beyondFinish(let cue):
      return "Verschieb \(cue.what) bei \(place(cue.place)): Da bist du schon im Ziel."
    case .tooLate(let cue):
      return
        "Nimm \(cue.what) früher als bei \(place(cue.place)): In der letzten Viertelstunde hilft "
        + "es nicht mehr."
    case .notCarried(let what):
      return "Pack \(what) ein: Du willst es essen, und es fehlt bei dem, was du mitnimmst."
    case .tooFewCarried(let what, let carried, let planned):
      return
        "Pack noch \(planned - carried) \(what) ein: Du nimmst \(carried) mit und planst \(planned)."
    }
  }

  /// What suits a race of this length (definition 18).
  private static func advice(_ race: RaceSetup) -> String {
    isLong(race)
      ? "etwa 60 g Kohlenhydrate pro Stunde, zum Beispiel alle 25 min ein Gel mit 25 g"
      : "30 bis 60 g Kohlenhydrate pro Stunde, zum Beispiel alle 30 min ein Gel mit 25 g"
  }
}
