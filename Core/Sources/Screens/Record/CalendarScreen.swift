public import Training

/// A month with everything that was done in it, in weeks from Monday to Sunday.
public struct CalendarScreen: Equatable, Sendable {
  /// Something that was done, as a calendar needs it.
  public struct Entry: Hashable, Sendable {
    /// Its name in the record.
    public var id: String
    /// The day on which it began, there.
    public var day: Day
    /// Its text in a list.
    public var row: HistoryRow
    /// How far it went on foot.
    public var distance: Distance
    /// How long it took.
    public var duration: Duration

    /// Creates an entry.
    public init(id: String, day: Day, row: HistoryRow, distance: Distance, duration: Duration) {
      self.id = id
      self.day = day
      self.row = row
      self.distance = distance
      self.duration = duration
    }
  }

  /// A day of the month.
  public struct Cell: Hashable, Sendable {
    /// The number in the month.
    public var number: Int
    /// The date: "4 March 2024".
    public var date: String
    /// Whether it is today.
    public var isToday: Bool
    /// What was done, in the order in which it began.
    public var entries: [Entry]
  }

  /// A week: seven days, of which those of other months are left out, and what they come to.
  public struct Week: Hashable, Sendable {
    /// The days from Monday on.
    public var days: [Cell?]
    /// The sums of this month's days: "24.31 km · 3:12:00"; empty for a week of rest.
    public var total: String
  }

  /// The month: "March 2024".
  public var title: String

  /// The first day of the month before.
  public var previous: Day

  /// The first day of the month after; nothing where that has not begun.
  public var next: Day?

  /// The weeks.
  public var weeks: [Week]

  /// The month's totals: "12 activities · 104.20 km · 11:40:12"; empty for a month of rest.
  public var total: String

  /// Draws the month that a day is in, seen from another day.
  public init(
    month day: Day,
    of entries: [Entry],
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    let start = PeriodSum.Length.month.start(of: day)
    let end = PeriodSum.Length.month.next(after: start)
    title = DayWords.month(of: start, in: language)
    previous = PeriodSum.Length.month.start(of: start - 1)
    next = end <= today ? end : nil
    let ours = entries.filter { (start..<end).contains($0.day) }
    weeks = stride(from: start.monday, to: end, by: 7).map { monday in
      let days = (monday..<monday + 7).map { day -> Cell? in
        guard (start..<end).contains(day) else { return nil }
        return Cell(
          number: day.date.day,
          date: DayWords.date(day, in: language),
          isToday: day == today,
          entries: ours.filter { $0.day == day }
        )
      }
      let done = ours.filter { (monday..<monday + 7).contains($0.day) }
      return Week(days: days, total: Self.total(of: done, units, language))
    }
    let times =
      ours.count == 1
      ? language.pick("1 activity", "1 Aktivität")
      : "\(ours.count) " + language.pick("activities", "Aktivitäten")
    total = ours.isEmpty ? "" : times + " · " + Self.total(of: ours, units, language)
  }

  private static func total(
    of entries: [Entry],
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    guard !entries.isEmpty else { return "" }
    var distance = Distance.zero
    var duration = Duration.zero
    for entry in entries {
      distance = distance + entry.distance
      duration += entry.duration
    }
    let time = Written.duration(duration)
    return distance > .zero
      ? Written.distance(distance, units: units, in: language) + " · " + time : time
  }
}
