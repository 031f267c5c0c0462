/// A condition as a chain of comparisons, each of which knows where to go on.
///
/// The compiler drives every NOT down into the comparisons (De Morgan's laws hold in Kleene's
/// logic), so that only AND, OR and comparisons remain, and those become jumps:
/// ```
/// pace_3min_ratio > 1.05 AND distance > 8000
///
///   1: pace_3min_ratio > 1.05    passes: go to 0    else: no
///   0: distance > 8000           passes: yes        else: no
/// ```
/// What remains never turns an unknown part into its opposite. So the condition is true exactly if
/// it is with every unknown comparison counted as failed, and false exactly if it is with every
/// unknown comparison counted as passed: at most two walks, no memory, and nearly always one walk.
struct ConditionProgram: Equatable, Sendable {
  /// Where a test goes on that settles the whole.
  enum Exit {
    static let yes: Int32 = -1
    static let no: Int32 = -2
  }

  /// One comparison.
  struct Test: Equatable, Sendable {
    /// How the sides are compared.
    var comparison: Comparison
    /// The left side, when it is a variable and the right is a constant: nearly always.
    var variable: UInt8
    /// The next test when it passes.
    var passed: Int32
    /// The next test when it fails.
    var failed: Int32
    /// The right side beside a variable.
    var constant: Double
    /// Where the sides begin in ``ConditionProgram/steps``, when they are more than that.
    var sides: Sides?
  }

  /// Where the sides of a test begin.
  struct Sides: Equatable, Sendable {
    var left: Int32
    var right: Int32
  }

  /// One step of an arithmetic expression in prefix order, operator before operands.
  enum Step: Equatable, Sendable {
    case number(Double)
    case variable(UInt8)
    case negate
    case combine(Arithmetic)
  }

  private(set) var tests: [Test] = []
  private(set) var steps: [Step] = []
  private(set) var entry: Int32 = Exit.no

  /// Starts a program to which others are added.
  init() {}

  /// Compiles a tree that is true or false.
  init(_ expression: Expression) {
    entry = add(expression, isNegated: false, passed: Exit.yes, failed: Exit.no)
  }

  /// Takes another program in and returns where it begins.
  ///
  /// An engine keeps all its conditions in one: a walk then touches no reference counts.
  mutating func append(_ other: ConditionProgram) -> Int32 {
    let (firstTest, firstStep) = (Int32(tests.count), Int32(steps.count))
    for var test in other.tests {
      if test.passed >= 0 { test.passed += firstTest }
      if test.failed >= 0 { test.failed += firstTest }
      test.sides?.left += firstStep
      test.sides?.right += firstStep
      tests.append(test)
    }
    steps += other.steps
    return other.entry >= 0 ? other.entry + firstTest : other.entry
  }
}

// MARK: Running

extension ConditionProgram {
  /// Whether the condition that begins at a place is true.
  func holds(from entry: Int32, _ values: [Double]) -> Bool {
    var sawUnknown = false
    return walk(from: entry, values, takingUnknownAs: false, &sawUnknown)
  }

  /// Whether the condition that begins at a place is true, false or unknown.
  func truth(from entry: Int32, _ values: [Double]) -> Truth {
    var sawUnknown = false
    if walk(from: entry, values, takingUnknownAs: false, &sawUnknown) { return .yes }
    guard sawUnknown else { return .no }
    return walk(from: entry, values, takingUnknownAs: true, &sawUnknown) ? .unknown : .no
  }

  @inline(__always)
  private func walk(
    from entry: Int32,
    _ values: [Double],
    takingUnknownAs assumption: Bool,
    _ sawUnknown: inout Bool
  ) -> Bool {
    var place = entry
    while place >= 0 {
      let test = tests[Int(place)]
      var left: Double
      var right = test.constant
      if let sides = test.sides {
        var index = Int(sides.left)
        left = number(&index, values)
        index = Int(sides.right)
        right = number(&index, values)
      } else {
        left = values[Int(test.variable)]
      }
      if test.comparison(left, right) {
        place = test.passed
      } else if left.isNaN || right.isNaN {
        sawUnknown = true
        place = assumption ? test.passed : test.failed
      } else {
        place = test.failed
      }
    }
    return place == Exit.yes
  }

