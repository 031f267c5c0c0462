import Coaching
import Training

extension Trigger {
  /// What a message with this trigger waits for, as the ledger says it.
  func sentence(units: UnitSystem) -> String {
    switch self {
    case .atDistance(let distance):
      "Its moment is \(Written.roundDistance(distance, units: units))."
    case .everyDistance(let distance):
      "It comes every \(Written.roundDistance(distance, units: units))."
    case .atTime(let time): "Its moment is \(Written.duration(time)) of moving time."
    case .halfway: "Its moment is half of the goal."
    case .nearFinish(let remaining):
      "Its moment is when \(Written.roundDistance(remaining, units: units)) or less is left."
    case .condition(let condition, _, _): "It waits for: \(condition.source)."
    case .fatigueZone(let condition): "It waits for a minute of: \(condition.source)."
    }
  }
}
