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
  public init(
    of recording: Recording,
    length: Duration,
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    let samples = recording.samples
    var parts = [recording.sport.name(in: language)]
    if let distance = recording.totals.distance {
      parts.append(Written.distance(distance, units: units, in: language))
    }
    parts.append(Written.duration(recording.totals.timer ?? length))
    var title = parts[0]
    for part in parts.dropFirst() { title += " · " + part }
    self.title = title
    route = RouteDrawing(of: samples)
    var notes: [String] = []
    func note(_ english: String, _ german: String) { notes.append(language.pick(english, german)) }
    if let damage = recording.damage { notes.append(damage.words(in: language)) }
    if recording.sport != .running {
      note(
        "This was not recorded as a run. It is coached as one all the same.",
        "Das wurde nicht als Lauf aufgezeichnet. Der Coach begleitet es trotzdem wie einen."
      )
    }
    let hasDistance = samples.distance.contains { $0.isFinite }
    if !hasDistance, route != nil {
      note(
        "The file has no distance of its own: it is measured from the positions.",
        "Die Datei hat keine eigene Distanz: Sie wird aus den Positionen gemessen."
      )
    }
    if !hasDistance, route == nil {
      note(
        "The file has neither distance nor positions: only time can be coached.",
        "Die Datei hat weder Distanz noch Positionen: Der Coach hat nur die Zeit."
      )
    }
    if !samples.heartRate.contains(where: { $0.isFinite }) {
      note(
        "No heart rate: the coach says nothing about it.",
        "Kein Puls: Der Coach sagt nichts darüber."
      )
    }
    if route == nil {
      note(
        "No positions: there is no route to draw.",
        "Keine Positionen: Es gibt keine Strecke zu zeichnen."
      )
    }
    self.notes = notes
  }
}

extension Recording.Sport {
  /// What a person calls a session of the sport.
  func name(in language: Language) -> String {
    switch self {
    case .running: language.pick("Run", "Lauf")
    case .walking: language.pick("Walk", "Gehen")
    case .cycling: language.pick("Ride", "Fahrt")
    case .swimming: language.pick("Swim", "Schwimmen")
    case .other: language.pick("Session", "Einheit")
    }
  }
}
