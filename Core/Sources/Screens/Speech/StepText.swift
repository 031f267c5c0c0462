import Coaching
public import Training

/// A step of a planned run in words: what, how much and how hard.
///
/// ```swift
/// print(StepText.written(step, units: .metric))  // Run 1 km, 4:20–4:30 /km
/// ```
public enum StepText {
  /// The step for the eye: "Run 1 km, 4:20–4:30 /km".
  public static func written(_ step: RunStep, units: UnitSystem) -> String {
    let parts = [step.name, amount(of: step, units: units)].compactMap { $0 }
    return [parts.joined(separator: " "), target(of: step, units: units)].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// The step for a voice: "Run, one kilometre, four twenty to four thirty per kilometre".
  static func spoken(_ step: RunStep, units: UnitSystem) -> String {
    [step.name, spokenAmount(of: step, units: units), spokenTarget(of: step, units: units)]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// What it is and how much of it: "Run 1 km".
  static func title(of step: RunStep, units: UnitSystem, in language: Language) -> String {
    language.pick(
      [step.name, amount(of: step, units: units)].compactMap { $0 }.joined(separator: " "),
      GermanStepText.title(of: step, units: units)
    )
  }

  static func written(_ step: RunStep, units: UnitSystem, in language: Language) -> String {
    language.pick(
      written(step, units: units),
      GermanStepText.written(step, units: units)
    )
  }

  static func target(of step: RunStep, units: UnitSystem, in language: Language) -> String? {
    switch language {
    case .english: target(of: step, units: units)
    case .german: GermanStepText.target(of: step, units: units)
    }
  }

  /// How much of it there is: "1 km", "90 s", "2 x 20 steps".
  public static func amount(of step: RunStep, units: UnitSystem) -> String? {
    switch step.end {
    case .distance(let distance): length(distance, units: units)
    case .time(let time): span(time)
    case .button: step.amount
    case .heartRate(let rate): "until " + Written.heartRate(rate)
    }
  }

  /// How hard it is meant to be: "4:20–4:30 /km", "zones 1–2", "effort 8".
  public static func target(of step: RunStep, units: UnitSystem) -> String? {
    switch step.target {
    case .none: nil
    case .pace(let fastest, let slowest): band(fastest, slowest, units: units)
    case .heartRate(let low, let high):
      range(Written.whole(low.beatsPerMinute), Written.whole(high.beatsPerMinute)) + " bpm"
    case .zones(let low, let high): (low == high ? "zone " : "zones ") + range(low, high)
    case .cadence(let low, let high):
      range(Written.whole(low.stepsPerMinute), Written.whole(high.stepsPerMinute)) + " spm"
    case .effort(let low, let high):
      "effort " + range(Written.whole(low), Written.whole(high))
    case .words(let words): words
    }
  }

  static func spokenTarget(of step: RunStep, units: UnitSystem) -> String? {
    switch step.target {
    case .none: return nil
    case .pace(let fastest, let slowest):
      let low = Spoken.clock(seconds: Written.seconds(of: fastest, units: units))
      let high = Spoken.pace(slowest, units: units)
      return fastest == slowest ? high : low + " to " + high
    case .heartRate(let low, let high):
      return Spoken.number(Written.whole(low.beatsPerMinute)) + " to " + Spoken.heartRate(high)
    case .zones(let low, let high):
      return low == high
        ? "zone " + Spoken.number(low)
        : "zones " + Spoken.number(low) + " to " + Spoken.number(high)
    case .cadence(let low, let high):
      return Spoken.number(Written.whole(low.stepsPerMinute)) + " to " + Spoken.cadence(high)
    case .effort(let low, let high):
      let words = Spoken.number(Written.whole(low))
      return "effort " + (low == high ? words : words + " to " + Spoken.number(Written.whole(high)))
    case .words(let words): return words
    }
  }

  private static func spokenAmount(of step: RunStep, units: UnitSystem) -> String? {
    switch step.end {
    case .distance(let distance):
      isRound(distance) || units == .imperial
        ? Spoken.distance(distance, units: units)
        : Spoken.number(Written.whole(distance.meters)) + " metres"
    case .time(let time): Spoken.duration(time)
    case .button: step.amount
    case .heartRate(let rate): "until your heart is below " + Spoken.heartRate(rate)
    }
  }

  /// A length as its author wrote it: "400 m", "1 km", "1.5 km".
  private static func length(_ distance: Distance, units: UnitSystem) -> String {
    isRound(distance) || units == .imperial
      ? Written.roundDistance(distance, units: units)
      : "\(Written.whole(distance.meters)) m"
  }

  /// Whether nothing is lost by saying it in tenths of a kilometer.
  private static func isRound(_ distance: Distance) -> Bool {
    distance.meters >= 1000
      && abs(distance.meters - (distance.meters / 100).rounded() * 100) < 0.5
  }

  /// A time as a workout says it: "90 s", "12 min", "2:30".
  private static func span(_ time: Duration) -> String {
    let seconds = Written.whole(time.inSeconds)
    if seconds < 100 && seconds != 60 { return "\(seconds) s" }
    return seconds % 60 == 0 && seconds < 3600 ? "\(seconds / 60) min" : Written.duration(time)
  }

  private static func band(_ fastest: Pace, _ slowest: Pace, units: UnitSystem) -> String {
    let high = Written.pace(slowest, units: units)
    guard fastest != slowest else { return high }
    let low = Written.pace(fastest, units: units)
    return String(low.prefix { $0 != " " }) + "–" + high
  }

  private static func range(_ low: Int, _ high: Int) -> String {
    low == high ? "\(low)" : "\(low)–\(high)"
  }
}
