public import Training

/// The words of a pacing in parts: what they are, and beside a field that cannot be read or does not add
/// up.
public enum RacePartWords {
  /// Beside a part that cannot be read.
  public static func part(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write each part as \"10 km in 50:00\" or \"10 km at 5:00/km\", and \"rest\" for what is left",
      "Schreib jeden Teil wie „10 km in 50:00“ oder „10 km bei 5:00/km“, und „Rest“ für das, was"
        + " übrig bleibt"
    ) + PlanFieldWords.found(text, language)
  }

  /// Beside parts of a pacing that is not custom.
  public static func needsCustom(in language: Language = .english) -> String {
    language.pick(
      "choose the custom pacing, or leave its parts empty",
      "Wähl die eigene Einteilung, oder lass ihre Teile leer"
    )
  }

  /// Beside a custom pacing without parts.
  public static func needsParts(in language: Language = .english) -> String {
    language.pick(
      "write the parts of your pacing, such as \"10 km in 50:00, 10 km at 4:55/km, rest\"",
      "Schreib die Teile deiner Einteilung, zum Beispiel"
        + " „10 km in 50:00, 10 km bei 4:55/km, Rest“"
    )
  }

  /// Beside more parts than may be.
  public static func parts(most: Int, in language: Language = .english) -> String {
    language.pick("write at most \(most) parts", "Schreib höchstens \(most) Teile")
  }

  /// Beside parts that are longer or shorter than the race.
  public static func distance(
    _ found: Distance,
    of race: Distance,
    in language: Language = .english
  ) -> String {
    let words = { (distance: Distance) in
      Written.distance(distance, units: .metric, in: language)
    }
    let gap = words(.meters(abs((found - race).meters)))
    return change(gap, isMissing: found < race, language)
      + language.pick(
        ": they have \(words(found)), and the race \(words(race))",
        ": Sie haben \(words(found)), der Wettkampf \(words(race))"
      )
  }

  /// Beside parts that take longer or shorter than the target.
  public static func time(
    _ found: Duration,
    of target: Duration,
    in language: Language = .english
  ) -> String {
    let gap = Written.duration(.seconds(abs((found - target).inSeconds)))
    let (sum, goal) = (Written.duration(found), Written.duration(target))
    return change(gap, isMissing: found < target, language)
      + language.pick(
        ": they take \(sum), and the target is \(goal)",
        ": Sie dauern \(sum), deine Zielzeit ist \(goal)"
      )
  }

  private static func change(_ gap: String, isMissing: Bool, _ language: Language) -> String {
    isMissing
      ? language.pick("add \(gap) to the parts", "Gib den Teilen \(gap) mehr")
      : language.pick("take \(gap) from the parts", "Nimm den Teilen \(gap) weg")
  }

  /// Beside a rest that has no way left.
  public static func noWay(
    _ others: Distance,
    of race: Distance,
    in language: Language = .english
  ) -> String {
    let others = Written.distance(others, units: .metric, in: language)
    let race = Written.distance(race, units: .metric, in: language)
    return language.pick(
      "leave some of the way for one part named \"rest\": the others have \(others) of \(race)",
      "Lass etwas Strecke für einen Teil namens „Rest“: Die anderen haben \(others) von \(race)"
    )
  }

  /// Beside a rest that has no time left.
  public static func noTime(
    _ others: Duration,
    of target: Duration,
    in language: Language = .english
  ) -> String {
    let (others, target) = (Written.duration(others), Written.duration(target))
    return language.pick(
      "leave some of the time for the rest: the other parts take \(others) of \(target)",
      "Lass etwas Zeit für den Rest: Die anderen Teile dauern \(others) von \(target)"
    )
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

  /// What a crowded start gives.
  ///
  /// As in "The first 400 m are free: they may take 2:15 instead of 2:00."
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
