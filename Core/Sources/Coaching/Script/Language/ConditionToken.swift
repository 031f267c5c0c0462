/// One word or sign of a condition's text.
struct ConditionToken: Equatable {
  /// What it is.
  enum Kind: Equatable {
    case number(Double)
    case word
    case comparison(Comparison)
    case arithmetic(Arithmetic)
    case and
    case or
    case not
    case open
    case close
    case end
  }

  /// What it is.
  var kind: Kind

  /// The bytes that it takes.
  var range: Range<Int>
}
