/// A value of the run that a condition may look at: the whole list, for nothing else is allowed.
public enum Variable: String, CaseIterable, Hashable, Sendable {
  /// Metres so far.
  case distance
  /// Seconds of moving time so far: pauses do not count.
  case duration
  /// The pace of the last 15 s in seconds for a kilometer.
  case currentPace = "current_pace"
  /// The mean pace of the run in seconds for a kilometer.
  case averagePace = "avg_pace"
  /// The planned pace in seconds for a kilometer; unknown without one.
  case targetPace = "target_pace"
  /// Target pace through the pace of the last three minutes: above 1 is faster (definition 5).
  case paceRatio = "pace_3min_ratio"
  /// Beats per minute.
  case heartRate = "hr"
  /// The heart rate zone, 0 below the first to 5 (definitions 2 and 3).
  case heartRateZone = "hr_zone"
  /// Steps per minute of both feet.
  case cadence
  /// The hour on the runner's own clock, 0 to 23.
  case hourOfDay = "time_of_day_hour"

  /// The place in the order of declaration, for tables.
  var index: Int {
    switch self {
    case .distance: 0
    case .duration: 1
    case .currentPace: 2
    case .averagePace: 3
    case .targetPace: 4
    case .paceRatio: 5
    case .heartRate: 6
    case .heartRateZone: 7
    case .cadence: 8
    case .hourOfDay: 9
    }
  }

  /// The values that a run can give; a comparison that all or none of them pass is a mistake.
  var range: ClosedRange<Double> {
    switch self {
    case .distance: 0...1_000_000
    case .duration: 0...360_000
    case .currentPace, .averagePace, .targetPace: 90...3600
    case .paceRatio: 0.1...10
    case .heartRate: 20...250
    case .heartRateZone: 0...5
    case .cadence: 0...300
    case .hourOfDay: 0...23
    }
  }

  /// Whether it moves in such small steps that it is hardly ever equal to a given number.
  var isContinuous: Bool {
    switch self {
    case .distance, .duration, .currentPace, .averagePace, .paceRatio: true
    case .targetPace, .heartRate, .heartRateZone, .cadence, .hourOfDay: false
    }
  }

  /// What its numbers count, for a message.
  var unit: String {
    switch self {
    case .distance: "metres"
    case .duration: "seconds of moving time"
    case .currentPace, .averagePace, .targetPace: "seconds for a kilometre (5:00 is 300)"
    case .paceRatio: "target pace / pace of the last three minutes (above 1 is faster)"
    case .heartRate: "beats per minute"
    case .heartRateZone: "a zone from 0 to 5"
    case .cadence: "steps per minute of both feet"
    case .hourOfDay: "an hour from 0 to 23"
    }
  }
}
