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
  static func rows(of metrics: LiveMetrics) -> [SensorRow] {
    [
      SensorRow(.position, metrics.positionSignal, "GPS"),
      SensorRow(.heartRate, metrics.heartRateSignal, "Heart rate"),
      SensorRow(.footpod, metrics.footpodSignal, "Foot pod"),
    ]
  }

  private init(_ sensor: Sensor, _ signal: LiveMetrics.Signal, _ name: String) {
    self.sensor = sensor
    self.signal = signal
    words =
      switch signal {
      case .absent: "No " + (sensor == .position ? name : name.lowercased())
      case .good: name
      case .doubtful: name + " doubtful"
      case .lost: name + " lost"
      case .hidden: name + " off while hidden"
      }
  }
}
