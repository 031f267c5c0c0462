public import Coaching
public import Formats

extension CoachedRun.Event {
  /// Writes the event: a tracker's or a companion's, as an object of one member.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .tracker(let event): event.write(to: &json)
    case .companion(let event): event.write(to: &json)
    }
  }

  /// Reads an event of either role.
  public init(_ json: JSON) throws(ShapeError) {
    if let event = try CompanionEvent(json) {
      self = .companion(event)
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
    }
  }
}
