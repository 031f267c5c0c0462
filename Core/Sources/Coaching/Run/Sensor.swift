import Training

/// A sensor that can go away by itself.
public enum Sensor: String, CaseIterable, Hashable, Sendable {
  case position, heartRate, footpod
}
