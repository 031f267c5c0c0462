public import Training

/// What a person sees of a recording before it is coached.
///
/// ```swift
/// let screen = RecordingScreen(of: recording, length: .seconds(3117))
/// print(screen.title)  // Run · 10.02 km · 51:57
/// ```
public struct RecordingScreen: Equatable, Sendable {
  /// The recording in one line: "Run · 10.02 km · 51:57".
  public var title: String

  /// Whatever a person should know about what the file lacks, as sentences.
  public var notes: [String]

  /// Its route, if it has positions.
  public var route: RouteDrawing?

  /// Describes a recording.
  public init(of recording: Recording, length: Duration, units: UnitSystem = .metric) {
    let samples = recording.samples
    var parts = [recording.sport.name]
    if let distance = recording.totals.distance {
      parts.append(Written.distance(distance, units: units))
    }
    parts.append(Written.duration(recording.totals.timer ?? length))
    var title = parts[0]
    for part in parts.dropFirst() { title += " · " + part }
    self.title = title
    route = RouteDrawing(of: samples)
    notes = []
    if let damage = recording.damage { notes.append(damage.words) }
    if recording.sport != .running {
      notes.append("This was not recorded as a run. It is coached as one all the same.")
    }
    let hasDistance = samples.distance.contains { $0.isFinite }
    if !hasDistance, route != nil {
      notes.append("The file has no distance of its own: it is measured from the positions.")
    }
    if !hasDistance, route == nil {
      notes.append("The file has neither distance nor positions: only time can be coached.")
    }
    if !samples.heartRate.contains(where: { $0.isFinite }) {
      notes.append("No heart rate: the coach says nothing about it.")
    }
    if route == nil { notes.append("No positions: there is no route to draw.") }
  }
}

extension Recording.Sport {
  /// What a person calls a session of the sport.
  var name: String {
    switch self {
    case .running: "Run"
    case .walking: "Walk"
    case .cycling: "Ride"
    case .swimming: "Swim"
    case .other: "Session"
    }
  }
}
