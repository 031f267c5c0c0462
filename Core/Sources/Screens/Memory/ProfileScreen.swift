public import Training

/// What a runner sees of their profile: each figure, its source, and the zones that follow from it.
public struct ProfileScreen: Hashable, Sendable {
  /// A figure of the profile.
  public struct Figure: Hashable, Sendable {
    /// The key under which it is remembered: "heart.max".
    public var key: String
    /// What the runner set, as it is edited; nothing if they did not.
    public var value: String?
    /// What is used instead: "184".
    public var usual: String?
    /// Where it comes from: "From your activities".
    public var origin: String

    /// Takes a figure.
    public init(key: String, value: String?, usual: String?, origin: String) {
      self.key = key
      self.value = value
      self.usual = usual
      self.origin = origin
    }
  }

  /// A heart rate zone.
  public struct Zone: Hashable, Sendable {
    /// Its name: "Zone 2".
    public var label: String
    /// Its heart rates: "131 to 144 bpm".
    public var range: String
  }

  /// The figures, in the order of the form.
  public var figures: [Figure]

  /// The zones, the easiest first.
  public var zones: [Zone]

  /// What the zones are based on, in a sentence.
  public var basis: String

  /// Takes what was formatted elsewhere.
  public init(figures: [Figure], zones: [Zone], basis: String) {
    self.figures = figures
    self.zones = zones
    self.basis = basis
  }

  /// Formats what is known of a runner; `memory` tells what they set themselves.
  public init(
    of runner: Runner,
    remembering memory: [MemoryItem],
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    let zones = HeartRateZones(runner: runner)
    let said = { (key: String) -> String? in
      // As it is edited: a decimal point is read in every language.
      memory.first { $0.kind == .fact && $0.key == key }.map { MemoryScreen.words($0.value) }
    }
    let rate = { (rate: HeartRate?) in rate.map { "\(Written.whole($0.beatsPerMinute))" } }
    func figure(_ key: String, _ usual: String?, _ origin: String) -> Figure {
      let value = said(key)
      return Figure(
        key: key,
        value: value,
        usual: value == nil ? usual : nil,
        origin: value == nil ? origin : ""
      )
    }
    let words = ProfileWords(language: language)
    figures = [
      figure("name", nil, ""), figure("age", nil, words.age), figure(Runner.sexKey, nil, words.sex),
      figure(Runner.weightKey, nil, words.weight),
      figure(
        "heart.rest",
        rate(runner.restingHeartRate ?? TrainingLoadBasis.assumedRest),
        words.rest(isKnown: runner.restingHeartRate != nil)
      ),
      figure(Runner.maximumKey, rate(zones.maximum), words.source(zones.maximumSource)),
      figure(Runner.thresholdKey, nil, words.threshold),
      figure(Runner.zonesKey, zones.method.rawValue, ""),
      figure(
        Runner.edgesKey,
        zones.lowerEdges.map { "\(Written.whole($0.beatsPerMinute))" }.joined(separator: " "),
        words.edges
      ),
    ]
    if units == .imperial { Self.inPounds(&figures, runner, words) }
    self.zones = (1...5).map {
      Zone(label: "Zone \($0)", range: ZoneChart.range($0, zones, language))
    }
    basis = ZoneChart.basis(zones, runner, language)
  }

  /// Shows a weight as those say it who measure in pounds.
  private static func inPounds(_ figures: inout [Figure], _ runner: Runner, _ words: ProfileWords) {
    guard let place = figures.firstIndex(where: { $0.key == Runner.weightKey }) else { return }
    figures[place].origin = figures[place].value == nil ? words.pounds : ""
    guard figures[place].value != nil, let kilograms = runner.kilograms else { return }
    let pounds = kilograms / MassUnit.pounds.kilograms
    figures[place].value = GymWords.number((pounds * 10).rounded() / 10) + " lb"
  }
}

/// What is said beside the figures.
private struct ProfileWords {
  var language: Language

  var age: String {
    language.pick(
      "Used for your zones and max heart rate.",
      "Bestimmt deine Zonen und deinen Maximalpuls."
    )
  }

  var sex: String { language.pick("Used for training load.", "Zählt für die Trainingsbelastung.") }

  var weight: String {
    language.pick(
      "Used for energy. In kg, or write 154 lb.",
      "Zählt für den Energieverbrauch. In kg, oder schreib 154 lb."
    )
  }

  var pounds: String {
    language.pick(
      "Used for energy. Write 154 lb.",
      "Zählt für den Energieverbrauch. Schreib 154 lb."
    )
  }

  var threshold: String {
    language.pick("For zones by threshold.", "Für Zonen nach Schwellenpuls.")
  }

  var edges: String {
    language.pick(
      "The lowest heart rate of each zone, if you want your own.",
      "Der niedrigste Puls jeder Zone, falls du eigene willst."
    )
  }

  func rest(isKnown: Bool) -> String {
    isKnown
      ? language.pick("From your health data.", "Aus deinen Gesundheitsdaten.")
      : language.pick("Not known yet: 60 is assumed.", "Noch nicht bekannt: 60 ist angenommen.")
  }

  func source(_ source: HeartRateZones.MaximumSource) -> String {
    switch source {
    case .given: language.pick("Set by you.", "Von dir eingetragen.")
    case .measured: language.pick("From your activities.", "Aus deinen Aktivitäten.")
    case .age: language.pick("Estimated from your age.", "Aus deinem Alter geschätzt.")
    case .assumed:
      language.pick(
        "Not known yet: assumed for age 40.",
        "Noch nicht bekannt: für 40 Jahre angenommen."
      )
    }
  }
}
