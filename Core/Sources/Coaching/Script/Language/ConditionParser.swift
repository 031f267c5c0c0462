import Training

/// Reads a condition's text into a tree, by climbing its operators' levels.
///
/// ```
/// level  operators            example
///   1    OR                   a > 1 OR b > 2
///   2    AND                  a > 1 AND b > 2
///   3    NOT                  NOT hr > 150   means   NOT (hr > 150)
///   4    < <= > >= == !=      never chained
///   5    + -
///   6    * /
///   7    unary -
/// ```
struct ConditionParser {
  /// Limits that keep every text harmless, a model's as much as an attacker's.
  enum Limit {
    static let bytes = 2048
    static let parts = 256
    static let depth = 64
  }

  /// What stops the reading: its diagnostic has been recorded.
  private struct Stop: Error {}

  /// A piece of the text that has been understood.
  private struct Part {
    var expression: Expression
    var range: Range<Int>
    var isTruth: Bool
    /// The right side of a comparison that stands without parentheses.
    var chainEnd: Range<Int>?
  }

  private var lexer: ConditionLexer
  private var notes: ConditionNotes
  private var token = ConditionToken(kind: .end, range: 0..<0)
  private var previousEnd = 0
  private var parts = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    lexer = ConditionLexer(bytes)
    notes = ConditionNotes(bytes)
  }

  /// Reads a text: the tree unless there was an error, and everything worth telling its author.
  static func parse(_ text: String) -> (expression: Expression?, diagnostics: [Diagnostic]) {
    var parser = Self(Array(text.utf8))
    let expression = parser.document()
    return (parser.notes.hasErrors ? nil : expression, parser.notes.diagnostics)
  }

  private mutating func document() -> Expression? {
    guard notes.bytes.count <= Limit.bytes else {
      notes.error(
        at: Limit.bytes,
        "found \(notes.bytes.count) bytes, expected at most \(Limit.bytes)"
      )
      return nil
    }
    advance()
    guard token.kind != .end else {
      notes.error(at: 0, "found nothing, expected a comparison such as `distance > 8000`")
      return nil
    }
    do {
      let whole = try part(1)
      if token.kind != .end { try fail("AND, OR, an operator or the end") }
      return truth(whole, "as the whole condition").expression
    } catch {
      // Its diagnostic has been recorded.
      return nil
    }
  }

  private mutating func advance() {
    previousEnd = token.range.upperBound
    token = lexer.next(&notes)
  }

  private mutating func fail(_ expected: String, _ suggestion: String? = nil) throws(Stop) -> Never
  {
    let found =
      switch token.kind {
      case .end: "the end"
      case .number, .word, .comparison, .arithmetic, .and, .or, .not, .open, .close:
        notes.quoted(token.range)
      }
    notes.error(at: token.range.lowerBound, "found \(found), expected \(expected)", suggestion)
    throw Stop()
  }

  private mutating func make(
    _ expression: Expression,
    _ range: Range<Int>,
    isTruth: Bool,
    chainEnd: Range<Int>? = nil
  ) throws(Stop) -> Part {
    parts += 1
    guard parts <= Limit.parts else {
      notes.error(at: range.lowerBound, "found more than \(Limit.parts) parts, expected fewer")
      throw Stop()
    }
    return Part(expression: expression, range: range, isTruth: isTruth, chainEnd: chainEnd)
  }
}

// MARK: Levels

extension ConditionParser {
  private mutating func part(_ lowest: Int) throws(Stop) -> Part {
    var left = try prefix()
    while let level = Self.level(of: token.kind), level >= lowest {
      let sign = token
      advance()
      let right = try part(level + 1)
      left = try combine(left, sign, right)
    }
    return left
  }

  private static func level(of kind: ConditionToken.Kind) -> Int? {
    switch kind {
    case .or: 1
    case .and: 2
    case .comparison: 4
    case .arithmetic(.add), .arithmetic(.subtract): 5
    case .arithmetic(.multiply), .arithmetic(.divide): 6
    case .number, .word, .not, .open, .close, .end: nil
    }
  }

