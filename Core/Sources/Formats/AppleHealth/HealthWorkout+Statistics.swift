extension HealthWorkout {
  /// Reads a total that stands beneath the workout.
  mutating func read(_ tag: HealthTag, _ bytes: HealthBytes) {
    guard let type = tag.range("type", bytes) else { return }
    func sum(_ measure: HealthUnit.Measure) -> Double? {
      tag.quantity("sum", unit: "unit", measure, bytes)
    }
    let prefix = "HKQuantityTypeIdentifier"
    var name = bytes.string(type)
    if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    switch name {
    case "ActiveEnergyBurned": activeKilocalories = sum(.kilocalories) ?? activeKilocalories
    case "BasalEnergyBurned": basalKilocalories = sum(.kilocalories) ?? basalKilocalories
    case "StepCount": steps = sum(.asWritten) ?? steps
    case "HeartRate":
      averageHeartRate = tag.number("average", bytes)
      lowestHeartRate = tag.number("minimum", bytes)
      highestHeartRate = tag.number("maximum", bytes)
    default:
      // Each activity has its own: DistanceWalkingRunning, DistanceCycling, DistanceSwimming, ….
      if name.hasPrefix("Distance"), let distance = sum(.meters) { meters = distance }
    }
  }
}