  private func number(_ index: inout Int, _ values: [Double]) -> Double {
    let step = steps[index]
    index += 1
    switch step {
    case .number(let value): return value
    case .variable(let variable): return values[Int(variable)]
    case .negate: return -number(&index, values)
    case .combine(let arithmetic):
      let left = number(&index, values)
      return arithmetic(left, number(&index, values))
    }
  }
}

// MARK: Reading

extension ConditionProgram {
  /// For each comparison of the three-minute ratio with a number, whether it asks for faster.
  var paceWishes: [Bool] {
    tests.compactMap { test in
      guard test.sides == nil, Int(test.variable) == Variable.paceRatio.index else { return nil }
      switch test.comparison {
      case .greater, .greaterOrEqual: return test.constant >= 1 ? true : nil
      case .less, .lessOrEqual: return test.constant <= 1 ? false : nil
      case .equal, .notEqual: return nil
      }
    }
  }
}

// MARK: Compiling

extension ConditionProgram {
  /// Adds a tree's tests, the last first so that every jump knows its target, and returns the
  /// place of the first.
  private mutating func add(
    _ expression: Expression,
    isNegated: Bool,
    passed: Int32,
    failed: Int32
  ) -> Int32 {
    switch expression {
    case .not(let operand):
      return add(operand, isNegated: !isNegated, passed: passed, failed: failed)
    case .and(let left, let right):
      return isNegated
        ? addEither(left, right, isNegated: true, passed: passed, failed: failed)
        : addBoth(left, right, isNegated: false, passed: passed, failed: failed)
    case .or(let left, let right):
      return isNegated
        ? addBoth(left, right, isNegated: true, passed: passed, failed: failed)
        : addEither(left, right, isNegated: false, passed: passed, failed: failed)
    case .comparison(let comparison, let left, let right):
      return add(
        isNegated ? comparison.opposite : comparison,
        left,
        right,
        passed: passed,
        failed: failed
      )
    case .number, .variable, .negated, .arithmetic:
      // The parser lets no number stand where a truth must.
      return failed
    }
  }

  private mutating func addBoth(
    _ left: Expression,
    _ right: Expression,
    isNegated: Bool,
    passed: Int32,
    failed: Int32
  ) -> Int32 {
    let second = add(right, isNegated: isNegated, passed: passed, failed: failed)
    return add(left, isNegated: isNegated, passed: second, failed: failed)
  }

  private mutating func addEither(
    _ left: Expression,
    _ right: Expression,
    isNegated: Bool,
    passed: Int32,
    failed: Int32
  ) -> Int32 {
    let second = add(right, isNegated: isNegated, passed: passed, failed: failed)
    return add(left, isNegated: isNegated, passed: passed, failed: second)
  }

  private mutating func add(
    _ comparison: Comparison,
    _ left: Expression,
    _ right: Expression,
    passed: Int32,
    failed: Int32
  ) -> Int32 {
    var test = Test(
      comparison: comparison,
      variable: 0,
      passed: passed,
      failed: failed,
      constant: 0
    )
    switch (left, right) {
    case (.variable(let variable), .number(let number)):
      test.variable = UInt8(variable.index)
      test.constant = number
    case (.number(let number), .variable(let variable)):
      test.comparison = comparison.mirrored
      test.variable = UInt8(variable.index)
      test.constant = number
    default:
      test.sides = Sides(left: addSteps(left), right: addSteps(right))
    }
    tests.append(test)
    return Int32(tests.count - 1)
  }

  @discardableResult
  private mutating func addSteps(_ expression: Expression) -> Int32 {
    let start = Int32(steps.count)
    switch expression {
    case .number(let value):
      steps.append(.number(value))
    case .variable(let variable):
      steps.append(.variable(UInt8(variable.index)))
    case .negated(let operand):
      steps.append(.negate)
      addSteps(operand)
    case .arithmetic(let arithmetic, let left, let right):
      steps.append(.combine(arithmetic))
      addSteps(left)
      addSteps(right)
    case .comparison, .not, .and, .or:
      // The parser lets no truth stand where a number must.
      steps.append(.number(.nan))
    }
    return start
  }
}
