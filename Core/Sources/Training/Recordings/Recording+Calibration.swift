extension Recording {
  // Less is rounding, and more is another thing than a belt that was set right.
  private static let leastChange = 0.002
  private static let factors = 0.5...2.0
  // Meters below which a difference of some steps would count as one of the belt.
  private static let shortest = 100.0

  /// Stretches the readings of a treadmill to the distance that the runner typed in at the end.
  ///
  /// A watch counts by the arm and saves what the belt says: the difference lies in every step, and not
  /// in the last of them. Where there are positions, the device's readings are what they are.
  public mutating func calibrate() {
    guard let total = totals.distance?.meters, samples.distance.count == samples.count,
      !samples.latitude.contains(where: { $0.isFinite }),
      let row = samples.distance.lastIndex(where: { $0.isFinite }), let end = samples.time.last,
      samples.time[row] >= 0.9 * end, samples.distance[row] >= Self.shortest
    else { return }
    let factor = total / samples.distance[row]
    guard Self.factors.contains(factor), (factor - 1).magnitude > Self.leastChange else { return }
    // To the centimeter, as devices count.
    samples.distance = samples.distance.map { ($0 * factor * 100).rounded() / 100 }
    samples.speed = samples.speed.map { $0 * factor }
  }
}
