public import Coaching
public import Training

extension Trigger {
  /// What a message with this trigger waits for, as the ledger says it.
  public func sentence(units: UnitSystem) -> String {
    switch self {
    case .atDistance(let distance):
      "Planned for \(Written.roundDistance(distance, units: units))."
    case .everyDistance(let distance):
      "Planned for every \(Written.roundDistance(distance, units: units))."
    case .atTime(let time): "Planned for \(Written.duration(time))."
    case .halfway: "Planned for halfway."
    case .nearFinish(let remaining):
      "Planned for the last \(Written.roundDistance(remaining, units: units))."
    case .condition(let condition, _, _): "It waits for: \(condition.words(units: units))."
    case .fatigueZone(let condition): "It waits for a minute of: \(condition.words(units: units))."
    }
  }
}
