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

    /// Takes a zone.
    public init(label: String, range: String) {
      self.label = label
      self.range = range
    }
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
  public init(of runner: Runner, remembering memory: [MemoryItem], units: UnitSystem = .metric) {
    let zones = HeartRateZones(runner: runner)
    let said = { (key: String) -> String? in
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
    figures = [
      figure("name", nil, ""), figure("age", nil, "Used for your zones and max heart rate."),
      figure(Runner.sexKey, nil, "Used for training load."),
      figure(Runner.weightKey, nil, "Used for energy. In kg, or write 154 lb."),
      figure(
        "heart.rest",
        rate(runner.restingHeartRate ?? TrainingLoadBasis.assumedRest),
        runner.restingHeartRate == nil ? "Not known yet: 60 is assumed." : "From your health data."
      ),
      figure(Runner.maximumKey, rate(zones.maximum), Self.source(zones.maximumSource)),
      figure(Runner.thresholdKey, nil, "For zones by threshold."),
      figure(Runner.zonesKey, zones.method.rawValue, ""),
      figure(
        Runner.edgesKey,
        zones.lowerEdges.map { "\(Written.whole($0.beatsPerMinute))" }.joined(separator: " "),
        "The lowest heart rate of each zone, if you want your own."
      ),
    ]
    if units == .imperial { Self.inPounds(&figures, runner) }
    self.zones = (1...5).map { Zone(label: "Zone \($0)", range: ZoneChart.range($0, zones)) }
    basis = ZoneChart.basis(zones, runner)
  }

  private static func source(_ source: HeartRateZones.MaximumSource) -> String {
    switch source {
    case .given: "Set by you."
    case .measured: "From your activities."
    case .age: "Estimated from your age."
    case .assumed: "Not known yet: assumed for age 40."
    }
  }

  /// Shows a weight as those say it who measure in pounds.
  private static func inPounds(_ figures: inout [Figure], _ runner: Runner) {
    guard let place = figures.firstIndex(where: { $0.key == Runner.weightKey }) else { return }
    figures[place].origin = figures[place].value == nil ? "Used for energy. Write 154 lb." : ""
    guard figures[place].value != nil, let kilograms = runner.kilograms else { return }
    let pounds = kilograms / MassUnit.pounds.kilograms
    figures[place].value = GymWords.number((pounds * 10).rounded() / 10) + " lb"
  }
}
