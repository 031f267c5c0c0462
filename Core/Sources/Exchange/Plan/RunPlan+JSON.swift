public import Formats
public import Training

extension RunPlan {
  /// Writes the plan: `{"mode":"race","goal":{"distanceMeters":10000},"targetPaceSecPerKm":300,"units":"metric"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("mode", mode.rawValue)
      switch goal {
      case .distance(let distance):
        json.object("goal") { $0.field("distanceMeters", distance.meters) }
      case .time(let time):
        json.object("goal") { $0.field("timeSeconds", time.inSeconds) }
      case nil:
        break
      }
      json.field("targetPaceSecPerKm", targetPace?.secondsPerKilometer)
      json.field("units", units.rawValue)
      json.field("autoLapMeters", autoLap?.meters)
      if let cadence {
        json.key("cadence")
        cadence.write(to: &json)
      }
      if let course {
        json.key("course")
        course.write(to: &json)
      }
      if let rival {
        json.key("rival")
        rival.write(to: &json)
      }
      if let race {
        json.key("race")
        race.write(to: &json)
      }
    }
  }

  /// Reads a plan; what is absent is a free run with no goal.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init()
    mode = try fields.choice(Mode.self, ifPresent: "mode") ?? .free
    if let goal = try fields.fields(ifPresent: "goal") {
      if let meters = try goal.positive(ifPresent: "distanceMeters") {
        self.goal = .distance(.meters(meters))
      } else if let seconds = try goal.positive(ifPresent: "timeSeconds") {
        self.goal = .time(.milliseconds(Int64((min(seconds, 1e7) * 1000).rounded())))
      } else {
        throw goal.error("distanceMeters", nil, "a goal as distanceMeters or timeSeconds")
      }
    }
    if let seconds = try fields.positive(ifPresent: "targetPaceSecPerKm") {
      targetPace = .secondsPerKilometer(seconds)
    }
    units = try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
    cadence = try fields.fields(ifPresent: "cadence").map { fields throws(ShapeError) in
      try CadencePlan(fields)
    }
    course = try fields.fields(ifPresent: "course").map { fields throws(ShapeError) in
      try RunCourse(fields)
    }
    rival = try fields.fields(ifPresent: "rival").map { fields throws(ShapeError) in
      try Rival(fields)
    }
    autoLap = try fields.positive(ifPresent: "autoLapMeters").map { .meters(max($0, 100)) }
    race = try fields.fields(ifPresent: "race").map { fields throws(ShapeError) in
      try Race(fields)
    }
  }
}
