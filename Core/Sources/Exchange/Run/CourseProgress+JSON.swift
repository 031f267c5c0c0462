public import Coaching
public import Formats
import Training

extension CourseProgress {
  /// Writes the progress: `{"step":2,"entry":3,"distance":180,"time":47,"band":"inside"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("step", step)
      json.field("entry", entry)
      json.field("distance", distance.meters)
      json.field("time", time.inSeconds)
      if extra != .zero { json.field("extra", extra.inSeconds) }
      json.field("band", band?.rawValue)
      json.field("needle", needle)
      if isByPlan { json.field("byPlan", isByPlan) }
      if let last {
        json.key("last")
        last.write(to: &json)
      }
    }
  }

  /// Reads a progress.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      step: try fields.whole("step", 0...Int64(RunCourse.mostSteps)) ?? 0,
      entry: try fields.whole("entry", 0...1_000_000) ?? 1,
      distance: .meters(try fields.number(ifPresent: "distance") ?? 0),
      time: try fields.duration(ifPresent: "time") ?? .zero,
      extra: try fields.duration(ifPresent: "extra") ?? .zero,
      band: try fields.choice(Band.self, ifPresent: "band"),
      needle: try fields.number(ifPresent: "needle"),
      isByPlan: try fields.bool("byPlan", default: false),
      last: try fields.fields(ifPresent: "last").map { fields throws(ShapeError) in
        try StepResult(fields)
      }
    )
  }
}

extension StepResult {
  /// Writes the result: `{"step":1,"distance":1000,"moving":267,"band":"inside"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("step", step)
      json.field("distance", distance.meters)
      json.field("moving", moving.inSeconds)
      json.field("band", band?.rawValue)
      json.field("mean", mean)
      json.field("drift", drift)
      json.field("hr", heartRate?.beatsPerMinute)
      json.field("endHR", endHeartRate?.beatsPerMinute)
      json.field("recovery", recovery)
      if isCut { json.field("cut", isCut) }
      if isByPlan { json.field("byPlan", isByPlan) }
    }
  }

  /// Reads a result.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      step: try fields.whole("step", 0...Int64(RunCourse.mostSteps)) ?? 0,
      distance: .meters(try fields.number(ifPresent: "distance") ?? 0),
      moving: try fields.duration(ifPresent: "moving") ?? .zero,
      band: try fields.choice(CourseProgress.Band.self, ifPresent: "band"),
      mean: try fields.number(ifPresent: "mean"),
      drift: try fields.number(ifPresent: "drift"),
      heartRate: try fields.number(ifPresent: "hr").map { .beatsPerMinute($0) },
      endHeartRate: try fields.number(ifPresent: "endHR").map { .beatsPerMinute($0) },
      recovery: try fields.number(ifPresent: "recovery"),
      isCut: try fields.bool("cut", default: false),
      isByPlan: try fields.bool("byPlan", default: false)
    )
  }
}
