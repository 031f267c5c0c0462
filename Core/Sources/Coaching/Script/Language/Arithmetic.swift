/// What two numbers are combined by.
enum Arithmetic: UInt8, CaseIterable {
  case add
  case subtract
  case multiply
  case divide

  /// The result; what is not a finite number is unknown, as is everything divided by zero.
  func callAsFunction(_ left: Double, _ right: Double) -> Double {
    let result: Double
    switch self {
    case .add: result = left + right
    case .subtract: result = left - right
    case .multiply: result = left * right
    case .divide: result = left / right
    }
    return result.isFinite ? result : .nan
  }
}
