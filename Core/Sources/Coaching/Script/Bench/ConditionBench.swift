/// The same evaluations on every machine, for measuring: natively and behind the page's doorway.
public enum ConditionBench {
  /// Evaluates a condition over a thousand changing values; answers how often it was true.
  public static func run(_ condition: Condition, times: Int) -> Int {
    let places = (0..<1024).map { index in
      (ratio: 0.9 + Double(index % 32) * 0.01, distance: Double(index) * 16)
    }
    var readings = Readings()
    var count = 0
    for round in 0..<times {
      let place = places[round & 1023]
      readings[.paceRatio] = place.ratio
      readings[.distance] = place.distance
      if condition.truth(readings) == .yes { count += 1 }
    }
    return count
  }
}
