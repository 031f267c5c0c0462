import Formats
public import Foundation
public import Training

/// What a calendar says of some days.
///
/// That is its events with everything that comes again, each where and when it takes place. An
/// event that makes no sense costs that event only.
public struct CalendarFile: Sendable {
  /// The most bytes of a calendar, and the most events of its days that are kept.
  public static let (longest, mostEvents) = (32 << 20, 5000)

  /// What the calendar calls itself.
  public private(set) var name: String?
  /// The events that take time, the earliest first; what is cancelled or marked as free is left out.
  public private(set) var events: [CalendarEvent] = []
  /// How many events could not be read.
  public private(set) var broken = 0

  private let window: Range<Int64>
  private let here: CalendarZone
  private let isWithFree: Bool
  private var zones: [String: CalendarZone] = [:]
  private var entries: [CalendarEntry] = []

  /// Reads a calendar for the days of a reader, or gives nothing where the bytes are none; with or without
  /// what leaves its owner free.
  public init?(
    _ bytes: [UInt8],
    over days: Range<Instant>,
    in zone: TimeZone,
    limit: Int = mostEvents,
    withFree: Bool = false
  ) {
    guard bytes.count <= Self.longest else { return nil }
    let (first, last) = (days.lowerBound.secondsSince1970, days.upperBound.secondsSince1970)
    guard first.magnitude < 1e11, last.magnitude < 1e11 else { return nil }
    window = Int64(first)..<Int64(last)
    here = .system(zone)
    isWithFree = withFree
    guard gather(bytes) else { return nil }
    expand()
    events = Array(
      events.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.prefix(limit)
    )
    (entries, zones) = ([], [:])
  }

  // MARK: Reading

  private enum Part { case calendar, event, zone, clock, other }

  private mutating func gather(_ bytes: [UInt8]) -> Bool {
    var reader = ICalendarReader(bytes)
    var stack: [Part] = []
    var entry = CalendarEntry()
    var zone = CalendarZoneReader()
    var isCalendar = false
    while let line = reader.next() {
      if line.isNamed("BEGIN") {
        let part = Self.part(line, in: stack.last)
        stack.append(part)
        switch part {
        case .calendar: isCalendar = true
        case .event: entry = CalendarEntry()
        case .zone: zone = CalendarZoneReader()
        case .clock: zone.begin()
        case .other: break
        }
        guard stack.count < 20 else { return false }
      } else if line.isNamed("END") {
        switch stack.popLast() {
        case .event: keep(entry)
        case .zone: zones[zone.name] = zone.zone(until: window.upperBound + 400 * 86_400)
        default: break
        }
      } else {
        switch stack.last {
        case .event: entry.read(line)
        case .zone: if line.isNamed("TZID") { zone.name = line.value }
        case .clock: zone.read(line)
        case .calendar: if line.isNamed("X-WR-CALNAME") { name = line.text }
        case .other, nil: break
        }
      }
    }
    return isCalendar
  }

  private static func part(_ line: ICalendarLine, in outer: Part?) -> Part {
    switch outer {
    case nil: line.isValue("VCALENDAR") ? .calendar : line.isValue("VEVENT") ? .event : .other
    case .calendar: line.isValue("VEVENT") ? .event : line.isValue("VTIMEZONE") ? .zone : .other
    case .zone: line.isValue("STANDARD") || line.isValue("DAYLIGHT") ? .clock : .other
    case .event, .clock, .other: .other
    }
  }

  private mutating func keep(_ entry: CalendarEntry) {
    guard let start = entry.start, !entry.isBroken, entry.recurrence == nil || !entry.uid.isEmpty
    else {
      broken += 1
      return
    }
    if entry.isAlone {
      // Zones may come later in the file, and no clock is two days away from UTC.
      let margin: Int64 = 2 * 86_400
      guard start.seconds + entry.lasting >= window.lowerBound - margin,
        start.seconds < window.upperBound + margin
      else { return }
    }
    entries.append(entry)
  }

  // MARK: When it is

  /// Looks up once what the system knows of each zone that the file itself does not describe.
  private mutating func resolveZones() {
    for entry in entries {
      for case .named(let name)? in [entry.start?.place, entry.end?.place]
        + entry.more.flatMap({ [$0.start.place, $0.end?.place] }) + entry.except.map(\.place)
        + [entry.recurrence?.place]
      where zones[name] == nil { zones[name] = CalendarZone(named: name) ?? here }
    }
  }

  private mutating func expand() {
    resolveZones()
    var stand: [String: [CalendarEntry]] = [:]
    var masters: [CalendarEntry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if entry.recurrence != nil {
        stand[entry.uid, default: []].append(entry)
      } else if !entry.uid.isEmpty, let place = places[entry.uid] {
        // Sent again after a change.
        if entry.sequence >= masters[place].sequence { masters[place] = entry }
      } else {
        places[entry.uid] = masters.count
        masters.append(entry)
      }
    }
    for master in masters {
      let others = stand.removeValue(forKey: master.uid) ?? []
      guard let found = occurrences(of: master, others) else {
        broken += 1
        continue
      }
      for (start, entry) in found { add(entry, at: start) }
    }
    // What stands for a part of an event that is not there stands alone.
    for entry in stand.keys.sorted().flatMap({ stand[$0] ?? [] }) {
      if let start = entry.start { add(entry, at: start) }
    }
  }

