public import Training

extension Trends {
  /// What the last weeks show, in sentences made by rules; each holds the figure that it rests on.
  public func sentences(
    units: UnitSystem = .metric,
    in language: Language = .english
  ) -> [String] {
    if weeks.allSatisfy({ $0.isEmpty }) {
      return [
        language.pick(
          "There is nothing in your record yet: 0 weeks.",
          "Noch steht nichts in deinem Verlauf: 0 Wochen."
        )
      ]
    }
    var sentences: [String] = []
    if let week = weeks.last { sentences.append(Self.running(week, units, language)) }
    if let change = change(units, language) { sentences.append(change) }
    if let yardstick {
      let way = Written.distance(yardstick.effort.distance, units: units, in: language)
      let time = Written.duration(yardstick.effort.duration)
      sentences.append(
        language.pick(
          "Your best recent effort is \(way) in \(time), on \(yardstick.day.text).",
          "Deine beste Leistung der letzten Zeit: \(way) in \(time), am "
            + DayWords.date(yardstick.day, in: .german) + "."
        )
      )
    }
    if let lifted = weeks.last?.lifted, lifted > 0 {
      let weight = Written.whole(lifted)
      sentences.append(
        language.pick(
          "You lifted \(weight) kg this week.",
          "Du hast diese Woche \(weight) kg gehoben."
        )
      )
    }
    return sentences
  }

  private static func running(
    _ week: PeriodSum,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    guard week.runs > 0 else {
      return language.pick(
        "You have not run yet this week: 0 runs.",
        "Du bist diese Woche noch nicht gelaufen: 0 Läufe."
      )
    }
    let way = Written.distance(week.runDistance, units: units, in: language)
    let isOne = week.runs == 1
    return language.pick(
      "This week you ran \(way) in \(week.runs) \(isOne ? "run" : "runs").",
      "Diese Woche bist du \(way) in \(week.runs) \(isOne ? "Lauf" : "Läufen") gelaufen."
    )
  }

  /// The last whole week against the mean of the three before.
  private func change(_ units: UnitSystem, _ language: Language) -> String? {
    let whole = weeks.dropLast().suffix(4)
    guard whole.count == 4, let last = whole.last else { return nil }
    let mean = whole.dropLast().map { $0.runDistance.meters }.reduce(0, +) / 3
    let distance = Written.distance(last.runDistance, units: units, in: language)
    let usual = Written.distance(.meters(mean), units: units, in: language)
    guard mean > 0 else {
      return language.pick(
        "Last week you ran \(distance).",
        "Letzte Woche bist du \(distance) gelaufen."
      )
    }
    let share = last.runDistance.meters / mean
    let (english, german) =
      share > 1.3
      ? ("longer than", "länger als sonst")
      : share < 0.7 ? ("shorter than", "kürzer als sonst") : ("as", "wie immer")
    return language.pick(
      "Last week was \(english) usual: \(distance), against \(usual) before.",
      "Letzte Woche war \(german): \(distance), davor im Schnitt \(usual)."
    )
  }
}
