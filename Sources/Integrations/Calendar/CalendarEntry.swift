import Formats

/// An event as a file has it, before it is known when it takes place.
struct CalendarEntry {
  var uid = ""
  var start: WallTime?
  var end: WallTime?
  var length: CalendarLength?
  var rules: [String] = []
  var more: [CalendarPeriod] = []
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

  /// Seconds on the wall from its start to its end, where the clocks do not change between them.
  var lasting: Int64 {
    guard let start else { return 0 }
    if let end { return max(0, end.seconds - start.seconds) }
    return length?.whole ?? (start.isDate ? 86_400 : 0)
  }

  /// The same event with the start and the length of an extra date.
  func during(_ period: CalendarPeriod) -> CalendarEntry {
    var entry = self
    (entry.start, entry.end, entry.length) = (period.start, period.end, period.length)
    return entry
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
      length = CalendarLength(line.value)
      if length == nil { isBroken = true }
    } else if line.isNamed("RRULE") {
      rules.append(line.value)
    } else if line.isNamed("RDATE") {
      more += list(line) { CalendarPeriod($0, zone: $1) }
    } else if line.isNamed("EXDATE") {
      except += list(line) { WallTime($0.drop { $0 == " " }, zone: $1) }
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

  /// What stands in a list.
  private mutating func list<Item>(
    _ line: ICalendarLine,
    _ read: (_ text: Substring, _ zone: String?) -> Item?
  ) -> [Item] {
    let zone = line.parameter("TZID")
    return line.value.split(separator: ",").compactMap { text in
      let item = read(text, zone)
      if item == nil { isBroken = true }
      return item
    }
  }
}
