public import Training

/// What a runner is told before a run that a planned race decides.
public struct RaceOffer: Hashable, Sendable {
  /// What the race asks for, in one sentence.
  public var sentence: String

  /// Says what a race asks for, on its day or of a recording of it.
  public init(_ race: RaceSetup, units: UnitSystem = .metric, isToday: Bool = true) {
    var text = isToday ? "Today's race is " : "This is a race: "
    text +=
      race.name + ", " + RaceWords.name(race.distance) + " in " + Written.duration(race.target)
    if let pace = race.targetPace { text += " (" + Written.pace(pace, units: units) + ")" }
    switch race.pacing {
    case .even: break
    case .custom: if !race.parts.isEmpty { text += ", in \(race.parts.count) parts" }
    case .negative: text += ", second half faster"
    case .positive: text += ", first half faster"
    }
    if race.startsCrowded { text += ", crowded start" }
    if !race.fueling.isEmpty { text += ", \(race.fueling.count) to eat" }
    if !race.hydration.isEmpty { text += ", \(race.hydration.count) to drink" }
    sentence = text + "."
  }
}
