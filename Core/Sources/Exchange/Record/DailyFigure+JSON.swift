import Formats
public import Training

extension DailyFigure: Shaped {
  public static var blank: DailyFigure {
    DailyFigure(day: Day(daysSince1970: 0), kind: .steps, value: 0)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.day("day", &day)
    try it.choice("kind", &kind, expected: "what the figure tells")
    try it.number("value", &value)
  }
}
