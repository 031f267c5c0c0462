public import Coaching

/// The same evaluations everywhere: natively, in WebAssembly, and by the peers.
public enum ConditionJob {
  /// The condition of the data-model seed.
  public static let expression = "pace_3min_ratio > 1.05 AND distance > 8000"

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
