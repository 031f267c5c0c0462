public import Formats
public import Training

extension OfferedRival: APIAnswer {
  /// Writes what is offered: `{"rival":{…},"day":"2026-06-01","best":true}`.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("rival")
      rival.write(to: &json)
      json.field("day", day.text)
      if isBest { json.field("best", true) }
    }
  }

  public init(answer json: JSON) throws(ShapeError) { try self.init(Fields(json)) }

  /// Reads what is offered.
  public init(_ fields: Fields) throws(ShapeError) {
    let text = try fields.string("day")
    guard let day = Day(text) else {
      throw fields.error("day", fields["day"], "a day such as 2026-09-27")
    }
    guard let rival = try fields.fields(ifPresent: "rival") else {
      throw fields.error("rival", nil, "a run to race against")
    }
    self.init(try Rival(rival), on: day, isBest: try fields.bool("best", default: false))
  }
}
