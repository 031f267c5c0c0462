public import Coaching
public import Training

/// A part of a run without measurements, marked as such.
public struct GapRow: Hashable, Sendable {
  /// Why it was not measured.
  public var kind: TrackingGap.Kind

  /// What happened, when, and what became of the distance, in words.
  public var words: String

  /// Puts a gap into words.
  public init(_ gap: TrackingGap, units: UnitSystem, in language: Language = .english) {
    kind = gap.kind
    let what =
      switch gap.kind {
      case .positions: language.pick("No GPS", "Kein GPS")
      case .hidden: language.pick("Screen hidden, no GPS", "Bildschirm verdeckt, kein GPS")
      case .restart: language.pick("Pacesetter was closed", "Pacesetter war geschlossen")
      case .suspended: language.pick("The phone slept", "Das Telefon schlief")
      }
    // By the clock that the run's screen shows.
    let (from, to) = (max(.zero, gap.from - gap.paused), max(.zero, gap.to - gap.paused))
    let when = Written.duration(from) + language.pick(" to ", " bis ") + Written.duration(to)
    guard gap.bridged.meters >= 1 else {
      words = "\(what): \(when)"
      return
    }
    let way = Written.distance(gap.bridged, units: units, in: language)
    words =
      "\(what): \(when), "
      + language.pick("\(way) taken as a straight line", "\(way) als gerade Linie gerechnet")
  }
}
