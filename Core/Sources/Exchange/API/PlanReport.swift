public import Formats
public import Screens
public import Training

/// The plan of some days, with the words for a page.
public struct PlanReport: APIAnswer, Hashable {
  /// The days of this week, and every other day of those asked for that has something planned.
  public let days: [PlanDay]
  /// Whether there is a change to undo.
  public let canUndo: Bool

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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("days") { json in
        for day in days {
          json.object { json in
            json.field("day", day.day.text)
            json.field("label", day.label)
            json.field("isToday", day.isToday)
            json.array("sessions") { json in for row in day.rows { row.write(to: &json) } }
          }
        }
      }
      json.field("canUndo", canUndo)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var days: [PlanDay] = []
    for day in try fields.list("days") {
      let day = try Fields(day, at: "days")
      var rows: [PlanRow] = []
      for row in try day.list("sessions") { rows.append(try PlanRow(Fields(row, at: "sessions"))) }
      days.append(
        PlanDay(
          day: try day.plannedDay("day"),
          label: try day.string("label"),
          isToday: try day.bool("isToday", default: false),
          rows: rows
        )
      )
    }
    self.days = days
    canUndo = try fields.bool("canUndo", default: false)
  }
}
