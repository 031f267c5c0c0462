public import Formats
public import Training

extension RaceCourse {
  /// Writes the course: `{"name":"Berlin","everyMeters":100,"altitudes":[34.5,…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("everyMeters", spacing.meters)
      json.array("altitudes") { json in for altitude in altitudes { json.value(altitude) } }
    }
  }

  /// Reads a course.
  public init(_ fields: Fields) throws(ShapeError) {
    let list = try fields.list("altitudes")
    var altitudes: [Double] = []
    for json in list {
      guard let altitude = json.number else { throw fields.error("altitudes", json, "meters") }
      altitudes.append(altitude)
    }
    let name = try fields.text("name", upTo: RaceSetup.longestName) ?? ""
    let spacing = Distance.meters(try fields.number("everyMeters"))
    guard let course = RaceCourse(name, spacing: spacing, altitudes: altitudes) else {
      throw ShapeError(
        path: "altitudes",
        found: "\(altitudes.count) heights",
        expected: "2 to \(RaceCourse.mostStretches + 1) heights in meters, at equal distances"
      )
    }
    self = course
  }

  /// Reads the course that is a member, if it is there.
  static func ifPresent(_ fields: Fields) throws(ShapeError) -> RaceCourse? {
    guard let course = try fields.fields(ifPresent: "course") else { return nil }
    return try RaceCourse(course)
  }
}
