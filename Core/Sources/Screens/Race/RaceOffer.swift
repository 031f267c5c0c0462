public import Training

/// What a runner is told before a run that a planned race decides.
public struct RaceOffer: Hashable, Sendable {
  /// What the race asks for, in one sentence.
  public var sentence: String

  /// Says what a race asks for, on its day or of a recording of it.
  public init(
    _ race: RaceSetup,
    units: UnitSystem = .metric,
    isToday: Bool = true,
    in language: Language = .english
  ) {
    var text =
      isToday
      ? language.pick("Today's race is ", "Dein Wettkampf heute: ")
      : language.pick("This is a race: ", "Das ist ein Wettkampf: ")
    text +=
      race.name + ", " + RaceWords.name(race.distance, in: language) + " in "
      + Written.duration(race.target)
    if let pace = race.targetPace { text += " (" + Written.pace(pace, units: units) + ")" }
    func parts(_ count: Int) -> String {
      language.pick(", in \(count) parts", count == 1 ? ", in 1 Teil" : ", in \(count) Teilen")
    }
    switch race.pacing {
    case .even: break
    case .custom: if !race.parts.isEmpty { text += parts(race.parts.count) }
    case .negative: text += language.pick(", second half faster", ", zweite Hälfte schneller")
    case .positive: text += language.pick(", first half faster", ", erste Hälfte schneller")
    }
    if race.startsCrowded { text += language.pick(", crowded start", ", Gedränge am Start") }
    let (food, drinks) = (race.fueling.count, race.hydration.count)
    if food > 0 { text += language.pick(", \(food) to eat", ", \(food)-mal essen") }
    if drinks > 0 { text += language.pick(", \(drinks) to drink", ", \(drinks)-mal trinken") }
    sentence = text + "."
  }
}
