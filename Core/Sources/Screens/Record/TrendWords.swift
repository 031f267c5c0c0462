public import Training

/// What trends say, in plain sentences that hold to the figure.
public struct TrendWords: Sendable {
  private let trends: Trends
  private let units: UnitSystem

  /// Prepares the words for trends.
  public init(_ trends: Trends, units: UnitSystem = .metric) {
    self.trends = trends
    self.units = units
  }

  /// Every sentence, the newest things first; one that would say nothing is left out.
  public var sentences: [String] {
    guard let week = trends.weeks.last else { return ["Nothing is in your record yet."] }
    let last = trends.weeks.dropLast().last
    let month = trends.months.last
    var sentences: [String] = []
    if [week, last, month].allSatisfy({ $0?.isEmpty ?? true }),
      let active = trends.months.last(where: { !$0.isEmpty })
    {
      sentences.append(
        "Nothing yet this month; the last was in \(DayWords.month(of: active.start))."
      )
    } else {
      sentences.append("This week: " + sum(week) + ".")
      if let last {
        sentences.append("Last week: " + sum(last) + ".")
        sentences += comparison(last)
      }
      if let month { sentences.append("This month: " + sum(month) + ".") }
    }
    sentences += form + zones
    if trends.withoutHeartRate > 0 {
      let one = trends.withoutHeartRate == 1
      sentences.append(
        "\(trends.withoutHeartRate) "
          + (one
            ? "activity has no heart rate, so it adds"
            : "activities have no heart rate, so they add")
          + " no load."
      )
    }
    return sentences
  }

  /// The records, one row each: "5 km: 21:44, on 15 August 2015".
  public var records: [String] {
    trends.records.map { record in
      RaceWords.name(record.effort.distance) + ": " + Written.duration(record.effort.duration)
        + ", on " + DayWords.date(record.day)
    }
  }

  /// Race predictions, one row each, with the run they are computed from.
  public var predictions: [String] {
    guard let yardstick = trends.yardstick else { return [] }
    let source =
      "based on your " + RaceWords.name(yardstick.effort.distance) + " in "
      + Written.duration(yardstick.effort.duration) + " on " + DayWords.date(yardstick.day)
    return trends.predictions.map { prediction in
      let (fast, slow) = (
        Written.duration(prediction.fastest), Written.duration(prediction.slowest)
      )
      return RaceWords.name(prediction.distance) + ": "
        + (fast == slow ? "about " + fast : fast + " to " + slow) + ", " + source
    }
  }

  // MARK: Sentences

  private func sum(_ sum: PeriodSum) -> String {
    guard !sum.isEmpty else { return "nothing" }
    var parts: [String] = []
    if sum.runs > 0 {
      parts.append(
        "\(sum.runs) " + (sum.runs == 1 ? "run" : "runs") + ", "
          + Written.distance(sum.runDistance, units: units)
      )
    }
    let others = sum.count - sum.runs
    if others > 0 {
      parts.append("\(others) other " + (others == 1 ? "activity" : "activities"))
    }
    if sum.duration > .zero { parts.append(Written.duration(sum.duration) + " in total") }
    if sum.lifted > 0 { parts.append(GymWords.number(sum.lifted.rounded()) + " kg lifted") }
    return parts.joined(separator: ", ")
  }

  /// The last whole week beside the four before it.
  private func comparison(_ last: PeriodSum) -> [String] {
    let before = trends.weeks.dropLast(2).suffix(4)
    guard before.count == 4 else { return [] }
    let mean = before.reduce(0.0) { $0 + $1.runDistance.meters } / 4
    guard mean > 0 else { return [] }
    let change = ((last.runDistance.meters / mean - 1) * 100).rounded()
    let usual = Written.distance(.meters(mean), units: units)
    if change == 0 { return ["That is your four-week average of \(usual)."] }
    let words = GymWords.number(abs(change)) + " % " + (change > 0 ? "above" : "below")
    return ["That is \(words) your four-week average of \(usual)."]
  }

  private var form: [String] {
    // All of it has faded: three zeros tell nobody anything.
    guard let day = trends.curve.last, max(day.fitness, day.fatigue) >= 0.5 else { return [] }
    func figure(_ value: Double) -> String {
      (value < -0.5 ? "-" : "") + GymWords.number(abs(value).rounded())
    }
    var sentence =
      "Fitness \(figure(day.fitness)), fatigue \(figure(day.fatigue)), form \(figure(day.form)): "
    if day.form <= -0.5 {
      sentence += "you are more tired than fit right now."
    } else if day.form >= 0.5 {
      sentence += "you are fresher than usual."
    } else {
      sentence += "the two are in balance."
    }
    guard day.isWarmingUp else { return [sentence] }
    return [
      sentence,
      "These figures settle after 42 days; so far there are \(trends.curve.count).",
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
        GymWords.number(share) + " % " + (zone == 0 ? "below zone 1" : "in zone \(zone)")
      )
    }
    return ["Heart rate zones, last four weeks: " + parts.joined(separator: ", ") + "."]
  }
}
