import Formats
import Training

extension SessionPage: APIAnswer, Shaped {
  public static var blank: SessionPage { SessionPage(sessions: [], next: nil) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("sessions", &sessions)
    try it.member("next", ["type": "string"]) { json in
      json.key("next")
      if let next { json.value(next.text) } else { json.null() }
    } read: { fields throws(ShapeError) in
      next = try fields.string(ifPresent: "next").flatMap { SessionCursor($0) }
    }
  }
}

extension SessionSummary: APIAnswer, Shaped {
  public static var blank: SessionSummary {
    let start = LocalTime(secondsSince1970: 0, offset: .zero)
    return SessionSummary(
      id: "",
      events: 0,
      bytes: 0,
      began: start,
      ended: start.instant,
      devices: [],
      isDamaged: false
    )
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.whole("events", &events)
    try it.whole("bytes", &bytes)
    var (from, to) = (began.instant.millisecondsSince1970, ended.millisecondsSince1970)
    var offset = Int64((began.offset ?? .zero).minutes)
    try it.whole("began", &from)
    try it.whole("offset", &offset)
    try it.whole("ended", &to)
    try it.texts("devices", &devices, expected: "texts")
    try it.flag("damaged", &isDamaged)
    guard it.isReading else { return }
    let start = Instant(millisecondsSince1970: Double(from))
    began = LocalTime(start, offset: UTCOffset(clamping: offset))
    ended = Instant(millisecondsSince1970: Double(to))
  }
}

extension EventImport: APIAnswer, Shaped {
  public static var blank: EventImport { EventImport() }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.whole("taken", &taken)
    try it.whole("known", &known)
  }
}
