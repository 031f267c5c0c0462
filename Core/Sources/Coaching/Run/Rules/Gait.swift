/// Whether somebody runs, walks or stands, and how these have taken turns.
struct Gait: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case running, walking, standing
  }

  /// A walk between two runs.
  struct Walk: Equatable, Sendable {
    var start: Double
    var end: Double
  }

  private static let memory = 900.0

  private(set) var kind = Kind.running
  private var smoothSpeed: Double?
  private var hasCadence = false
  private var meters = 0.0
  private var runningSpeed = 0.0
  private var since = 0.0
  private var ranBefore = 0.0

  /// The walks of the last quarter of an hour that lay between runs, oldest first.
  private(set) var walks: [Walk] = []

  /// How long the present kind has lasted at a moment of moving time.
  func lasting(at clock: Double) -> Double { clock - since }

  /// Takes the mean speed and cadence of a few seconds that end at a moment of moving time.
  mutating func ingest(speed: Double, cadence: Double?, seconds: Double, clock: Double) {
    while let first = walks.first, first.end < clock - Self.memory { walks.removeFirst() }
    let smooth = smoothSpeed.map { $0 + (speed - $0) * seconds / (seconds + 5) } ?? speed
    smoothSpeed = smooth
    let next = speed < 0.5 ? .standing : kind(speed: smooth, cadence: cadence)
    hasCadence = cadence ?? 0 > 0
    guard next != kind else {
      meters += speed * seconds
      return
    }
    let start = clock - seconds
    let lasted = start - since
    switch kind {
    case .running:
      ranBefore = lasted
      if lasted > 0 { runningSpeed = meters / lasted }
    case .walking:
      if next == .running, isBreak(lasting: lasted) {
        walks.append(Walk(start: since, end: start))
      }
    case .standing: break
    }
    kind = next
    since = start
    meters = speed * seconds
  }

  /// Whether a walk was a break between two runs: shorter is a stumble or a kerb, longer a walk
  /// home; and without a cadence only a clear change of speed tells a walk from a slow run.
  private func isBreak(lasting seconds: Double) -> Bool {
    guard ranBefore >= 20, seconds <= 600 else { return false }
    return hasCadence ? seconds >= 15 : seconds >= 20 && meters / seconds <= 0.7 * runningSpeed
  }

  private func kind(speed: Double, cadence: Double?) -> Kind {
    let isWalking = kind == .walking
    if let cadence, cadence > 0 {
      return cadence < (isWalking ? 140 : 130) && speed < 2.4 ? .walking : .running
    }
    return speed < (isWalking ? 2.1 : 1.9) ? .walking : .running
  }
}
