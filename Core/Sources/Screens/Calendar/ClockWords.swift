import Training

/// Times of day in words.
enum ClockWords {
  /// "17:20–18:40", "22:00–24:00", "09:00" for a moment.
  static func range(_ minutes: Range<Int>) -> String {
    let start = text(minutes.lowerBound)
    return minutes.isEmpty ? start : start + "–" + text(minutes.upperBound)
  }

  private static func text(_ minute: Int) -> String {
    ClockTime(minuteOfDay: minute)?.text ?? "24:00"
  }
}
