extension Recording {
  /// The runner's own cadence: the median of the readings of somebody who runs, where there are
  /// enough of them to tell.
  ///
  /// Readings of walking and standing, 120 a minute and less, do not count.
  public var usualCadence: Cadence? {
    var steps: [Double] = []
    for reading in samples.cadence where CadenceAdvice.baselines.contains(reading) {
      if reading > CadenceAdvice.baselines.lowerBound { steps.append(reading) }
    }
    guard steps.count >= 60 else { return nil }
    steps.sort()
    return .stepsPerMinute(steps[steps.count / 2])
  }
}
