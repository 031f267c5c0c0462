/// What somebody's calendars hold on one day, by the clock of their place.
public struct CalendarDay: Hashable, Sendable {
  /// An event, or the part of it that falls on this day.
  public struct Entry: Hashable, Sendable {
    /// The minutes since midnight that it takes, 0 to 1440; empty for a reminder.
    public var minutes: Range<Int>
    /// Whether it is of whole days: it takes no time of them.
    public var isAllDay: Bool
    /// What it is called, where that may be known.
    public var title: String?

    /// Describes an event of a day.
    public init(_ minutes: Range<Int>, isAllDay: Bool = false, title: String? = nil) {
      self.minutes = minutes
      self.isAllDay = isAllDay
      self.title = title
    }

    /// Whether nothing else can be done meanwhile.
    public var takesTime: Bool { !isAllDay && !minutes.isEmpty }
  }

  /// The hours in which a session is suggested, in minutes since midnight: 06:00 to 22:00.
  public static let waking = 360..<1320
  /// The most free times that are suggested for one session.
  public static let mostSlots = 4

  /// The day.
  public let day: Day
  /// The events: those of the whole day first, then by their start.
  public let entries: [Entry]

  /// Takes the events of a day.
  public init(_ day: Day, _ entries: [Entry]) {
    self.day = day
    self.entries = entries.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.isAllDay != second.isAllDay { return first.isAllDay }
      if first.minutes.lowerBound != second.minutes.lowerBound {
        return first.minutes.lowerBound < second.minutes.lowerBound
      }
      return left.offset < right.offset
    }.map { $0.element }
  }

  /// Sorts events into days; one that lasts past midnight is on each day that it touches.
  ///
  /// The offset says how far the clocks of the place are ahead of UTC at a moment.
  public static func all(
    of events: [CalendarEvent],
    over days: Range<Day>,
    offset: (Instant) -> UTCOffset
  ) -> [CalendarDay] {
    var entries: [Day: [Entry]] = [:]
    for event in events where event.start <= event.end {
      let start = LocalTime(event.start, offset: offset(event.start))
      let end = LocalTime(event.end, offset: offset(event.end))
      var day = max(start.day, days.lowerBound)
      while day <= end.day, days.contains(day) {
        let from = day == start.day ? start.minuteOfDay : 0
        let to = day == end.day ? end.minuteOfDay : 1440
        // What ends at midnight leaves the next day free, and where clocks go back an end may come first.
        if to > from || (start.day == end.day) {
          let entry = Entry(from..<max(from, to), isAllDay: event.isAllDay, title: event.title)
          entries[day, default: []].append(entry)
        }
        day = day + 1
      }
    }
    return days.map { CalendarDay($0, entries[$0] ?? []) }
  }

  /// The first event that takes some of these minutes.
  public func clash(with minutes: Range<Int>) -> Entry? {
    entries.first { $0.takesTime && $0.minutes.overlaps(minutes) }
  }

  /// The free times between the events that a session of so many minutes fits into, by the clock.
  ///
  /// What else is planned takes time too, and nothing begins before the earliest minute. A day on which no
  /// event takes time has none: it is free as a whole. Of many the longest are given.
  public func slots(
    lasting minutes: Int,
    besides taken: [Range<Int>] = [],
    from earliest: Int = 0
  ) -> [Range<Int>] {
    let busy = entries.filter { $0.takesTime }.map { $0.minutes }
    guard !busy.isEmpty else { return [] }
    var free: [Range<Int>] = []
    var start = Self.rounded(max(earliest, Self.waking.lowerBound))
    for one in (busy + taken).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(one.lowerBound, Self.waking.upperBound)
      if end - start >= minutes { free.append(start..<end) }
      start = max(start, Self.rounded(one.upperBound))
    }
    if Self.waking.upperBound - start >= minutes { free.append(start..<Self.waking.upperBound) }
    let longest = free.sorted { left, right in
      left.count == right.count ? left.lowerBound < right.lowerBound : left.count > right.count
    }.prefix(Self.mostSlots)
    return longest.sorted { $0.lowerBound < $1.lowerBound }
  }

  // The next five minutes of the clock: nobody starts at 17:17.
  private static func rounded(_ minute: Int) -> Int { (minute + 4) / 5 * 5 }
}