  /// When an entry takes place, each with the entry that says how long; nothing where a rule of it makes
  /// no sense.
  private func occurrences(
    of master: CalendarEntry,
    _ others: [CalendarEntry]
  ) -> [(WallTime, CalendarEntry)]? {
    guard let start = master.start else { return nil }
    let zone = zone(of: start)
    // Some programs name a whole day by the midnight with which it begins.
    let others = start.isDate ? others.map(onItsDay) : others
    let except = start.isDate ? master.except.map(day) : master.except
    // What is moved into the days may have been anywhere; what lasts long began before them.
    let margin = 2 * 86_400 + master.lasting
    let first = zone.wall(window.lowerBound) - margin
    let last = zone.wall(window.upperBound) + 2 * 86_400
    var walls: Set<WallTime> = [start]
    for rule in master.rules {
      guard let recurrence = Recurrence(rule, of: start, wall: { zone.wall($0) }),
        let found = recurrence.occurrences(of: start, from: first, to: last)
      else { return nil }
      for seconds in found {
        var wall = start
        wall.seconds = seconds
        walls.insert(wall)
      }
    }
    var periods: [Int64: CalendarEntry] = [:]
    for period in master.more {
      var wall = period.start
      if start.isDate {
        wall = day(wall)
      } else {
        wall.isDate = false
        if !period.isPlain { periods[key(wall)] = master.during(period) }
      }
      walls.insert(wall)
    }
    let gone = Taken(except, self)
    let replaced = Taken(others.compactMap { $0.recurrence }, self)
    var found: [(WallTime, CalendarEntry)] = []
    var keys: Set<Int64> = []
    let lasting = others.filter { $0.isLasting }.sorted { key($0.recurrence) < key($1.recurrence) }
    for wall in walls where !gone.has(wall, self) && !replaced.has(wall, self) {
      guard keys.insert(key(wall)).inserted else { continue }
      if let change = lasting.last(where: { key($0.recurrence) <= key(wall) }),
        let from = change.recurrence, let to = change.start
      {
        var moved = wall
        moved.seconds += to.seconds - from.seconds
        (moved.isDate, moved.place) = (to.isDate, to.place)
        found.append((moved, change))
      } else if let period = periods[key(wall)], let start = period.start {
        found.append((start, period))
      } else {
        found.append((wall, master))
      }
    }
    for other in others {
      if let start = other.start { found.append((start, other)) }
    }
    return found
  }

  /// What stands for a day of an event, by that day.
  private func onItsDay(_ entry: CalendarEntry) -> CalendarEntry {
    var entry = entry
    entry.recurrence = entry.recurrence.map(day)
    return entry
  }

  /// The day that a time names: its own on the wall of its zone; of a moment in UTC the day whose midnight
  /// it is for the reader, or else the one with the nearest, for nobody knows where that was.
  private func day(_ wall: WallTime) -> WallTime {
    guard !wall.isDate else { return wall }
    var day = wall
    if wall.place == .utc {
      let local = here.wall(wall.seconds)
      day.seconds = local % 86_400 == 0 ? local : wall.seconds + 43_200
    }
    day.seconds = Int64((Double(day.seconds) / 86_400).rounded(.down)) * 86_400
    (day.isDate, day.place) = (true, .floating)
    return day
  }

  /// Moments that are named by date or by time.
  private struct Taken {
    var times: Set<Int64> = []
    var days: Set<Int64> = []

    init(_ walls: [WallTime], _ file: CalendarFile) {
      for wall in walls {
        if wall.isDate {
          days.insert(wall.seconds / 86_400)
        } else {
          times.insert(file.key(wall))
        }
      }
    }

    func has(_ wall: WallTime, _ file: CalendarFile) -> Bool {
      days.contains(Int64((Double(wall.seconds) / 86_400).rounded(.down)))
        || times.contains(file.key(wall))
    }
  }

  private mutating func add(_ entry: CalendarEntry, at start: WallTime) {
    guard !entry.isCancelled, isWithFree || !entry.isFree else { return }
    let from = key(start)
    let to = max(from, end(of: entry, at: start))
    guard from < window.upperBound, to > window.lowerBound || from >= window.lowerBound else {
      return
    }
    events.append(
      CalendarEvent(
        start: Instant(secondsSince1970: Double(from)),
        end: Instant(secondsSince1970: Double(to)),
        isAllDay: start.isDate,
        title: entry.title
      )
    )
  }

  /// When an entry ends that starts at a time.
  private func end(of entry: CalendarEntry, at start: WallTime) -> Int64 {
    if let said = entry.end, let begun = entry.start, said.place != begun.place {
      // It ends on the clock of another place.
      return key(start) + key(said) - key(begun)
    }
    var end = start
    guard entry.end == nil, let length = entry.length, !start.isDate else {
      end.seconds += entry.lasting
      return key(end)
    }
    end.seconds += length.nominal
    return key(end) + length.exact
  }

  /// The moment of a time, in seconds since 1970; of a date its midnight where the reader is.
  private func key(_ wall: WallTime?) -> Int64 {
    guard let wall else { return 0 }
    return wall.isDate ? here.utc(wall.seconds) : zone(of: wall).utc(wall.seconds)
  }

  /// The zone of a time: as the file has it, or as the system does; that of the reader where nobody knows.
  private func zone(of wall: WallTime) -> CalendarZone {
    switch wall.place {
    case .utc: .utc
    case .floating: here
    case .named(let name): zones[name] ?? here
    }
  }
}
