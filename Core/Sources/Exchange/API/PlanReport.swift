import Formats
public import Screens
public import Training

/// The plan of some days, with the words for a page.
public struct PlanReport: APIAnswer, Shaped, Hashable {
  /// The days of this week, and every other day of those asked for that has something planned.
  public private(set) var days: [PlanDay]
  /// Whether there is a change to undo.
  public private(set) var canUndo: Bool

  /// Puts a plan into words.
  public init(
    _ plan: WeekPlan,
    over days: Range<Day>,
    canUndo: Bool,
    on today: Day,
    in language: Language = .english
  ) {
    self.days = PlanDay.all(of: plan, over: days, seenFrom: today, in: language)
    self.canUndo = canUndo
  }

  /// Every session that is shown.
  public var rows: [PlanRow] { days.flatMap { $0.rows } }

  public static var blank: PlanReport { PlanReport(days: [], canUndo: false) }

  private init(days: [PlanDay], canUndo: Bool) {
    self.days = days
    self.canUndo = canUndo
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let blank = PlanDay(day: Day(daysSince1970: 0), label: "", isToday: false, rows: [])
    try it.rows("days", &days, from: blank) { it, day throws(ShapeError) in
      try it.day("day", &day.day)
      try it.text("label", &day.label)
      try it.flag("isToday", &day.isToday)
      try it.list("sessions", &day.rows)
    }
    try it.flag("canUndo", &canUndo)
  }
}
