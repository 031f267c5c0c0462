import Coaching
import Training

extension LedgerEntry.Value {
  /// A figure of a rule, named and written for a person.
  init(_ figure: Remark.Evidence, units: UnitSystem, in language: Language) {
    let (words, measure) = Self.known[figure.name] ?? (Self.spaced(figure.name), .plain)
    name = language.ledger(words)
    value = Written.decimal(measure.text(figure.value, units), in: language)
  }

  /// What a figure is measured in.
  private enum Measure {
    case pace, heartRate, percent, time, distance, grams, minutes, plain

    func text(_ number: Double, _ units: UnitSystem) -> String {
      switch self {
      case .pace: Written.pace(.secondsPerKilometer(number), units: units)
      case .heartRate: Written.heartRate(.beatsPerMinute(number))
      case .percent: plainNumber((number * 10).rounded() / 10) + " %"
      case .time: Written.seconds(number)
      case .distance: Written.distance(.meters(number), units: units)
      case .grams: plainNumber(number.rounded()) + " g"
      case .minutes: plainNumber((number * 10).rounded() / 10) + " min"
      case .plain: plainNumber(number)
      }
    }
  }

  private static let known: [String: (String, Measure)] = [
    "avg_pace": ("average pace", .pace), "decoupling_percent": ("heart rate drift", .percent),
    "distance": ("distance", .distance), "excess_percent": ("faster than planned by", .percent),
    "grams": ("carbohydrate", .grams), "hr": ("heart rate", .heartRate),
    "hr_1min": ("heart rate, last minute", .heartRate),
    "hr_30s": ("heart rate, last 30 s", .heartRate),
    "hr_3min": ("heart rate, last 3 min", .heartRate),
    "hr_before": ("heart rate before", .heartRate),
    "hr_slope": ("heart rate trend, bpm per min", .plain),
    "lead_percent": ("ahead of plan by", .percent), "loss_percent": ("slower by", .percent),
    "max_hr": ("max heart rate", .heartRate), "mean_walk_seconds": ("average walk", .time),
    "minutes_to_next": ("until the next", .minutes), "pace_100s": ("pace, last 100 s", .pace),
    "pace_10min": ("pace, last 10 min", .pace), "pace_2min": ("pace, last 2 min", .pace),
    "pace_3min": ("pace, last 3 min", .pace), "pace_4min": ("pace, last 4 min", .pace),
    "pace_5min": ("pace, last 5 min", .pace), "pace_90s": ("pace, last 90 s", .pace),
    "pace_before": ("pace before", .pace), "pace_variation_percent": ("pace swings by", .percent),
    "projected_split_percent": ("second half slower by", .percent),
    "remaining": ("distance to go", .distance), "required_pace": ("pace needed", .pace),
    "seconds_ahead": ("ahead by", .time), "seconds_behind": ("behind by", .time),
    "seconds_high": ("time up there", .time), "seconds_stood": ("time standing", .time),
    "target_pace": ("target pace", .pace), "usual_pace": ("usual pace", .pace),
    "walks": ("walk breaks", .plain),
  ]

  /// A name in snake case as words: "second_on" is "second on".
  static func spaced(_ name: String) -> String {
    name.split(separator: "_").joined(separator: " ")
  }
}

/// A number with at most three decimals and no zeros at its end.
func plainNumber(_ number: Double) -> String {
  guard abs(number) < 1_000_000 else { return "\(number)" }
  let thousandths = Int((abs(number) * 1000).rounded())
  var text = (number < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000)"
  var rest = thousandths % 1000
  guard rest > 0 else { return text }
  text += "."
  var place = 100
  while rest > 0 {
    text += "\(rest / place)"
    rest %= place
    place /= 10
  }
  return text
}