  private mutating func prefix() throws(Stop) -> Part {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let value):
      let range = token.range
      advance()
      return try make(.number(value), range, isTruth: false)
    case .word:
      return try variable()
    case .not:
      let operand = try nested { parser throws(Stop) in try parser.part(4) }
      let isRight = truth(operand, "behind NOT")
      return try make(.not(isRight.expression), start..<previousEnd, isTruth: true)
    case .arithmetic(.subtract):
      let operand = try nested { parser throws(Stop) in try parser.part(7) }
      let number = number(operand, "behind `-`").expression
      let range = start..<previousEnd
      if case .number(let value) = number {
        return try make(.number(-value), range, isTruth: false)
      }
      return try make(.negated(number), range, isTruth: false)
    case .open:
      var inner = try nested { parser throws(Stop) in try parser.part(1) }
      guard token.kind == .close else { try fail("`)` for the `(` at \(start + 1)") }
      advance()
      inner.range = start..<previousEnd
      inner.chainEnd = nil
      return inner
    case .comparison, .arithmetic, .and, .or, .close, .end:
      try fail("a number, a variable or `(`")
    }
  }

  private mutating func nested(
    _ body: (inout Self) throws(Stop) -> Part
  ) throws(Stop) -> Part {
    depth += 1
    guard depth <= Limit.depth else {
      notes.error(
        at: token.range.lowerBound,
        "found parts nested deeper than \(Limit.depth), expected fewer"
      )
      throw Stop()
    }
    advance()
    let part = try body(&self)
    depth -= 1
    return part
  }

  private mutating func variable() throws(Stop) -> Part {
    let range = token.range
    let name = notes.text(range)
    advance()
    guard let variable = Variable(rawValue: name) else {
      if token.kind == .open {
        notes.error(at: range.lowerBound, "found the function `\(name)`, expected a variable")
        throw Stop()
      }
      notes.error(
        at: range.lowerBound,
        "found `\(name)`, expected a variable",
        VariableName.suggestion(for: name)
      )
      return try make(.number(.nan), range, isTruth: false)
    }
    return try make(.variable(variable), range, isTruth: false)
  }
}

// MARK: Meaning

extension ConditionParser {
  private mutating func combine(
    _ left: Part,
    _ sign: ConditionToken,
    _ right: Part
  ) throws(Stop) -> Part {
    let range = left.range.lowerBound..<right.range.upperBound
    let here = "beside \(notes.quoted(sign.range))"
    switch sign.kind {
    case .and:
      let both = (truth(left, here).expression, truth(right, here).expression)
      return try make(.and(both.0, both.1), range, isTruth: true)
    case .or:
      let both = (truth(left, here).expression, truth(right, here).expression)
      return try make(.or(both.0, both.1), range, isTruth: true)
    case .comparison(let comparison):
      return try compare(left, comparison, right, at: sign.range)
    case .arithmetic(let arithmetic):
      let (one, other) = (number(left, here).expression, number(right, here).expression)
      if arithmetic == .divide, other == .number(0) {
        notes.warning(at: sign.range.lowerBound, "a division by zero is unknown and never fires")
      }
      if case .number(let first) = one, case .number(let second) = other {
        return try make(.number(arithmetic(first, second)), range, isTruth: false)
      }
      return try make(.arithmetic(arithmetic, one, other), range, isTruth: false)
    case .number, .word, .not, .open, .close, .end:
      return left
    }
  }

  private mutating func compare(
    _ left: Part,
    _ comparison: Comparison,
    _ right: Part,
    at sign: Range<Int>
  ) throws(Stop) -> Part {
    let range = left.range.lowerBound..<right.range.upperBound
    if let middle = left.chainEnd {
      let second = notes.text(middle.lowerBound..<right.range.upperBound)
      notes.error(
        at: sign.lowerBound,
        "found a second comparison \(notes.quoted(sign)), expected AND, OR or the end",
        "write `\(notes.text(left.range)) AND \(second)`"
      )
      return try make(left.expression, range, isTruth: true, chainEnd: right.range)
    }
    let here = "beside \(notes.quoted(sign))"
    let (one, other) = (number(left, here).expression, number(right, here).expression)
    if !notes.hasErrors {
      ConditionDoubts(one, comparison, other).record(in: &notes, at: range)
    }
    let compared = Expression.comparison(comparison, one, other)
    return try make(compared, range, isTruth: true, chainEnd: right.range)
  }

  /// A part that must be true or false; a number in its place is reported.
  private mutating func truth(_ part: Part, _ place: String) -> Part {
    guard !part.isTruth else { return part }
    notes.error(
      at: part.range.lowerBound,
      "found the number \(notes.quoted(part.range)) \(place), expected a comparison",
      "compare it, such as `\(notes.text(part.range)) > 0`"
    )
    return Part(
      expression: .and(part.expression, part.expression),
      range: part.range,
      isTruth: true
    )
  }

  /// A part that must be a number; a comparison in its place is reported.
  private mutating func number(_ part: Part, _ place: String) -> Part {
    guard part.isTruth else { return part }
    notes.error(
      at: part.range.lowerBound,
      "found the comparison \(notes.quoted(part.range)) \(place), expected a number",
      "join comparisons with AND or OR"
    )
    return Part(expression: .number(.nan), range: part.range, isTruth: false)
  }
}
