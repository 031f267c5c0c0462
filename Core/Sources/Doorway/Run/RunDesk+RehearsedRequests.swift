import Exchange
import Formats
import Training

// A run that nobody runs.
extension RunDesk {
  /// What a device on a wrist would sense of it at a second of the session.
  @inline(never) static func rehearsed(_ fields: Fields) throws(PageError) -> [UInt8] {
    let at = try PageError.shaped { () throws(ShapeError) -> Double in
      let at = try fields.number("at")
      guard (0...1e7).contains(at) else {
        throw fields.error("at", fields["at"], "seconds of the session")
      }
      return at
    }
    let place = RehearsedRun.coordinate(at: at)
    return Reply.object { json in
      json.array("events") { json in
        json.object { json in
          json.object("position") { json in
            json.field("latitude", place.latitude)
            json.field("longitude", place.longitude)
            json.field("accuracy", RehearsedRun.accuracy)
            json.field("speed", RehearsedRun.pace.speed.metersPerSecond)
          }
        }
        json.object { json in
          json.field("heartRate", RehearsedRun.heartRate(at: at))
        }
      }
    }
  }
}
