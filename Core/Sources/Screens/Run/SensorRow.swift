public import Coaching

/// One sensor on a screen, with how far it can be trusted in a word or two.
public struct SensorRow: Hashable, Sendable {
  /// Which.
  public var sensor: Sensor

  /// How far it can be trusted.
  public var signal: LiveMetrics.Signal

  /// The same in words: "GPS", "GPS lost".
  public var words: String

  /// The sensors of a run, in the order in which they are shown.
  static func rows(of metrics: LiveMetrics, in language: Language) -> [SensorRow] {
    [
      SensorRow(.position, metrics.positionSignal, "GPS", language),
      SensorRow(.heartRate, metrics.heartRateSignal, language.pick("Heart rate", "Puls"), language),
      SensorRow(.footpod, metrics.footpodSignal, language.pick("Foot pod", "Footpod"), language),
    ]
  }

  private init(
    _ sensor: Sensor,
    _ signal: LiveMetrics.Signal,
    _ name: String,
    _ language: Language
  ) {
    self.sensor = sensor
    self.signal = signal
    words =
      switch signal {
      case .absent:
        language.pick(
          "No " + (sensor == .position ? name : name.lowercased()),
          "Kein " + name
        )
      case .good: name
      case .doubtful: name + language.pick(" doubtful", " fraglich")
      case .lost: name + language.pick(" lost", " verloren")
      case .hidden: name + language.pick(" off while hidden", " aus, solange verdeckt")
      }
  }
}
