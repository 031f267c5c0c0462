public import Coaching
public import Training

/// A part of a run without measurements, marked as such.
public struct GapRow: Hashable, Sendable {
  /// Why it was not measured.
  public var kind: TrackingGap.Kind

  /// What happened, when, and what became of the distance, in words.
  public var words: String

  /// Puts a gap into words.
  public init(_ gap: TrackingGap, units: UnitSystem) {
    kind = gap.kind
    let what =
      switch gap.kind {
      case .positions: "No GPS"
      case .hidden: "Screen hidden, no GPS"
      case .restart: "Pacesetter was closed"
      case .suspended: "The phone slept"
      }
    // By the clock that the run's screen shows.
    let (from, to) = (max(.zero, gap.from - gap.paused), max(.zero, gap.to - gap.paused))
    let when = "\(Written.duration(from)) to \(Written.duration(to))"
    guard gap.bridged.meters >= 1 else {
      words = "\(what): \(when)"
      return
    }
    let way = Written.distance(gap.bridged, units: units)
    words = "\(what): \(when), \(way) taken as a straight line"
  }
}
