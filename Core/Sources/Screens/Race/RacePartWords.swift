public import Training

/// The words of a pacing in parts: what they are, and beside a field that cannot be read or does not add
/// up.
public enum RacePartWords {
  /// Beside a part that cannot be read.
  public static func part(_ text: String) -> String {
    "write each part as \"10 km in 50:00\" or \"10 km at 5:00/km\", and \"rest\" for what is left;"
      + " found \"\(text)\""
  }

  /// Beside parts of a pacing that is not custom.
  public static let needsCustom = "choose the custom pacing, or leave its parts empty"

  /// Beside a custom pacing without parts.
  public static let needsParts =
    "write the parts of your pacing, such as \"10 km in 50:00, 10 km at 4:55/km, rest\""

  /// Beside more parts than may be.
  public static func parts(most: Int) -> String { "write at most \(most) parts" }

  /// Beside parts that are longer or shorter than the race.
  public static func distance(_ found: Distance, of race: Distance) -> String {
    let gap = Written.distance(.meters(abs((found - race).meters)), units: .metric)
    return (found < race ? "add \(gap) to the parts" : "take \(gap) from the parts")
      + ": they have \(Written.distance(found, units: .metric)), and the race"
      + " \(Written.distance(race, units: .metric))"
  }

  /// Beside parts that take longer or shorter than the target.
  public static func time(_ found: Duration, of target: Duration) -> String {
    let gap = Written.duration(.seconds(abs((found - target).inSeconds)))
    return (found < target ? "add \(gap) to the parts" : "take \(gap) from the parts")
      + ": they take \(Written.duration(found)), and the target is \(Written.duration(target))"
  }

  /// Beside a rest that has no way left.
  public static func noWay(_ others: Distance, of race: Distance) -> String {
    "leave some of the way for one part named \"rest\": the others have"
      + " \(Written.distance(others, units: .metric)) of"
      + " \(Written.distance(race, units: .metric))"
  }

  /// Beside a rest that has no time left.
  public static func noTime(_ others: Duration, of target: Duration) -> String {
    "leave some of the time for the rest: the other parts take \(Written.duration(others)) of"
      + " \(Written.duration(target))"
  }

  /// The parts in one sentence: "Your pacing: 10.00 km in 50:00 (5:00 /km), then …".
  static func sentence(
    _ parts: [RaceSetup.Part],
    _ units: UnitSystem,
    _ language: Language
  ) -> String? {
    guard !parts.isEmpty else { return nil }
    let texts = parts.map { part in
      let pace = Pace(covering: part.distance, in: part.time)
      return Written.distance(part.distance, units: units, in: language) + " in "
        + Written.duration(part.time)
        + (pace.map { " (" + Written.pace($0, units: units) + ")" } ?? "")
    }
    return language.pick("Your pacing: ", "Deine Einteilung: ")
      + texts.joined(separator: language.pick(", then ", ", dann ")) + "."
  }

  /// What a crowded start gives: "The first 400 m are free: they may take 2:15 instead of 2:00."
  static func crowd(_ plan: RunPlan, _ language: Language) -> String? {
    guard let end = plan.crowdEnd, let most = plan.plannedTime(to: end) else { return nil }
    let open = most - plan.crowdAllowance(to: end)
    let length = Written.roundDistance(end, units: .metric, in: language)
    let (slow, usual) = (
      Written.duration(.seconds(most.rounded())), Written.duration(.seconds(open.rounded()))
    )
    return language.pick(
      "The first \(length) are free: they may take \(slow) instead of \(usual).",
      "Die ersten \(length) sind frei: Sie dürfen \(slow) dauern statt \(usual)."
    )
  }
}
