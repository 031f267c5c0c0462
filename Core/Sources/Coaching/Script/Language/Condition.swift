public import Training

/// An expression over the run's variables, in the language that scripts are written in.
///
/// `pace_3min_ratio > 1.05 AND distance > 8000`. ``grammar`` tells the whole language. What is unknown
/// (no heart rate, no target) is neither true nor false, and only what is true ever fires.
public struct Condition: Sendable {
  /// The original text.
  public let source: String

  /// The variables that it mentions, in the order of their first mention.
  public let variables: [Variable]

  let program: ConditionProgram

  /// Reads an expression: the condition unless there was an error, and what its author should know.
  public static func parse(_ text: String) -> (condition: Condition?, diagnostics: [Diagnostic]) {
    let (expression, diagnostics) = ConditionParser.parse(text)
    return (expression.map { Condition(text, $0) }, diagnostics)
  }

  /// Reads an expression without errors; ``parse(_:)`` reports them.
  public init?(_ text: String) {
    guard let condition = Self.parse(text).condition else { return nil }
    self = condition
  }

  private init(_ source: String, _ expression: Expression) {
    self.source = source
    variables = expression.variables
    program = ConditionProgram(expression)
  }

  /// Whether it is true: neither false nor unknown.
  public func holds(_ readings: Readings) -> Bool {
    program.holds(from: program.entry, readings.values)
  }

  /// Whether it is true, false or unknown.
  public func truth(_ readings: Readings) -> Truth {
    program.truth(from: program.entry, readings.values)
  }

  /// Whether it asks for a pace of three minutes faster or slower than planned, if for either.
  ///
  /// `pace_3min_ratio` is target divided by actual pace (definition 5), which many read backwards.
  public var asksForFaster: Bool? {
    let wishes = program.paceWishes
    guard let first = wishes.first, wishes.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The current values that it looks at, for the ledger.
  public func evidence(in readings: Readings) -> [Reading] {
    variables.map { Reading($0, readings[$0]) }
  }
}

extension Condition: Hashable {
  /// Two conditions are equal when they are written alike.
  public static func == (left: Self, right: Self) -> Bool { left.source == right.source }

  /// Feeds the text into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
