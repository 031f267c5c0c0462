public import Formats
public import Training

extension DailyFigure {
  /// Writes the figure.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", day.text)
      json.field("kind", kind.rawValue)
      json.field("value", value)
    }
  }

  /// Reads a figure.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let day = Day(try fields.string("day")) else {
      throw fields.error("day", fields["day"], "a day such as 2026-06-01")
    }
    guard let kind = try fields.choice(Kind.self, ifPresent: "kind") else {
      throw fields.error("kind", nil, "what the figure tells")
    }
    self.init(day: day, kind: kind, value: try fields.number("value"))
  }
}
