import Exchange
import Formats
import Training

// What lines are, for whoever stores them.
extension LinkDesk {
  @inline(never) static func lines(_ fields: Fields) -> [UInt8] {
    let lines = fields["lines"]?.array ?? []
    return Reply.object { json in
      json.array("lines") { json in
        for line in lines {
          // A line that cannot be read stays where it came from; its place is kept.
          if let event = try? LinkEvent(line: Array((line.string ?? "").utf8)) {
            event.writeFacts(to: &json)
          } else {
            json.null()
          }
        }
      }
    }
  }
}

extension LinkEvent {
  fileprivate func writeFacts(to json: inout JSONWriter) {
    json.object { json in
      json.field("device", device)
      json.field("seq", number)
      json.field("session", session ?? "")
      json.field("type", type)
      json.field("wall", time.instant.millisecondsSince1970)
      if let place { json.field("n", place) }
      json.field("isMessage", isMessage)
      json.field("isGym", isOfGym)
      if let opens { json.field("opens", opens.rawValue) }
    }
  }
}
