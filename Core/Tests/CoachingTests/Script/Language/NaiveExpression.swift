import Coaching
import Training

/// The condition language once more, written as plainly as its definition: to check the other by.
indirect enum NaiveExpression {
  case number(Double)
  case variable(Variable)
  case negative(NaiveExpression)
  case arithmetic(String, NaiveExpression, NaiveExpression)
  case comparison(String, NaiveExpression, NaiveExpression)
  case not(NaiveExpression)
  case and(NaiveExpression, NaiveExpression)
  case or(NaiveExpression, NaiveExpression)

  // MARK: Random

  static func truth(_ seed: inout Seed, depth: Int) -> NaiveExpression {
    switch seed.below(depth > 0 ? 7 : 2) {
    case 2: .not(truth(&seed, depth: depth - 1))
    case 3, 4: .and(truth(&seed, depth: depth - 1), truth(&seed, depth: depth - 1))
    case 5, 6: .or(truth(&seed, depth: depth - 1), truth(&seed, depth: depth - 1))
    default:
      .comparison(
        ["<", "<=", ">", ">=", "==", "!="][seed.below(6)],
        value(&seed, depth: 2),
        value(&seed, depth: 2)
      )
    }
  }

  private static func value(_ seed: inout Seed, depth: Int) -> NaiveExpression {
    switch seed.below(depth > 0 ? 9 : 4) {
    case 0, 1: .variable(Variable.allCases[seed.below(10)])
    case 2, 3: .number(Double(seed.below(40)) / 4)
    case 4: .negative(value(&seed, depth: depth - 1))
    default:
      .arithmetic(
        ["+", "-", "*", "/"][seed.below(4)],
        value(&seed, depth: depth - 1),
        value(&seed, depth: depth - 1)
      )
    }
  }

  // MARK: Text

  /// The text with parentheses only where the operators' levels ask for them.
  func text(above level: Int = 0) -> String {
    let own: Int
    let text: String
    switch self {
    case .number(let number): (own, text) = (8, number.description)
    case .variable(let variable): (own, text) = (8, variable.rawValue)
    case .negative(let value): (own, text) = (7, "-\(value.text(above: 7))")
    case .arithmetic(let sign, let left, let right):
      own = sign == "+" || sign == "-" ? 5 : 6
      text = "\(left.text(above: own)) \(sign) \(right.text(above: own + 1))"
    case .comparison(let sign, let left, let right):
      (own, text) = (4, "\(left.text(above: 5)) \(sign) \(right.text(above: 5))")
    case .not(let truth): (own, text) = (3, "NOT \(truth.text(above: 3))")
    case .and(let left, let right):
      (own, text) = (2, "\(left.text(above: 2)) AND \(right.text(above: 3))")
    case .or(let left, let right):
      (own, text) = (1, "\(left.text(above: 1)) OR \(right.text(above: 2))")
    }
    return own < level ? "(\(text))" : text
  }

  // MARK: Meaning

  func number(_ readings: Readings) -> Double? {
    switch self {
    case .number(let number): return number
    case .variable(let variable): return readings[variable]
    case .negative(let value): return value.number(readings).map { -$0 }
    case .arithmetic(let sign, let left, let right):
      guard let left = left.number(readings), let right = right.number(readings) else { return nil }
      if sign == "/", right == 0 { return nil }
      let result = ["+": left + right, "-": left - right, "*": left * right][sign] ?? left / right
      return result.isFinite ? result : nil
    case .comparison, .not, .and, .or: return nil
    }
  }

  func truth(_ readings: Readings) -> Bool? {
    switch self {
    case .comparison(let sign, let left, let right):
      guard let left = left.number(readings), let right = right.number(readings) else { return nil }
      switch sign {
      case "<": return left < right
      case "<=": return left <= right
      case ">": return left > right
      case ">=": return left >= right
      case "==": return left == right
      default: return left != right
      }
    case .not(let operand):
      return operand.truth(readings).map { !$0 }
    case .and(let left, let right):
      let both = (left.truth(readings), right.truth(readings))
      if both.0 == false || both.1 == false { return false }
      return both.0 == nil || both.1 == nil ? nil : true
    case .or(let left, let right):
      let both = (left.truth(readings), right.truth(readings))
      if both.0 == true || both.1 == true { return true }
      return both.0 == nil || both.1 == nil ? nil : false
    case .number, .variable, .negative, .arithmetic: return nil
    }
  }
}
