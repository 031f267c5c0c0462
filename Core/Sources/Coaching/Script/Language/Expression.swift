/// A condition as a tree, between its text and its program.
indirect enum Expression: Equatable {
  case number(Double)
  case variable(Variable)
  case negated(Expression)
  case arithmetic(Arithmetic, Expression, Expression)
  case comparison(Comparison, Expression, Expression)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)

  /// Whether it is true or false rather than a number.
  var isTruth: Bool {
    switch self {
    case .number, .variable, .negated, .arithmetic: false
    case .comparison, .not, .and, .or: true
    }
  }

  /// The variables that it mentions, in the order of their first mention.
  var variables: [Variable] {
    var found: [Variable] = []
    collectVariables(into: &found)
    return found
  }

  private func collectVariables(into found: inout [Variable]) {
    switch self {
    case .number:
      break
    case .variable(let variable):
      if !found.contains(variable) { found.append(variable) }
    case .negated(let operand), .not(let operand):
      operand.collectVariables(into: &found)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right),
      .and(let left, let right), .or(let left, let right):
      left.collectVariables(into: &found)
      right.collectVariables(into: &found)
    }
  }
}
