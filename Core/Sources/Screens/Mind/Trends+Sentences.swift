public import Training

extension Trends {
  /// What the last weeks show, in sentences made by rules; each holds the figure that it rests on.
  public func sentences(units: UnitSystem = .metric) -> [String] {
    var sentences: [String] = []
    if let week = weeks.last {
      sentences.append(
        week.runs == 0
          ? "You have not run yet this week: 0 runs."
          : "This week you ran \(Written.distance(week.runDistance, units: units)) in "
            + "\(week.runs) \(week.runs == 1 ? "run" : "runs")."
      )
    }
    if let change = change(units) { sentences.append(change) }
    if let yardstick {
      sentences.append(
        "Your best recent effort is \(Written.distance(yardstick.effort.distance, units: units)) in "
          + "\(Written.duration(yardstick.effort.duration)), on \(yardstick.day.text)."
      )
    }
    if let lifted = weeks.last?.lifted, lifted > 0 {
      sentences.append("You lifted \(Written.whole(lifted)) kg this week.")
    }
    if weeks.allSatisfy({ $0.isEmpty }) { return ["There is nothing in your record yet: 0 weeks."] }
    return sentences
  }

  /// The last whole week against the mean of the three before.
  private func change(_ units: UnitSystem) -> String? {
    let whole = weeks.dropLast().suffix(4)
    guard whole.count == 4, let last = whole.last else { return nil }
    let mean = whole.dropLast().map { $0.runDistance.meters }.reduce(0, +) / 3
    let distance = Written.distance(last.runDistance, units: units)
    let usual = Written.distance(.meters(mean), units: units)
    guard mean > 0 else { return "Last week you ran \(distance)." }
    let share = last.runDistance.meters / mean
    if share > 1.3 {
      return "Last week was longer than usual: \(distance), against \(usual) before."
    }
    if share < 0.7 {
      return "Last week was shorter than usual: \(distance), against \(usual) before."
    }
    return "Last week was as usual: \(distance), against \(usual) before."
  }
}
