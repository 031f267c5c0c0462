import Training

/// The last reading of a sensor, and until when it may be believed.
struct LastReading<Value: Hashable & Sendable>: Hashable, Sendable {
  private let staleAfter: Duration
  private(set) var value: Value?
  private(set) var takenAt: Duration?
  private var isGone = false

  init(staleAfter: Duration) { self.staleAfter = staleAfter }

  /// Records a reading.
  mutating func update(_ value: Value, at now: Duration) {
    self.value = value
    takenAt = now
    isGone = false
  }

  /// The sensor is known to be gone: its last word holds no longer.
  mutating func lose() { isGone = true }

  /// The value while it is fresh.
  func fresh(at now: Duration) -> Value? {
    guard let takenAt, !isGone, now - takenAt <= staleAfter else { return nil }
    return value
  }

  /// How far the sensor can be trusted.
  func signal(at now: Duration) -> LiveMetrics.Signal {
    guard takenAt != nil else { return .absent }
    return fresh(at: now) == nil ? .lost : .good
  }

  /// For how many seconds of a stretch of time the value held.
  func coverage(from start: Duration, to end: Duration) -> (value: Value, seconds: Double)? {
    guard let value, let takenAt, !isGone else { return nil }
    let seconds = (min(end, takenAt + staleAfter) - max(start, takenAt)).inSeconds
    return seconds > 0 ? (value, seconds) : nil
  }
}
