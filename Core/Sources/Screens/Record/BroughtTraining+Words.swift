public import Training

extension BroughtTraining {
  /// What came in, in a few sentences that are worth reading; none where nothing did.
  public func sentences(
    units: UnitSystem = .metric,
    in language: Language = .english
  ) -> [String] {
    [span(language), running(units, language), other(units, language), lifting(units, language)]
      .compactMap { $0 } + named(units, language)
  }

  private func span(_ language: Language) -> String? {
    guard let from, let to else { return nil }
    let years = to.date.year - from.date.year + 1
    guard from != to else {
      return language.pick("One day: ", "Ein Tag: ") + DayWords.date(from, in: language) + "."
    }
    let dates =
      language.pick("from ", "vom ") + DayWords.date(from, in: language)
      + language.pick(" to ", " bis ") + DayWords.date(to, in: language)
    guard years > 1 else { return dates.capitalizedFirst + "." }
    return language.pick("\(years) years, ", "\(years) Jahre, ") + dates + "."
  }

  private func running(_ units: UnitSystem, _ language: Language) -> String? {
    guard runs > 0 else { return nil }
    let number = Written.grouped(Double(runs), in: language)
    return language.pick(
      number + (runs == 1 ? " run" : " runs"),
      number + (runs == 1 ? " Lauf" : " Läufe")
    ) + Self.along(runDistance, units, language) + "."
  }

  private func other(_ units: UnitSystem, _ language: Language) -> String? {
    guard others > 0 else { return nil }
    let number = Written.grouped(Double(others), in: language)
    return language.pick(
      number + (others == 1 ? " other activity" : " other activities"),
      number + (others == 1 ? " andere Aktivität" : " andere Aktivitäten")
    ) + Self.along(otherDistance, units, language) + "."
  }

  private func lifting(_ units: UnitSystem, _ language: Language) -> String? {
    guard sessions > 0 else { return nil }
    let workouts = Written.grouped(Double(sessions), in: language)
    let count = Written.grouped(Double(sets), in: language)
    return language.pick(
      workouts + (sessions == 1 ? " strength session, " : " strength sessions, ")
        + count + (sets == 1 ? " set" : " sets"),
      workouts + (sessions == 1 ? " Krafttraining, " : " Krafttrainings, ")
        + count + (sets == 1 ? " Satz" : " Sätze")
    ) + lifted(units, language) + "."
  }

  private func lifted(_ units: UnitSystem, _ language: Language) -> String {
    guard kilograms > 0 else { return "" }
    let amount: String
    switch units {
    case .metric:
      amount =
        kilograms < 10_000
        ? Written.grouped(kilograms, in: language) + " kg"
        : Written.grouped(kilograms / 1000, in: language) + " t"
    case .imperial:
      let pounds = kilograms / MassUnit.pounds.kilograms
      amount =
        pounds < 20_000
        ? Written.grouped(pounds, in: language) + " lb"
        : Written.grouped(pounds / 2000, in: language) + " short tons"
    }
    return language.pick(": \(amount) lifted", ": \(amount) bewegt")
  }

  private func named(_ units: UnitSystem, _ language: Language) -> [String] {
    guard let firstRun, let longestRun, runs > 1 else { return [] }
    return [
      language.pick("First run: ", "Erster Lauf: ") + Self.words(firstRun, units, language),
      language.pick("Longest run: ", "Längster Lauf: ") + Self.words(longestRun, units, language),
    ]
  }

  private static func words(
    _ run: Run,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    Written.distance(run.distance, units: units, in: language)
      + language.pick(" on ", " am ") + DayWords.date(run.day, in: language) + "."
  }

  private static func along(
    _ distance: Distance,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    guard distance > .zero else { return "" }
    switch units {
    case .metric: return ", " + Written.grouped(distance.kilometers, in: language) + " km"
    case .imperial: return ", " + Written.grouped(distance.miles, in: language) + " mi"
    }
  }
}
