public import Formats
public import Training

extension RunPlan.Race {
  /// Writes the race: `{"name":"Berlin","pacing":"negative","fueling":[…],"hydration":[…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("pacing", pacing.rawValue)
      RaceSetup.write(parts, startsCrowded, to: &json)
      RaceSetup.write(fallbacks, to: &json)
      RaceSetup.write(fueling, hydration, to: &json)
      if let course {
        json.key("course")
        course.write(to: &json)
      }
    }
  }

  /// Reads a race.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      name: try fields.text("name", upTo: RaceSetup.longestName) ?? "",
      pacing: try fields.choice(RaceSetup.Pacing.self, ifPresent: "pacing") ?? .even,
      fallbacks: try RaceSetup.fallbacks(fields),
      fueling: try RaceSetup.cues(fields, "fueling"),
      hydration: try RaceSetup.cues(fields, "hydration"),
      course: try RaceCourse.ifPresent(fields),
      parts: try RaceSetup.parts(fields),
      startsCrowded: try fields.bool("crowdedStart", default: false)
    )
  }
}
