import Formats

/// An event as a file has it, before it is known when it takes place.
struct CalendarEntry {
  var uid = ""
  var start: WallTime?
  var end: WallTime?
  var length: Int64?
  var rules: [String] = []
  var more: [WallTime] = []
  var except: [WallTime] = []
  /// Which occurrence of another entry it stands for.
  var recurrence: WallTime?
  /// Whether it stands for all later ones too.
  var isLasting = false
  var sequence = 0
  var isFree = false
  var isCancelled = false
  var title: String?
  /// Whether a line of it could not be read that says when it is.
  var isBroken = false

  /// Whether it takes place more than once, or stands for a part of one that does.
  var isAlone: Bool { rules.isEmpty && more.isEmpty && recurrence == nil }

  /// Seconds on the wall from its start to its end.
  var lasting: Int64 {
    guard let start else { return 0 }
    if let end { return max(0, end.seconds - start.seconds) }
    return max(0, length ?? (start.isDate ? 86_400 : 0))
  }

  /// Reads a line of it.
  mutating func read(_ line: ICalendarLine) {
    if line.isNamed("UID") {
      uid = line.value
    } else if line.isNamed("DTSTART") {
      start = time(line)
    } else if line.isNamed("DTEND") {
      end = time(line)
    } else if line.isNamed("DURATION") {
      length = WallTime.length(line.value)
      if length == nil { isBroken = true }
    } else if line.isNamed("RRULE") {
      rules.append(line.value)
    } else if line.isNamed("RDATE") {
      more += times(line)
    } else if line.isNamed("EXDATE") {
      except += times(line)
    } else if line.isNamed("RECURRENCE-ID") {
      recurrence = time(line)
      if let range = line.parameter("RANGE") { isLasting = range.uppercased() == "THISANDFUTURE" }
    } else if line.isNamed("SUMMARY") {
      title = line.text
    } else if line.isNamed("TRANSP") {
      isFree = line.isValue("TRANSPARENT")
    } else if line.isNamed("STATUS") {
      isCancelled = line.isValue("CANCELLED")
    } else if line.isNamed("SEQUENCE") {
      sequence = Int(line.value) ?? 0
    }
  }

  private mutating func time(_ line: ICalendarLine) -> WallTime? {
    let time = WallTime(line.value, zone: line.parameter("TZID"))
    if time == nil { isBroken = true }
    return time
  }

  /// The dates of a list; of a period its start.
  private mutating func times(_ line: ICalendarLine) -> [WallTime] {
    let zone = line.parameter("TZID")
    return line.value.split(separator: ",").compactMap { part in
      let start = part.split(separator: "/").first ?? part
      guard let time = WallTime(start.drop { $0 == " " }, zone: zone) else {
        isBroken = true
        return nil
      }
      return time
    }
  }
}
