public import Training

/// What trends say, in plain sentences that hold to the figure.
public struct TrendWords: Sendable {
  private let trends: Trends
  private let units: UnitSystem
  private let language: Language

  /// Prepares the words for trends.
  public init(
    _ trends: Trends,
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    self.trends = trends
    self.units = units
    self.language = language
  }

  /// Every sentence, the newest things first; one that would say nothing is left out.
  public var sentences: [String] {
    guard let week = trends.weeks.last else {
      return [language.pick("Nothing is in your record yet.", "Noch ist nichts in deinem Verlauf.")]
    }
    let last = trends.weeks.dropLast().last
    let month = trends.months.last
    var sentences: [String] = []
    if [week, last, month].allSatisfy({ $0?.isEmpty ?? true }),
      let active = trends.months.last(where: { !$0.isEmpty })
    {
      sentences.append(
        language.pick(
          "Nothing yet this month; the last was in ",
          "Diesen Monat noch nichts; zuletzt im "
        ) + DayWords.month(of: active.start, in: language) + "."
      )
    } else {
      sentences.append(language.pick("This week: ", "Diese Woche: ") + sum(week) + ".")
      if let last {
        sentences.append(language.pick("Last week: ", "Letzte Woche: ") + sum(last) + ".")
        sentences += comparison(last)
      }
      if let month {
        sentences.append(language.pick("This month: ", "Diesen Monat: ") + sum(month) + ".")
      }
    }
    sentences += form + zones
    if trends.withoutHeartRate > 0 {
      let one = trends.withoutHeartRate == 1
      sentences.append(
        "\(trends.withoutHeartRate) "
          + (one
            ? language.pick(
              "activity has no heart rate, so it adds no load.",
              "Aktivität hat keinen Puls und zählt nicht zur Belastung."
            )
            : language.pick(
              "activities have no heart rate, so they add no load.",
              "Aktivitäten haben keinen Puls und zählen nicht zur Belastung."
            ))
      )
    }
    return sentences
  }

  /// The records, one row each: "5 km: 21:44, on 15 August 2015".
  public var records: [String] {
    trends.records.map { record in
      RaceWords.name(record.effort.distance, in: language) + ": "
        + Written.duration(record.effort.duration)
        + language.pick(", on ", ", am ") + DayWords.date(record.day, in: language)
    }
  }

  /// Race predictions, one row each, with the run they are computed from.
  public var predictions: [String] {
    guard let yardstick = trends.yardstick else { return [] }
    let source =
      language.pick("based on your ", "nach ")
      + RaceWords.name(yardstick.effort.distance, in: language) + " in "
      + Written.duration(yardstick.effort.duration) + language.pick(" on ", " am ")
      + DayWords.date(yardstick.day, in: language)
    return trends.predictions.map { prediction in
      let (fast, slow) = (
        Written.duration(prediction.fastest), Written.duration(prediction.slowest)
      )
      return RaceWords.name(prediction.distance, in: language) + ": "
        + (fast == slow
          ? language.pick("about ", "etwa ") + fast : fast + language.pick(" to ", " bis ") + slow)
        + ", " + source
    }
  }

  // MARK: Sentences

  private func sum(_ sum: PeriodSum) -> String {
    guard !sum.isEmpty else { return language.pick("nothing", "nichts") }
    var parts: [String] = []
    if sum.runs > 0 {
      parts.append(
        "\(sum.runs) "
          + (sum.runs == 1 ? language.pick("run", "Lauf") : language.pick("runs", "Läufe")) + ", "
          + Written.distance(sum.runDistance, units: units, in: language)
      )
    }
    let others = sum.count - sum.runs
    if others > 0 {
      parts.append(
        "\(others) "
          + (others == 1
            ? language.pick("other activity", "andere Aktivität")
            : language.pick("other activities", "andere Aktivitäten"))
      )
    }
    if sum.duration > .zero {
      parts.append(
        Written.duration(sum.duration) + language.pick(" in total", " insgesamt")
      )
    }
    if sum.lifted > 0 {
      parts.append(
        GymWords.number(sum.lifted.rounded(), in: language)
          + language.pick(" kg lifted", " kg bewegt")
      )
    }
    return parts.joined(separator: ", ")
  }

  /// The last whole week beside the four before it.
  private func comparison(_ last: PeriodSum) -> [String] {
    let before = trends.weeks.dropLast(2).suffix(4)
    guard before.count == 4 else { return [] }
    let mean = before.reduce(0.0) { $0 + $1.runDistance.meters } / 4
    guard mean > 0 else { return [] }
    let change = ((last.runDistance.meters / mean - 1) * 100).rounded()
    let usual = Written.distance(.meters(mean), units: units, in: language)
    if change == 0 {
      return [
        language.pick(
          "That is your four-week average of \(usual).",
          "Das ist dein Schnitt der vier Wochen davor: \(usual)."
        )
      ]
    }
    let share = GymWords.number(abs(change)) + " % "
    let side = change > 0 ? language.pick("above", "über") : language.pick("below", "unter")
    return [
      language.pick(
        "That is \(share)\(side) your four-week average of \(usual).",
        "Das ist \(share)\(side) deinem Schnitt der vier Wochen davor: \(usual)."
      )
    ]
  }

  private var form: [String] {
    // All of it has faded: three zeros tell nobody anything.
    guard let day = trends.curve.last, max(day.fitness, day.fatigue) >= 0.5 else { return [] }
    func figure(_ value: Double) -> String {
      (value < -0.5 ? "-" : "") + GymWords.number(abs(value).rounded())
    }
    var sentence =
      "Fitness \(figure(day.fitness)), \(language.pick("fatigue", "Ermüdung")) \(figure(day.fatigue)), "
      + "\(language.pick("form", "Form")) \(figure(day.form)): "
    if day.form <= -0.5 {
      sentence += language.pick(
        "you are more tired than fit right now.",
        "Du bist gerade müder als fit."
      )
    } else if day.form >= 0.5 {
      sentence += language.pick("you are fresher than usual.", "Du bist frischer als sonst.")
    } else {
      sentence += language.pick("the two are in balance.", "Beides hält sich die Waage.")
    }
    guard day.isWarmingUp else { return [sentence] }
    return [
      sentence,
      language.pick(
        "These figures settle after 42 days; so far there are \(trends.curve.count).",
        "Diese Werte sind nach 42 Tagen verlässlich; bisher sind es \(trends.curve.count)."
      ),
    ]
  }

  private var zones: [String] {
    let total = trends.zoneSeconds.reduce(0, +)
    guard total > 0 else { return [] }
    var parts: [String] = []
    for (zone, seconds) in trends.zoneSeconds.enumerated() {
      let share = (seconds / total * 100).rounded()
      guard share > 0 else { continue }
      parts.append(
        GymWords.number(share) + " % "
          + (zone == 0
            ? language.pick("below zone 1", "unter Zone 1")
            : "in \(language.pick("zone", "Zone")) \(zone)")
      )
    }
    let head = language.pick(
      "Heart rate zones, last four weeks: ",
      "Pulszonen, letzte vier Wochen: "
    )
    return [head + parts.joined(separator: ", ") + "."]
  }
}
