import Exchange
import Formats
import Screens
import Training

/// Figures of the record as a terminal shows them.
enum RecordWords {
  static func duration(_ duration: Duration) -> String { Written.duration(duration) }

  static func distance(_ distance: Distance) -> String {
    Written.distance(distance, units: .metric)
  }

  static func pace(_ pace: Pace) -> String { Written.pace(pace, units: .metric) }

  static func heartRate(_ rate: HeartRate) -> String { Written.heartRate(rate) }

  static func kilograms(_ kilograms: Double) -> String {
    "\(Int(kilograms.rounded())) kg"
  }

  /// A number with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// A moment on the clock of the place: "2026-06-01 07:30".
  static func moment(_ time: LocalTime) -> String {
    let seconds = time.instant.secondsSince1970.rounded(.down)
    let text = LocalTime(secondsSince1970: seconds, offset: time.offset).text
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  /// What kind of exercise it was, in a word or two.
  static func kind(_ summary: ActivitySummary) -> String { HistoryRow.kind(summary) }

  static func padded(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
  }
}
