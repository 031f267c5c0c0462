public import Training

/// A day of the plan.
public struct PlanDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// What it is called: "Today", "Tomorrow", "Fri, 27 November".
  public var label: String
  /// Whether it is today.
  public var isToday: Bool
  /// What is planned, the earliest first.
  public var rows: [PlanRow]

  /// Takes what was formatted elsewhere.
  public init(day: Day, label: String, isToday: Bool, rows: [PlanRow]) {
    self.day = day
    self.label = label
    self.isToday = isToday
    self.rows = rows
  }

  /// The days of this week, and every other one of some days that has something planned.
  public static func all(
    of plan: WeekPlan,
    over days: Range<Day>,
    seenFrom today: Day,
    in language: Language = .english
  ) -> [PlanDay] {
    let week = today.monday..<today.monday + 7
    var rows: [Day: [PlanRow]] = [:]
    for entry in plan.entries where days.contains(entry.session.day) {
      rows[entry.session.day, default: []].append(PlanRow(entry, in: language))
    }
    return days.filter { week.contains($0) || rows[$0] != nil }.map { day in
      PlanDay(
        day: day,
        label: label(day, seenFrom: today, in: language),
        isToday: day == today,
        rows: rows[day] ?? []
      )
    }
  }

  /// What a day is called from another one.
  ///
  /// As in "Today" or "Fr., 27. November".
  public static func label(
    _ day: Day,
    seenFrom today: Day,
    in language: Language = .english
  ) -> String {
    switch day - today {
    case 0: language.pick("Today", "Heute")
    case 1: language.pick("Tomorrow", "Morgen")
    default:
      DayWords.fullDate(day, withYear: day.date.year != today.date.year, in: language)
    }
  }
}
