public import Formats
import Training

extension SessionPage: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("sessions") { json in
        for session in sessions { session.write(to: &json, for: reader) }
      }
      json.key("next")
      if let next { json.value(next.text) } else { json.null() }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var sessions: [SessionSummary] = []
    for session in try fields.list("sessions") {
      sessions.append(try SessionSummary(answer: session))
    }
    self.init(
      sessions: sessions,
      next: try fields.string(ifPresent: "next").flatMap { SessionCursor($0) }
    )
  }
}

extension SessionSummary: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("id", id)
      json.field("events", events)
      json.field("bytes", bytes)
      json.field("began", began.instant.millisecondsSince1970)
      json.field("offset", (began.offset ?? .zero).minutes)
      json.field("ended", ended.millisecondsSince1970)
      json.array("devices") { json in for device in devices { json.value(device) } }
      json.field("damaged", isDamaged)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "sessions")
    self.init(
      id: try fields.string("id"),
      events: try fields.integer("events"),
      bytes: try fields.integer("bytes"),
      began: LocalTime(
        Instant(millisecondsSince1970: Double(try fields.integer("began"))),
        offset: UTCOffset(clamping: try fields.integer("offset"))
      ),
      ended: Instant(millisecondsSince1970: Double(try fields.integer("ended"))),
      devices: try fields.rows("devices"),
      isDamaged: try fields.bool("damaged", default: false)
    )
  }
}

extension EventImport: APIAnswer {
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("taken", taken)
      json.field("known", known)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      taken: Int(try fields.integer("taken")),
      known: Int(try fields.integer("known"))
    )
  }
}
