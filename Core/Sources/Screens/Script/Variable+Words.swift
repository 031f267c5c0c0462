import Coaching

extension Variable {
  /// What a person calls it.
  var words: String {
    switch self {
    case .distance: "distance"
    case .duration: "time"
    case .currentPace: "current pace"
    case .averagePace: "average pace"
    case .targetPace: "target pace"
    case .paceRatio: "target pace through pace"
    case .heartRate: "heart rate"
    case .heartRateZone: "heart rate zone"
    case .cadence: "cadence"
    case .hourOfDay: "hour of the day"
    }
  }
}
