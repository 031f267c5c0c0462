import CICal
import Foundation
import Training

/// When something comes again: a rule of RFC 5545, which libical expands on the clock of the wall.
struct Recurrence {
  /// The most occurrences that are looked at; a rule with more is a mistake.
  static let longest = 20_000

  private let text: String
  private let unit: Int64?
  private let hasCount: Bool
  private let weeks: Weeks?

  /// Every so many weeks, by the weekday with which a week begins.
  ///
  /// libical 3.0.16 counts weeks wrongly where WKST or the days of the rule come before the start, so it
  /// expands every week, and those between are left out here.
  private struct Weeks {
    var step: Int64
    var first: Int64
    var count: Int?

    /// Whether a moment lies in a week of the rule that begins at another one.
    func has(_ moment: WallSeconds, since start: WallSeconds) -> Bool {
      (number(moment) - number(start)) % step == 0
    }

    // 1970-01-01 was a Thursday, the fourth day from Monday.
    private func number(_ moment: WallSeconds) -> Int64 {
      let days = Int64((Double(moment) / 86_400).rounded(.down))
      return Int64((Double(days + 3 - first) / 7).rounded(.down))
    }
  }

  /// Reads a rule; `wall` turns a moment of UTC into the time on the wall, for the end of the rule.
  init?(_ rule: String, of start: WallTime, wall: (Int64) -> WallSeconds) {
    var parts: [String: String] = [:]
    var order: [String] = []
    for part in rule.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      let name = String(pair[0]).trimmingCharacters(in: .whitespaces)
      parts[name] = String(pair[1]).trimmingCharacters(in: .whitespaces)
      order.append(name)
    }
    guard let frequency = parts["FREQ"] else { return nil }
    let step = Int64(parts["INTERVAL"] ?? "1") ?? 1
    guard (1...100_000).contains(step) else { return nil }
    let units: [String: Int64] = [
      "SECONDLY": 1, "MINUTELY": 60, "HOURLY": 3600, "DAILY": 86_400, "WEEKLY": 604_800,
    ]
    let unit = units[frequency].map { $0 * step }
    let isFiltered = parts.keys.contains { $0.hasPrefix("BY") }
    // Such a rule may name no moment in a thousand years, and libical would look at each second of them.
    guard !isFiltered || (units[frequency] ?? 86_400) >= 3600 else { return nil }
    if let text = parts["UNTIL"] {
      guard let until = WallTime(text, zone: nil) else { return nil }
      parts["UNTIL"] = Self.until(until, of: start, wall)
    }
    if let count = parts["COUNT"] { guard Int(count) ?? 0 > 0 else { return nil } }
    hasCount = parts["COUNT"] != nil
    if frequency == "WEEKLY", step > 1 {
      let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      guard let first = days.firstIndex(of: parts["WKST"] ?? "MO") else { return nil }
      weeks = Weeks(step: step, first: Int64(first), count: parts["COUNT"].flatMap { Int($0) })
      (parts["INTERVAL"], parts["COUNT"]) = (nil, nil)
      self.unit = 604_800
    } else {
      weeks = nil
      self.unit = unit
    }
    text = order.compactMap { name in parts[name].map { name + "=" + $0 } }.joined(separator: ";")
  }

  /// The occurrences from one moment on the wall to another, in their order; nothing where the rule makes
  /// no sense or has too many.
  func occurrences(
    of start: WallTime,
    from first: WallSeconds,
    to last: WallSeconds
  ) -> [WallSeconds]? {
    var rule = icalrecurrencetype_from_string(text)
    defer { free(rule.rscale) }
    guard rule.freq != ICAL_NO_RECURRENCE else { return nil }
    var begin = start.seconds
    // Whole periods before the window change nothing of what is in it, unless they are counted.
    if !hasCount, let unit, begin < first { begin += max(0, (first - begin) / unit - 1) * unit }
    rule.rscale = nil
    // A rule that names no day at all, such as each 30th of February, has none.
    guard let iterator = icalrecur_iterator_new(rule, Self.time(begin, isDate: start.isDate)) else {
      return []
    }
    defer { icalrecur_iterator_free(iterator) }
    var found: [WallSeconds] = []
    var (steps, counted) = (0, 0)
    while true {
      let next = icalrecur_iterator_next(iterator)
      guard icaltime_is_null_time(next) == 0 else { return found }
      guard let seconds = Self.seconds(next), seconds < last else { return found }
      let isMeant = weeks?.has(seconds, since: start.seconds) ?? true
      if isMeant {
        counted += 1
        if let most = weeks?.count, counted > most { return found }
        if seconds >= first { found.append(seconds) }
      }
      steps += 1
      guard steps < Self.longest else { return nil }
    }
  }

  /// The end of a rule on the wall of its event.
  private static func until(
    _ until: WallTime,
    of start: WallTime,
    _ wall: (Int64) -> WallSeconds
  ) -> String {
    var end = until
    if until.isDate, !start.isDate { end.seconds += 86_399 }
    if until.place == .utc, !start.isDate { end.seconds = wall(until.seconds) }
    let day = Day(daysSince1970: Int((end.seconds / 86_400)))
    let (year, month, dayOfMonth) = day.date
    let rest = Int(end.seconds - Int64(day.daysSince1970) * 86_400)
    let date = figures(year, 4) + figures(month, 2) + figures(dayOfMonth, 2)
    guard !start.isDate else { return date }
    return date + "T" + figures(rest / 3600, 2) + figures(rest / 60 % 60, 2) + figures(rest % 60, 2)
  }

  private static func figures(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  private static func time(_ seconds: WallSeconds, isDate: Bool) -> icaltimetype {
    let days = (Double(seconds) / 86_400).rounded(.down)
    let rest = Int32(seconds - Int64(days) * 86_400)
    let (year, month, day) = Day(daysSince1970: Int(days)).date
    var time = icaltime_null_time()
    (time.year, time.month, time.day) = (Int32(year), Int32(month), Int32(day))
    (time.hour, time.minute, time.second) = (rest / 3600, rest / 60 % 60, rest % 60)
    time.is_date = isDate ? 1 : 0
    return time
  }

  private static func seconds(_ time: icaltimetype) -> WallSeconds? {
    let (month, dayOfMonth) = (Int(time.month), Int(time.day))
    guard let date = Day(year: Int(time.year), month: month, day: dayOfMonth) else { return nil }
    return Int64(date.daysSince1970) * 86_400
      + Int64(time.hour) * 3600 + Int64(time.minute) * 60 + Int64(time.second)
  }
}
