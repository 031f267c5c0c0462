public import Formats
public import Training

extension ActivitySummary {
  /// Writes the members of a summary into an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("sport", sport.rawValue)
    json.field("kind", kind)
    json.field("startedAt", startedAt.text)
    json.field("utcOffsetMinutes", startedAt.offset?.minutes)
    json.field("elapsedSeconds", elapsed?.inSeconds)
    json.field("movingSeconds", moving?.inSeconds)
    json.field("distanceMeters", distance?.meters)
    json.field("energyKilocalories", kilocalories)
    json.field("averageHeartRate", averageHeartRate?.beatsPerMinute)
    json.field("maxHeartRate", maxHeartRate?.beatsPerMinute)
    json.field("ascentMeters", ascent?.meters)
    json.field("indoor", isIndoor)
    json.field("source", source.rawValue)
    json.field("sourceName", sourceName)
    json.field("runId", run)
    json.field("label", label)
    json.field("notes", notes)
    json.field("perceivedEffort", effort)
    if let damage {
      json.key("damage")
      damage.write(to: &json)
    }
  }

  /// Reads the members of a summary.
  public init(_ fields: Fields) throws(ShapeError) {
    let instant = try fields.instant("startedAt")
    guard let sport = try fields.choice(Recording.Sport.self, ifPresent: "sport") else {
      throw fields.error("sport", nil, "a kind of exercise")
    }
    guard let source = try fields.choice(Source.self, ifPresent: "source") else {
      throw fields.error("source", nil, "where the activity comes from")
    }
    self.init(
      id: try fields.string("id"),
      sport: sport,
      kind: try fields.string("kind"),
      startedAt: LocalTime(instant, offset: try fields.offset(ifPresent: "utcOffsetMinutes")),
      source: source,
      sourceName: try fields.string(ifPresent: "sourceName") ?? ""
    )
    elapsed = try fields.duration(ifPresent: "elapsedSeconds")
    moving = try fields.duration(ifPresent: "movingSeconds")
    distance = try fields.number(ifPresent: "distanceMeters").map { .meters($0) }
    kilocalories = try fields.number(ifPresent: "energyKilocalories")
    averageHeartRate = try fields.number(ifPresent: "averageHeartRate")
      .map { .beatsPerMinute($0) }
    maxHeartRate = try fields.number(ifPresent: "maxHeartRate").map { .beatsPerMinute($0) }
    ascent = try fields.number(ifPresent: "ascentMeters").map { .meters($0) }
    if fields["indoor"] != nil { isIndoor = try fields.bool("indoor", default: false) }
    run = try fields.string(ifPresent: "runId")
    label = try fields.string(ifPresent: "label")
    notes = try fields.string(ifPresent: "notes")
    effort = try fields.integer(ifPresent: "perceivedEffort")
      .flatMap { (1...10).contains($0) ? Int($0) : nil }
    if let fields = try fields.fields(ifPresent: "damage") {
      damage = try Recording.Damage(fields)
    }
  }
}
