import Formats
public import Training

extension ActivitySummary: Shaped {
  public static var blank: ActivitySummary {
    let start = LocalTime(secondsSince1970: 0, offset: .zero)
    return ActivitySummary(sport: .running, kind: "", startedAt: start, source: .pacesetter)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.choice("sport", &sport, expected: "a kind of exercise")
    try it.text("kind", &kind)
    try it.zonedTime("startedAt", &startedAt)
    try it.flag("utcOffsetAssumed", &isClockAssumed, unless: false)
    try it.duration("elapsedSeconds", &elapsed)
    try it.duration("movingSeconds", &moving)
    try it.meters("distanceMeters", &distance)
    try it.number("energyKilocalories", &kilocalories)
    try it.beats("averageHeartRate", &averageHeartRate)
    try it.beats("maxHeartRate", &maxHeartRate)
    try it.meters("ascentMeters", &ascent)
    try it.flag("indoor", &isIndoor)
    try it.choice("source", &source, expected: "where the activity comes from")
    try it.text("sourceName", &sourceName, isRequired: false)
    try it.text("runId", &run)
    try it.text("label", &label)
    try it.text("notes", &notes)
    try it.whole("perceivedEffort", &effort)
    if it.isReading { effort = effort.flatMap { (1...10).contains($0) ? $0 : nil } }
    try it.text("gear", &gear)
    try it.nested("damage", &damage)
  }
}
