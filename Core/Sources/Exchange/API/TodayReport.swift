import Formats
public import Screens
public import Training

/// The first page's answer: the day in words, and the route of the last activity.
public struct TodayReport: APIAnswer, Shaped, Hashable {
  /// A route as a small drawing.
  public struct Route: Hashable, Sendable {
    /// The line in the language of an SVG path.
    public fileprivate(set) var path: String
    /// The width in the drawing's own units.
    public fileprivate(set) var width: Double
    /// The height likewise.
    public fileprivate(set) var height: Double
  }

  /// The day in words.
  public private(set) var screen: TodayScreen
  /// The route of the last activity, where it has one.
  public private(set) var route: Route?
  /// How long there is before the next event of a calendar: "Free 40 minutes before 18:00".
  public private(set) var free: String?

  /// Puts a day into words, and draws the route of its last activity from that activity's readings.
  public init(
    on today: Day,
    week: [HistoryEntry],
    goal: Int? = nil,
    plan: WeekPlan = WeekPlan([], among: [], on: Day(daysSince1970: 0)),
    races: [RaceSetup] = [],
    last: HistoryEntry? = nil,
    gap: RankingRequest.Gap? = nil,
    route samples: Samples? = nil,
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    screen = TodayScreen(
      on: today,
      week: week,
      goal: goal,
      plan: plan,
      races: races,
      last: last,
      units: units,
      in: language
    )
    free = gap.map { FreeWords.sentence($0, in: language) }
    route = samples.flatMap { RouteDrawing(of: $0) }.map {
      Route(path: $0.path, width: $0.width, height: $0.height)
    }
  }

  private init(_ screen: TodayScreen) {
    self.screen = screen
    (route, free) = (nil, nil)
  }

  public static var blank: TodayReport {
    TodayReport(TodayScreen(week: "", goalShare: nil, bars: [], next: nil, last: nil, line: nil))
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("week", &screen.week)
    try it.number("goalShare", &screen.goalShare)
    let bar = TodayScreen.Bar(label: "", share: 0, isToday: false)
    try it.rows("days", &screen.bars, from: bar) { it, bar throws(ShapeError) in
      try it.text("label", &bar.label)
      try it.number("share", &bar.share, isRequired: false)
      try it.flag("isToday", &bar.isToday)
    }
    try it.list("planned", &screen.planned)
    let next = TodayScreen.Next(title: "", date: "")
    try it.object("next", &screen.next, from: next) { it, next throws(ShapeError) in
      try it.text("title", &next.title)
      try it.text("date", &next.date)
    }
    let row = HistoryRow(kind: .other, title: "", date: "", facts: [])
    let last = TodayScreen.Last(id: "", row: row)
    try it.object("last", &screen.last, from: last) { it, last throws(ShapeError) in
      try it.text("id", &last.id)
      try it.choice("kind", &last.row.kind)
      try it.text("title", &last.row.title)
      try it.text("date", &last.row.date)
      try it.texts("facts", &last.row.facts, expected: "texts")
    }
    let route = Route(path: "", width: 0, height: 0)
    try it.object("route", &self.route, from: route) { it, route throws(ShapeError) in
      try it.text("path", &route.path)
      try it.number("width", &route.width, isRequired: false)
      try it.number("height", &route.height, isRequired: false)
    }
    try it.text("line", &screen.line)
    try it.text("free", &free)
  }
}
