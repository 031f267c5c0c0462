/// The names of the triggers, as `triggerSpec.type` writes them.
enum TriggerKind: String, CaseIterable {
  case distance
  case time
  case halfway
  case nearFinish = "near_finish"
  case condition
  case fatigueZone = "fatigue_zone"

  /// The fields that it has beside `type`.
  var fields: [String] {
    switch self {
    case .distance: ["atMeters", "everyMeters"]
    case .time: ["atSeconds"]
    case .halfway: []
    case .nearFinish: ["remainingMeters"]
    case .condition: ["expression", "branchKey", "cooldownSeconds"]
    case .fatigueZone: ["expression"]
    }
  }
}
