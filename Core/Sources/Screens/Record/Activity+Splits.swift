import Training

extension Activity {
  /// The splits that a person thinks in: those of the record by kilometers, else by miles.
  func splits(in units: UnitSystem) -> [ActivitySplit] {
    units == .metric ? splits : splits(every: .miles(1))
  }
}
