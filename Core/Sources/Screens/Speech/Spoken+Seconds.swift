// Seconds won and lost, stops and finishes, as people say them.

import Training

extension Spoken {
  /// Seconds between two times: "eight seconds", "two minutes forty-two".
  static func seconds(_ seconds: Double) -> String {
    let whole = Written.whole(seconds)
    guard whole >= 60, whole % 60 > 0, whole < 3600 else { return span(seconds: whole) }
    return counted(whole / 60, "minute") + " " + number(whole % 60)
  }

  /// A stop, roughly: "forty seconds", "a minute", "a minute and a half", "five minutes".
  static func stood(_ duration: Duration) -> String {
    let seconds = Written.whole(duration.inSeconds)
    if seconds < 50 { return counted(max(5, (seconds + 2) / 5 * 5), "second") }
    let halves = (seconds + 15) / 30
    let (minutes, isHalf) = (halves / 2, halves % 2 == 1 && halves < 10)
    if minutes == 1 { return isHalf ? "a minute and a half" : "a minute" }
    return isHalf
      ? number(minutes) + " and a half minutes" : counted(max(2, (seconds + 30) / 60), "minute")
  }

  /// A finish or the range of one: "forty-nine thirty", "fifty minutes", "one fifteen and a half",
  /// "one fourteen to one seventeen".
  static func finish(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Written.whole(range.lowerBound), Written.whole(range.upperBound))
    return low == high
      ? finish(seconds: low) : finish(seconds: low) + " to " + finish(seconds: high)
  }

  private static func finish(seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    guard hours > 0 else {
      return rest == 0 ? counted(minutes, "minute") : clock(seconds: seconds)
    }
    if minutes == 0 { return span(seconds: seconds) }
    return number(hours) + (minutes < 10 ? " oh-" : " ") + number(minutes)
      + (rest == 30 ? " and a half" : "")
  }
}
