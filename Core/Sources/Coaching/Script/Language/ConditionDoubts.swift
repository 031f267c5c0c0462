/// Looks for comparisons that can be read but hardly mean what they say.
///
/// A coach that never speaks because somebody wrote kilometers for meters fails silently; these are
/// the mistakes that people and models make.
struct ConditionDoubts {
  private let left: Expression
  private let comparison: Comparison
  private let right: Expression

  init(_ left: Expression, _ comparison: Comparison, _ right: Expression) {
    self.left = left
    self.comparison = comparison
    self.right = right
  }

  /// Records what is doubtful.
  func record(in notes: inout ConditionNotes, at range: Range<Int>) {
    switch (left, right) {
    case (.number(let one), .number(let other)):
      guard !one.isNaN, !other.isNaN else { return }
      let outcome = comparison(one, other) ? "always" : "never"
      notes.warning(at: range.lowerBound, "\(notes.quoted(range)) is \(outcome) true")
    case (.variable(let variable), .number(let number)):
      record(variable, comparison, number, in: &notes, at: range)
    case (.number(let number), .variable(let variable)):
      record(variable, comparison.mirrored, number, in: &notes, at: range)
    default:
      guard left == right else { return }
      notes.warning(at: range.lowerBound, "\(notes.quoted(range)) compares a value with itself")
    }
  }

  private func record(
    _ variable: Variable,
    _ comparison: Comparison,
    _ number: Double,
    in notes: inout ConditionNotes,
    at range: Range<Int>
  ) {
    let name = variable.rawValue
    if let outcome = outcome(of: variable, comparison, number) {
      notes.warning(
        at: range.lowerBound,
        "\(notes.quoted(range)) is \(outcome) true: \(name) is \(variable.unit)"
      )
    } else if variable.isContinuous, comparison == .equal || comparison == .notEqual {
      notes.warning(
        at: range.lowerBound,
        "\(name) is hardly ever exactly \(PlainNumber.text(number))",
        "write `\(name) >= \(PlainNumber.text(number))`"
      )
    } else if variable == .distance, number > 0, number < 100 {
      notes.warning(
        at: range.lowerBound,
        "\(notes.quoted(range)) compares with \(PlainNumber.text(number)) meters",
        "for kilometers write \(PlainNumber.text(number * 1000))"
      )
    }
  }

  /// Whether all or none of the values that a run can give pass.
  private func outcome(
    of variable: Variable,
    _ comparison: Comparison,
    _ number: Double
  ) -> String? {
    let (lowest, highest) = (variable.range.lowerBound, variable.range.upperBound)
    switch (comparison(lowest, number), comparison(highest, number)) {
    // Above zero is how one asks whether something is known at all.
    case (true, true) where number == 0: return nil
    case (true, true):
      return comparison == .notEqual && number > lowest && number < highest ? nil : "always"
    case (false, false):
      return comparison == .equal && number >= lowest && number <= highest ? nil : "never"
    case (true, false), (false, true): return nil
    }
  }
}
