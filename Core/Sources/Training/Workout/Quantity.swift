/// What one set of an exercise is: so many repetitions, so long, so far.
public enum Quantity: Hashable, Sendable {
  /// A number or a range of something: 8-10 reps, 60s+, 800 m.
  case amount(Amount, CountUnit)
  /// As much as possible.
  case most(CountUnit)
  /// Another number each round: 21-15-9.
  case scheme([Int])

  /// What it is counted in.
  public var unit: CountUnit {
    switch self {
    case .amount(_, let unit), .most(let unit): unit
    case .scheme: .reps
    }
  }

  /// The duration, if it is a time.
  public var seconds: Amount? {
    if case .amount(let amount, .seconds) = self { amount } else { nil }
  }
}
