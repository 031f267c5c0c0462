import Formats

/// Gathers the rules of a zone from a file: when its clocks are changed.
struct CalendarZoneReader {
  /// The name under which events know it.
  var name = ""

  private var parts: [Part] = []

  /// Standard time, or daylight time.
  private struct Part {
    var start: WallTime?
    var before: Int64?
    var after: Int64?
    var rules: [String] = []
    var more: [WallTime] = []
  }

  /// Begins another part.
  mutating func begin() { parts.append(Part()) }

  /// Reads a line of the part that was begun last.
  mutating func read(_ line: ICalendarLine) {
    guard !parts.isEmpty else { return }
    let last = parts.count - 1
    if line.isNamed("DTSTART") {
      parts[last].start = WallTime(line.value, zone: nil)
    } else if line.isNamed("TZOFFSETFROM") {
      parts[last].before = Self.offset(line.value)
    } else if line.isNamed("TZOFFSETTO") {
      parts[last].after = Self.offset(line.value)
    } else if line.isNamed("RRULE") {
      parts[last].rules.append(line.value)
    } else if line.isNamed("RDATE") {
      parts[last].more += line.value.split(separator: ",").compactMap { WallTime($0, zone: nil) }
    }
  }

  /// The zone until a moment; nothing where its rules make no sense.
  func zone(until last: WallSeconds) -> CalendarZone? {
    var changes: [CalendarZone.Change] = []
    for part in parts {
      guard var start = part.start, let before = part.before, let after = part.after else {
        return nil
      }
      start.isDate = false
      var walls = [start.seconds] + part.more.map { $0.seconds }
      for rule in part.rules {
        guard let recurrence = Recurrence(rule, of: start, wall: { $0 + before }),
          let found = recurrence.occurrences(of: start, from: start.seconds, to: last)
        else { return nil }
        walls += found
      }
      for wall in Set(walls) {
        changes.append(CalendarZone.Change(wall: wall, before: before, after: after))
      }
    }
    guard !changes.isEmpty else { return nil }
    return .rules(
      changes.sorted { ($0.wall - $0.before, $0.after) < ($1.wall - $1.before, $1.after) }
    )
  }

  /// Reads `+0100` or `-033015`.
  private static func offset(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5 || bytes.count == 7 else { return nil }
    guard bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-") else { return nil }
    let digits = bytes.dropFirst().map { Int64($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    var seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
    if digits.count == 6 { seconds += digits[4] * 10 + digits[5] }
    guard seconds < 86_400 else { return nil }
    return bytes[0] == UInt8(ascii: "-") ? -seconds : seconds
  }
}
