import Formats
import Training

extension ActivityTable.Row {
  // Nobody's longest activity: a year, and once around the earth.
  private static let longest = 31_536_000.0
  private static let farthest = 40_075_000.0
  // Higher than any climb of a day.
  private static let highest = 100_000.0

  // The end of the year 9999.
  private static let latest = 253_402_300_799_000.0

  /// Keeps a start in milliseconds since 1970, and by how many the place's clock was ahead of UTC.
  mutating func keep(start: Double?, ahead: Double?) {
    guard let start, (0...Self.latest).contains(start) else { return }
    let offset = ahead.flatMap { ahead in
      abs(ahead) <= 14 * 3_600_000
        ? UTCOffset(exactly: Int((ahead / 60_000).rounded())) : nil
    }
    startedAt = LocalTime(secondsSince1970: start / 1000, offset: offset ?? .zero)
    isZoned = offset != nil
  }

  /// Keeps the start as a cell tells it by the clock of the place, or by one whose offset is known.
  mutating func keep(clock text: String?, offset: UTCOffset? = nil) {
    startedAt = text.flatMap { Self.clock($0) }
      .map { LocalTime(secondsSince1970: $0, offset: offset) }
  }

  /// Keeps the time from start to end in seconds, if anybody could have taken so long.
  mutating func keep(elapsed seconds: Double?) {
    elapsed = duration(seconds) ?? elapsed
  }

  /// Keeps the time without pauses in seconds, if anybody could have taken so long.
  mutating func keep(moving seconds: Double?) {
    moving = duration(seconds) ?? moving
  }

  /// Keeps the meters, if anybody could have gone so far.
  mutating func keep(meters: Double?) {
    distance = kept(meters, "a distance", upTo: Self.farthest).map { .meters($0) } ?? distance
  }

  /// Keeps the meters climbed, if anybody could have climbed so high.
  mutating func keep(ascent meters: Double?) {
    ascent = kept(meters, "a climb", upTo: Self.highest).map { .meters($0) }
  }

  /// Keeps the effort, if it is one of 1 to 10.
  mutating func keep(effort: Double?) {
    let effort = kept(effort?.rounded(), "an effort", upTo: 10)
    self.effort = effort.map { Int($0) } ?? self.effort
  }

  /// Keeps the mean heart rate, if a heart can beat like that.
  mutating func keep(averageHeartRate beats: Double?) {
    averageHeartRate = rate(beats)
  }

  /// Keeps the highest heart rate, if a heart can beat like that.
  mutating func keep(maxHeartRate beats: Double?) {
    maxHeartRate = rate(beats)
  }

  private mutating func duration(_ seconds: Double?) -> Duration? {
    kept(seconds, "a time", upTo: Self.longest).map { Duration(roundedSeconds: $0) }
  }

  private mutating func rate(_ beats: Double?) -> HeartRate? {
    kept(beats, "a heart rate", from: 20, upTo: 250).map { .beatsPerMinute($0) }
  }

  /// A figure that anybody could reach: programs write 0 for nothing, and what is left out besides is said.
  private mutating func kept(
    _ value: Double?,
    _ quantity: String,
    from least: Double = 0,
    upTo most: Double
  ) -> Double? {
    guard let value, value > 0 else { return nil }
    guard value >= least, value <= most else {
      let (found, bound) = (CSVCell.number(value), CSVCell.number(value < least ? least : most))
      let expected = value < least ? "at least" : "at most"
      doubts.append("left out \(quantity) of \(found), expected \(expected) \(bound)")
      return nil
    }
    return value
  }

  /// The noon of a day, which stands for a time of day that nobody knows.
  static func noon(of day: String) -> LocalTime? {
    clock(day + " 12:00:00").map { LocalTime(secondsSince1970: $0) }
  }

  /// The seconds since 1970 of a clock: ISO 8601, or as Strava writes it in the language of the account,
  /// `May 3, 2026, 6:12:00 AM`, `03.05.2026, 06:12:00` and, inferred, `3 mai 2026 à 06:12:00`.
  static func clock(_ text: String) -> Double? {
    if let known = DateTime(text) { return known.secondsSince1970 }
    let hasDots = text.utf8.contains(UInt8(ascii: "."))
    let words = text.split { ", :.\u{A0}\u{202F}".contains($0) }.map { String($0).lowercased() }
    var numbers = words.compactMap { Int($0) }
    guard numbers.count >= 5 else { return nil }
    // The name of a day that stands before it may begin like that of a month.
    let month = words.compactMap { MonthName.month($0) }.last
    if let month {
      numbers.insert(month, at: 0)
    } else if hasDots {
      numbers.swapAt(0, 1)
    } else {
      return nil
    }
    guard numbers.count >= 5, let day = Day(year: numbers[2], month: numbers[0], day: numbers[1])
    else { return nil }
    var hour = numbers[3]
    // Spanish has a point after each: "6:12:00 p. m."
    if words.contains("pm") || words.contains("p"), hour < 12 { hour += 12 }
    if words.contains("am") || words.contains("a"), hour == 12 { hour = 0 }
    let (minute, second) = (numbers[4], numbers.count > 5 ? numbers[5] : 0)
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else {
      return nil
    }
    return day.midnight.secondsSince1970 + Double(hour * 3600 + minute * 60 + second)
  }
}
