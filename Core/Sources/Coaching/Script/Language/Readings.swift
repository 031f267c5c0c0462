import Training

/// The variables of the condition language at one moment; what is unknown has no value.
public struct Readings: Equatable, Sendable {
  // In the order of `Variable`, NaN for unknown: arithmetic and comparisons of an unknown number
  // then are unknown by themselves.
  var values: [Double]

  /// Creates readings of which all are unknown.
  public init() {
    values = Array(repeating: .nan, count: Variable.allCases.count)
  }

  /// Reads the variables off a moment.
  public init(_ moment: Moment) {
    self.init()
    update(moment)
  }

  /// A variable's value, nothing if it is unknown.
  public subscript(variable: Variable) -> Double? {
    get {
      let value = values[variable.index]
      return value.isNaN ? nil : value
    }
    set { values[variable.index] = newValue ?? .nan }
  }

  /// Takes the values of another moment, in place.
  public mutating func update(_ moment: Moment) {
    let metrics = moment.metrics
    self[.distance] = metrics.distance.meters
    self[.duration] = metrics.moving.inSeconds
    self[.currentPace] = metrics.currentPace?.secondsPerKilometer
    self[.averagePace] = metrics.averagePace?.secondsPerKilometer
    self[.targetPace] = moment.plan.targetPace?.secondsPerKilometer
    self[.paceRatio] = moment.paceRatio
    self[.heartRate] = metrics.heartRate?.beatsPerMinute
    self[.heartRateZone] = moment.heartRateZone.map(Double.init)
    self[.cadence] = metrics.cadence?.stepsPerMinute
    self[.hourOfDay] = moment.hourOfDay.map(Double.init)
  }

  /// Two sets of readings are equal when the same values are known and equal.
  public static func == (left: Self, right: Self) -> Bool {
    zip(left.values, right.values).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }
}
