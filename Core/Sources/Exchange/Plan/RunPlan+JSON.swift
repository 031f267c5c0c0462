import Formats
public import Training

extension RunPlan: Shaped {
  /// A free run with no goal.
  public static var blank: RunPlan { RunPlan() }

  /// `{"mode":"race","goal":{"distanceMeters":10000},"targetPaceSecPerKm":300,"units":"metric"}`.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("mode", &mode)
    try it.nested("goal", &goal)
    try it.pace("targetPaceSecPerKm", &targetPace)
    try it.choice("units", &units)
    try it.distance("autoLapMeters", &autoLap)
    if it.isReading { autoLap = autoLap.map { max($0, .meters(100)) } }
    try it.nested("cadence", &cadence)
    try it.nested("course", &course)
    try it.nested("rival", &rival)
    try it.nested("race", &race)
  }
}

extension RunPlan.Goal: Shaped {
  public static var blank: RunPlan.Goal { .distance(.meters(1)) }

  /// `{"distanceMeters":10000}` or `{"timeSeconds":3600}`.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    var (distance, seconds): (Distance?, Double?)
    switch self {
    case .distance(let goal): distance = goal
    case .time(let goal): seconds = goal.inSeconds
    }
    if it.isReading || it.isDescribing { (distance, seconds) = (nil, nil) }
    try it.distance("distanceMeters", &distance)
    if distance == nil { try it.positive("timeSeconds", &seconds) }
    guard it.isReading else { return }
    if let distance { return self = .distance(distance) }
    if let seconds { return self = .time(Duration(roundedSeconds: min(seconds, 1e7))) }
    throw it.missing("distanceMeters", "a goal as distanceMeters or timeSeconds")
  }
}

extension RunCourse: ObjectShaped {}
extension Rival: ObjectShaped {}
extension RunPlan.Race: ObjectShaped {}
