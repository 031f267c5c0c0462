public import Training

extension WorkoutSection {
  /// The heading in the format's own words, for showing it.
  public var heading: String { WorkoutPrinter.heading(self) }
}

extension WorkoutItem {
  /// The step in the format's own words, for showing it.
  public var text: String { WorkoutPrinter.item(self) }
}

extension Dose {
  /// The dose in the format's own words, for showing it.
  public var text: String { WorkoutText.dose(self) }
}

extension BlockTimer {
  /// The clock in the format's own words, for showing it.
  public var text: String { WorkoutText.timer(self) }
}
