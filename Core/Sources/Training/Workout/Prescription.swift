/// The plan for an exercise: what follows its name.
public enum Prescription: Hashable, Sendable {
  /// Sets, quantity and how.
  case dose(Dose)
  /// Warm-up sets at rising shares of the working weight.
  case ramp([RampStep], notes: [String])
  /// Words that are shown as they are.
  case prose(String)

  /// The dose, if it is one.
  public var dose: Dose? {
    if case .dose(let dose) = self { dose } else { nil }
  }
}
