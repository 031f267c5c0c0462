public import Training

/// How long the heart was in each zone in an activity: a bar, a time and a share for each.
///
/// Definition 2 of the running definitions: zone 4 of one method is not zone 4 of another, so ``basis``
/// says which it is and what it stands on.
public struct ZoneChart: Hashable, Sendable {
  /// One zone.
  public struct Bar: Hashable, Sendable {
    /// Its name: "Zone 3", or "Below zone 1".
    public var label: String
    /// Its heart rates: "131 to 144 bpm".
    public var range: String
    /// The seconds in it.
    public var seconds: Double
    /// The same to be read: "12:30".
    public var time: String
    /// Its share of the time that was measured: "42 %".
    public var share: String
    /// The same as the length of a bar, from 0 to 100.
    public var length: Double
  }

  /// What the zones are fractions of.
  public var method: HeartRateZones.Method

  /// The five zones, the easiest first; before them what lies below, where there was any.
  public var bars: [Bar]

  /// What the zones are based on, in sentences.
  public var basis: String

  // A strap that was off for less than a twentieth of the time is not worth a sentence.
  private static let wholeShare = 0.95

  /// Reckons the zones of an activity; nothing where no heart rate was measured.
  ///
  /// - Parameters:
  ///   - activity: What was done.
  ///   - runner: What is known of the heart that beat.
  public init?(_ activity: Activity, of runner: Runner) {
    let zones = HeartRateZones(runner: runner)
    let seconds = activity.pulse.seconds(in: zones)
    let total = seconds.reduce(0, +)
    guard total > 0 else { return nil }
    method = zones.method
    bars = []
    for (zone, time) in seconds.enumerated() where zone > 0 || time > 0 {
      bars.append(
        Bar(
          label: zone == 0 ? "Below zone 1" : "Zone \(zone)",
          range: Self.range(zone, zones),
          seconds: time,
          time: Written.duration(Duration(roundedSeconds: time.rounded())),
          share: Self.share(time / total * 100),
          length: (time / total * 1000).rounded() / 10
        )
      )
    }
    basis = Self.basis(zones, runner)
    if let question = runner.maximumQuestion { basis += " " + question }
    guard let whole = activity.summary.duration, total < whole.inSeconds * Self.wholeShare else {
      return
    }
    basis +=
      " Your heart was measured for "
      + Written.duration(Duration(roundedSeconds: total.rounded())) + " of "
      + Written.duration(whole) + "."
  }

  static func range(_ zone: Int, _ zones: HeartRateZones) -> String {
    let edges = zones.lowerEdges.map { Written.whole($0.beatsPerMinute) }
    // The first zone of the threshold has no floor.
    guard zone > 0, edges[zone - 1] > 0 else { return "below \(edges[zone]) bpm" }
    guard zone < edges.count else { return "\(edges[zone - 1]) bpm and more" }
    return "\(edges[zone - 1]) to \(edges[zone] - 1) bpm"
  }

  private static func share(_ percent: Double) -> String {
    percent > 0 && percent < 1 ? "under 1 %" : "\(Written.whole(percent)) %"
  }

  static func basis(_ zones: HeartRateZones, _ runner: Runner) -> String {
    let most = Written.heartRate(zones.maximum) + " (\(zones.maximumSource.words))"
    let honesty =
      zones.maximumSource == .assumed
      ? " Set your max heart rate or your age in Settings: these may be far off." : ""
    switch zones.method {
    case .reserve:
      let rest = runner.restingHeartRate.map { "\(Written.whole($0.beatsPerMinute))" } ?? "–"
      return "Zones by heart rate reserve: resting \(rest), max \(most)." + honesty
    case .maximum:
      let rest =
        runner.restingHeartRate == nil ? "; resting heart rate unknown" : ""
      return "Zones by max heart rate: \(most)\(rest)." + honesty
    case .threshold:
      let threshold = runner.thresholdHeartRate.map { Written.heartRate($0) } ?? "–"
      return "Zones by threshold heart rate: \(threshold)."
    case .own: return "Zones with your own boundaries."
    }
  }
}

extension HeartRateZones.MaximumSource {
  /// Where the highest heart rate comes from, in a word or a few.
  public var words: String {
    switch self {
    case .given: "set by you"
    case .measured: "measured"
    case .age: "from your age"
    case .assumed: "assumed for age 40"
    }
  }
}

extension Runner {
  /// What to ask about a heart rate that a single activity held, if there is one.
  public var maximumQuestion: String? {
    guard maxHeartRate == nil, let doubtfulHeartRate else { return nil }
    return
      "One activity held \(Written.heartRate(doubtfulHeartRate)); it counts only if you save it as "
      + "your max heart rate."
  }
}
