import Coaching
import Training

/// A step of a planned run in German words: what, how much and how hard.
enum GermanStepText {
  /// The step for the eye: "Laufen 1 km, 4:20–4:30 /km".
  static func written(_ step: RunStep, units: UnitSystem) -> String {
    [title(of: step, units: units), target(of: step, units: units)].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// What it is and how much of it: "Laufen 1 km".
  static func title(of step: RunStep, units: UnitSystem) -> String {
    [name(of: step), amount(of: step, units: units)].compactMap { $0 }.joined(separator: " ")
  }

  /// The step for a voice: "Laufen, ein Kilometer, vier zwanzig bis vier dreißig pro Kilometer".
  static func spoken(_ step: RunStep, units: UnitSystem) -> String {
    [name(of: step), spokenAmount(of: step, units: units), spokenTarget(of: step, units: units)]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// How hard it is meant to be: "4:20–4:30 /km", "Zonen 1–2", "Anstrengung 8".
  static func target(of step: RunStep, units: UnitSystem) -> String? {
    switch step.target {
    case .none, .pace, .words: StepText.target(of: step, units: units)
    case .heartRate(let low, let high):
      "Puls " + range(Written.whole(low.beatsPerMinute), Written.whole(high.beatsPerMinute))
    case .zones(let low, let high): (low == high ? "Zone " : "Zonen ") + range(low, high)
    case .cadence(let low, let high):
      range(Written.whole(low.stepsPerMinute), Written.whole(high.stepsPerMinute))
        + " Schritte/min"
    case .effort(let low, let high):
      "Anstrengung " + range(Written.whole(low), Written.whole(high))
    }
  }

  /// The target for a voice.
  static func spokenTarget(of step: RunStep, units: UnitSystem) -> String? {
    switch step.target {
    case .none: return nil
    case .pace(let fastest, let slowest):
      let low = GermanSpoken.clock(seconds: Written.seconds(of: fastest, units: units))
      let high = GermanSpoken.pace(slowest, units: units)
      return fastest == slowest ? high : low + " bis " + high
    case .heartRate(let low, let high):
      return GermanSpoken.heartRate(low) + " bis "
        + GermanSpoken.number(Written.whole(high.beatsPerMinute))
    case .zones(let low, let high):
      return low == high
        ? "Zone " + GermanSpoken.number(low)
        : "Zonen " + GermanSpoken.number(low) + " bis " + GermanSpoken.number(high)
    case .cadence(let low, let high):
      return GermanSpoken.number(Written.whole(low.stepsPerMinute)) + " bis "
        + GermanSpoken.cadence(high)
    case .effort(let low, let high):
      let words = GermanSpoken.number(Written.whole(low))
      return "Anstrengung "
        + (low == high ? words : words + " bis " + GermanSpoken.number(Written.whole(high)))
    case .words(let words): return words
    }
  }

  /// What a step is called: names that workouts usually have in German, an author's own as they are.
  private static func name(of step: RunStep) -> String {
    switch step.name {
    case "Run": "Laufen"
    case "Easy Run": "Lockerer Lauf"
    case "Jog": "Traben"
    case "Walk": "Gehen"
    case "Rest": "Pause"
    case "Warm-up": "Einlaufen"
    case "Cool-down": "Auslaufen"
    case "Sprint": "Sprint"
    case "Stride", "Strides": "Steigerung"
    default: step.name
    }
  }

  private static func amount(of step: RunStep, units: UnitSystem) -> String? {
    switch step.end {
    case .distance(let distance):
      isRound(distance) || units == .imperial
        ? GermanWritten.distance(distance, units: units) : StepText.amount(of: step, units: units)
    case .time, .button: StepText.amount(of: step, units: units)
    case .heartRate(let rate): "bis " + GermanWritten.heartRate(rate)
    }
  }

  private static func spokenAmount(of step: RunStep, units: UnitSystem) -> String? {
    switch step.end {
    case .distance(let distance):
      isRound(distance) || units == .imperial
        ? GermanSpoken.distance(distance, units: units)
        : GermanSpoken.number(Written.whole(distance.meters)) + " Meter"
    case .time(let time): GermanSpoken.span(seconds: Written.whole(time.inSeconds))
    case .button: step.amount
    case .heartRate(let rate):
      "bis dein Puls unter "
        + GermanSpoken.number(Written.whole(rate.beatsPerMinute)) + " ist"
    }
  }

  /// Whether nothing is lost by saying it in tenths of a kilometer.
  private static func isRound(_ distance: Distance) -> Bool {
    distance.meters >= 1000
      && abs(distance.meters - (distance.meters / 100).rounded() * 100) < 0.5
  }

  private static func range(_ low: Int, _ high: Int) -> String {
    low == high ? "\(low)" : "\(low)–\(high)"
  }
}
