public import Formats
public import Training

extension DailyFigure {
  /// Writes the figure.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", LogDay.text(day))
      json.field("kind", kind.rawValue)
      json.field("value", value)
    }
  }

  /// Reads a figure.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let date = DateTime(try fields.string("day") + "T00:00:00Z") else {
      throw fields.error("day", fields["day"], "a day such as 2026-06-01")
    }
    guard let kind = try fields.choice(Kind.self, ifPresent: "kind") else {
      throw fields.error("kind", nil, "what the figure tells")
    }
    self.init(day: date.date.daysSince1970, kind: kind, value: try fields.number("value"))
  }
}

extension LogDay {
  /// A day as ISO 8601 writes it: "2026-06-01".
  public static func text(_ day: Int) -> String {
    let instant = DateTime(secondsSince1970: Double(day) * 86_400)
    return String(decoding: Array(instant.text.utf8.prefix(10)), as: UTF8.self)
  }
}
