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
  ///   - language: The language of the words.
  public init?(_ activity: Activity, of runner: Runner, in language: Language = .english) {
    let zones = HeartRateZones(runner: runner)
    let seconds = activity.pulse.seconds(in: zones)
    let total = seconds.reduce(0, +)
    guard total > 0 else { return nil }
    method = zones.method
    bars = []
    for (zone, time) in seconds.enumerated() where zone > 0 || time > 0 {
      bars.append(
        Bar(
          label: zone == 0 ? language.pick("Below zone 1", "Unter Zone 1") : "Zone \(zone)",
          range: Self.range(zone, zones, language),
          seconds: time,
          time: Written.duration(Duration(roundedSeconds: time.rounded())),
          share: Self.share(time / total * 100, language),
          length: (time / total * 1000).rounded() / 10
        )
      )
    }
    basis = Self.basis(zones, runner, language)
    if let question = runner.maximumQuestion(in: language) { basis += " " + question }
    guard let whole = activity.summary.duration, total < whole.inSeconds * Self.wholeShare else {
      return
    }
    let measured = Written.duration(Duration(roundedSeconds: total.rounded()))
    basis +=
      " "
      + language.pick(
        "Your heart was measured for \(measured) of \(Written.duration(whole)).",
        "Dein Puls wurde \(measured) von \(Written.duration(whole)) lang gemessen."
      )
  }

  static func range(
    _ zone: Int,
    _ zones: HeartRateZones,
    _ language: Language = .english
  ) -> String {
    let edges = zones.lowerEdges.map { Written.whole($0.beatsPerMinute) }
    // The first zone of the threshold has no floor.
    guard zone > 0, edges[zone - 1] > 0 else {
      return language.pick("below", "unter") + " \(edges[zone]) bpm"
    }
    guard zone < edges.count else {
      return language.pick("\(edges[zone - 1]) bpm and more", "ab \(edges[zone - 1]) bpm")
    }
    return "\(edges[zone - 1]) \(language.pick("to", "bis")) \(edges[zone] - 1) bpm"
  }

  private static func share(_ percent: Double, _ language: Language) -> String {
    percent > 0 && percent < 1
      ? language.pick("under 1 %", "unter 1 %") : "\(Written.whole(percent)) %"
  }

  static func basis(
    _ zones: HeartRateZones,
    _ runner: Runner,
    _ language: Language = .english
  ) -> String {
    let most = Written.heartRate(zones.maximum) + " (\(zones.maximumSource.words(in: language)))"
    let honesty =
      zones.maximumSource == .assumed
      ? language.pick(
        " Set your max heart rate or your age in Settings: these may be far off.",
        " Trage in den Einstellungen deinen Maximalpuls oder dein Alter ein: Die Zonen können weit danebenliegen."
      ) : ""
    switch zones.method {
    case .reserve:
      let rest = runner.restingHeartRate.map { "\(Written.whole($0.beatsPerMinute))" } ?? "–"
      return language.pick(
        "Zones by heart rate reserve: resting \(rest), max \(most).",
        "Zonen nach Herzfrequenzreserve: Ruhepuls \(rest), höchstens \(most)."
      ) + honesty
    case .maximum:
      let rest =
        runner.restingHeartRate == nil
        ? language.pick("; resting heart rate unknown", "; Ruhepuls unbekannt") : ""
      return language.pick("Zones by max heart rate: ", "Zonen nach Maximalpuls: ")
        + "\(most)\(rest)."
        + honesty
    case .threshold:
      let threshold = runner.thresholdHeartRate.map { Written.heartRate($0) } ?? "–"
      return language.pick("Zones by threshold heart rate: ", "Zonen nach Schwellenpuls: ")
        + "\(threshold)."
    case .own:
      return language.pick("Zones with your own boundaries.", "Zonen mit deinen eigenen Grenzen.")
    }
  }
}

extension HeartRateZones.MaximumSource {
  /// Where the highest heart rate comes from, in a word or a few.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .given: language.pick("set by you", "von dir eingetragen")
    case .measured: language.pick("measured", "gemessen")
    case .age: language.pick("from your age", "aus deinem Alter")
    case .assumed: language.pick("assumed for age 40", "für 40 Jahre angenommen")
    }
  }
}

extension Runner {
  /// What to ask about a heart rate that a single activity held, if there is one.
  public func maximumQuestion(in language: Language = .english) -> String? {
    guard maxHeartRate == nil, let doubtfulHeartRate else { return nil }
    let rate = Written.heartRate(doubtfulHeartRate)
    return language.pick(
      "One activity held \(rate); it counts only if you save it as your max heart rate.",
      "Eine Aktivität hielt \(rate); das zählt nur, wenn du es als Maximalpuls speicherst."
    )
  }
}
