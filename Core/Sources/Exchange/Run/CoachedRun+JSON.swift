public import Coaching
public import Formats

extension CoachedRun.Event {
  /// Writes the event, a role's own, as an object of one member.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .tracker(let event): event.write(to: &json)
    case .companion(let event): event.write(to: &json)
    case .metronome(let event):
      json.object { json in
        json.key("metronome")
        event.write(to: &json)
      }
    }
  }

  /// Reads an event of any role.
  public init(_ json: JSON) throws(ShapeError) {
    if let event = try CompanionEvent(json) {
      self = .companion(event)
    } else if let fields = try Fields(json).fields(ifPresent: "metronome") {
      self = .metronome(try Metronome.Event(fields))
    } else {
      self = .tracker(try TrackerEvent(json))
    }
  }
}

extension CoachedRun.Effect {
  /// Writes the effect as an object of one member.
  public func write(to json: inout JSONWriter, in moment: Moment, language: String) {
    switch self {
    case .tracker(let effect): effect.write(to: &json)
    case .companion(let effect): effect.write(to: &json, in: moment, language: language)
    case .metronome(let effect):
      json.object { json in
        json.key("metronome")
        effect.write(to: &json)
      }
    }
  }
}
