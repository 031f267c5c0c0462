import Training

/// Judges a value against the band of a target, with a hysteresis (definition 12).
///
/// ```
///     under │  2 %  │ inside │  2 %  │ over       who is inside leaves beyond the margin,
///           ▲       └────────┘       ▲             who is outside comes back at the edge
/// ```
struct BandWatch: Hashable, Sendable {
  /// How far beyond an edge, as a share of it, a value still counts as inside.
  static let margin = 0.02

  /// The limits of a target in the unit that is measured; the low one asks for less.
  struct Limits: Hashable, Sendable {
    /// Below this is too little.
    var low: Double
    /// Above this is too much.
    var high: Double

    /// Where a value points between -1 and 1, the edges at -0.5 and 0.5; a band without width has the
    /// margins for edges.
    func needle(at value: Double) -> Double {
      let margin = BandWatch.margin * (low > 0 ? (low + high) / 2 : high)
      let middle = low > 0 ? (low + high) / 2 : high - 2 * margin
      let half = max((high - low) / 2, margin)
      let place = low > 0 ? (value - middle) / (2 * half) : (value - middle) / (4 * margin)
      return (min(1, max(-1, place)) * 100).rounded() / 100
    }
  }

  private(set) var band: CourseProgress.Band?

  /// Forgets where the value was, at the start of a step and after a pause.
  mutating func forget() { band = nil }

  /// Places a value that grows with the effort.
  mutating func place(_ value: Double, _ limits: Limits) {
    let low = band == .under ? limits.low : limits.low * (1 - Self.margin)
    let high = band == .over ? limits.high : limits.high * (1 + Self.margin)
    band = value < low ? .under : value > high ? .over : .inside
  }

  /// Where a mean lies, by the same margins.
  static func band(of value: Double, _ limits: Limits) -> CourseProgress.Band {
    var watch = BandWatch()
    watch.place(value, limits)
    return watch.band ?? .inside
  }
}

extension RunStep.Target {
  /// The limits in a unit that grows with the effort: meters per second, beats or steps a minute.
  func limits(zones: HeartRateZones?) -> BandWatch.Limits? {
    switch self {
    case .pace(let fastest, let slowest):
      return BandWatch.Limits(
        low: slowest.speed.metersPerSecond,
        high: fastest.speed.metersPerSecond
      )
    case .heartRate(let low, let high):
      return BandWatch.Limits(low: low.beatsPerMinute, high: high.beatsPerMinute)
    case .zones(let first, let last):
      guard let zones, (1...5).contains(first), (1...5).contains(last) else { return nil }
      let edges = zones.lowerEdges.map { $0.beatsPerMinute }
      // Zone 1 has no floor that anybody must reach: below it is easier still.
      let low = first == 1 ? 0 : edges[first - 1]
      return BandWatch.Limits(low: low, high: last < 5 ? edges[last] - 1 : 300)
    case .cadence(let low, let high):
      return BandWatch.Limits(low: low.stepsPerMinute, high: high.stepsPerMinute)
    case .none, .effort, .words: return nil
    }
  }

  /// Whether the heart is what it measures.
  var isOfHeart: Bool {
    switch self {
    case .heartRate, .zones: true
    case .none, .pace, .cadence, .effort, .words: false
    }
  }
}
