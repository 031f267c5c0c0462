public import Formats
public import Screens
public import Training

/// The first page's answer: the day in words, and the route of the last activity.
public struct TodayReport: APIAnswer, Hashable {
  /// A route as a small drawing.
  public struct Route: Hashable, Sendable {
    /// The line in the language of an SVG path.
    public let path: String
    /// The width in the drawing's own units.
    public let width: Double
    /// The height likewise.
    public let height: Double
  }

  /// The day in words.
  public let screen: TodayScreen
  /// The route of the last activity, where it has one.
  public let route: Route?
  /// How long there is before the next event of a calendar: "Free 40 minutes before 18:00".
  public let free: String?

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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("week", screen.week)
      json.field("goalShare", screen.goalShare)
      json.array("days") { json in
        for bar in screen.bars {
          json.object { json in
            json.field("label", bar.label)
            json.field("share", bar.share)
            json.field("isToday", bar.isToday)
          }
        }
      }
      json.array("planned") { json in for row in screen.planned { row.write(to: &json) } }
      if let next = screen.next {
        json.object("next") { json in
          json.field("title", next.title)
          json.field("date", next.date)
        }
      }
      if let last = screen.last {
        json.key("last")
        last.row.write(to: &json, id: last.id)
      }
      if let route {
        json.object("route") { json in
          json.field("path", route.path)
          json.field("width", route.width)
          json.field("height", route.height)
        }
      }
      json.field("line", screen.line)
      json.field("free", free)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var bars: [TodayScreen.Bar] = []
    for day in try fields.list("days") {
      let day = try Fields(day, at: "days")
      bars.append(
        TodayScreen.Bar(
          label: try day.string("label"),
          share: try day.number(ifPresent: "share") ?? 0,
          isToday: day["isToday"]?.bool ?? false
        )
      )
    }
    var planned: [PlanRow] = []
    for row in try fields.list("planned") {
      planned.append(try PlanRow(Fields(row, at: "planned")))
    }
    var next: TodayScreen.Next?
    if let race = try fields.fields(ifPresent: "next") {
      next = TodayScreen.Next(title: try race.string("title"), date: try race.string("date"))
    }
    var last: TodayScreen.Last?
    if let entry = try fields.fields(ifPresent: "last") {
      let row = HistoryRow(
        kind: try entry.choice(HistorySearch.Kind.self, ifPresent: "kind") ?? .other,
        title: try entry.string("title"),
        date: try entry.string("date"),
        facts: try entry.rows("facts")
      )
      last = TodayScreen.Last(id: try entry.string("id"), row: row)
    }
    screen = TodayScreen(
      week: try fields.string("week"),
      goalShare: try fields.number(ifPresent: "goalShare"),
      bars: bars,
      planned: planned,
      next: next,
      last: last,
      line: try fields.string(ifPresent: "line")
    )
    free = try fields.string(ifPresent: "free")
    if let drawing = try fields.fields(ifPresent: "route") {
      route = Route(
        path: try drawing.string("path"),
        width: try drawing.number(ifPresent: "width") ?? 0,
        height: try drawing.number(ifPresent: "height") ?? 0
      )
    } else {
      route = nil
    }
  }
}
