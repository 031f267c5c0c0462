public import Coaching
public import Formats
import Training

extension LiveMetrics {
  /// Writes the metrics under the names of the live message: `elapsed` and `moving` in seconds,
  /// `distance` in meters, paces in seconds per kilometer, `currentHR` in beats per minute.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("state", state.rawValue)
      json.field("elapsed", elapsed.inSeconds)
      json.field("moving", moving.inSeconds)
      json.field("distance", distance.meters)
      json.field("distanceSource", distanceSource.rawValue)
      json.field("currentPaceSecPerKm", currentPace?.secondsPerKilometer)
      json.field("avgPaceSecPerKm", averagePace?.secondsPerKilometer)
      json.field("currentHR", heartRate?.beatsPerMinute)
      json.field("cadence", cadence?.stepsPerMinute)
      json.field("energyKcal", kilocalories)
      if let position {
        json.object("position") { json in
          json.field("latitude", position.latitude)
          json.field("longitude", position.longitude)
        }
      }
      json.field("altitude", altitude)
      json.field("positionSignal", positionSignal.rawValue)
      json.field("heartRateSignal", heartRateSignal.rawValue)
      if footpodSignal != .absent { json.field("footpodSignal", footpodSignal.rawValue) }
      json.field("ascent", ascent?.meters)
      json.field("standingSince", standingSince?.inSeconds)
      if let lastSplit {
        json.key("lastSplit")
        lastSplit.write(to: &json)
      }
      if let course {
        json.key("course")
        course.write(to: &json)
      }
    }
  }

  /// Reads metrics; only `state`, `elapsed` and `distance` must be there.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "metrics")
    self.init()
    guard let state = try fields.choice(State.self, ifPresent: "state") else {
      throw fields.error("state", nil, "a state")
    }
    self.state = state
    elapsed = try fields.duration("elapsed")
    moving = try fields.duration(ifPresent: "moving") ?? elapsed
    distance = .meters(try fields.number("distance"))
    distanceSource =
      try fields.choice(DistanceSource.self, ifPresent: "distanceSource") ?? .device
    currentPace = try fields.pace(ifPresent: "currentPaceSecPerKm")
    averagePace = try fields.pace(ifPresent: "avgPaceSecPerKm")
    heartRate = try fields.number(ifPresent: "currentHR").map { .beatsPerMinute($0) }
    cadence = try fields.number(ifPresent: "cadence").map { .stepsPerMinute($0) }
    kilocalories = try fields.number(ifPresent: "energyKcal")
    if let place = try fields.fields(ifPresent: "position") {
      position = Coordinate(
        latitude: try place.number("latitude"),
        longitude: try place.number("longitude")
      )
    }
    altitude = try fields.number(ifPresent: "altitude")
    positionSignal = try fields.choice(Signal.self, ifPresent: "positionSignal") ?? .absent
    heartRateSignal = try fields.choice(Signal.self, ifPresent: "heartRateSignal") ?? .absent
    footpodSignal = try fields.choice(Signal.self, ifPresent: "footpodSignal") ?? .absent
    ascent = try fields.number(ifPresent: "ascent").map { .meters($0) }
    standingSince = try fields.duration(ifPresent: "standingSince")
    if let split = try fields.fields(ifPresent: "lastSplit") { lastSplit = try Split(split) }
    course = try fields.fields(ifPresent: "course").map { fields throws(ShapeError) in
      try CourseProgress(fields)
    }
  }
}

extension Split {
  /// Writes the split: `{"number":1,"distance":1000,"moving":301.2,"elapsed":301.2,"hr":150}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("number", number)
      json.field("distance", distance.meters)
      json.field("moving", moving.inSeconds)
      json.field("elapsed", elapsed.inSeconds)
      json.field("paceSecPerKm", pace?.secondsPerKilometer)
      json.field("hr", heartRate?.beatsPerMinute)
    }
  }

  /// Reads a split; its pace follows from the rest.
  init(_ fields: Fields) throws(ShapeError) {
    self.init(
      number: Int(min(max(try fields.number("number"), 0), 1e6)),
      distance: .meters(try fields.number("distance")),
      moving: try fields.duration("moving"),
      elapsed: try fields.duration("elapsed"),
      heartRate: try fields.number(ifPresent: "hr").map { .beatsPerMinute($0) }
    )
  }
}
