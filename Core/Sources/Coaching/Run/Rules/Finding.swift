/// What a rule sees at a moment, before anybody asks whether it should be said.
enum Finding {
  /// What the rule is about is not there: below the lower threshold.
  case absent

  /// Nobody can tell: too little evidence, or between the two thresholds.
  case unclear

  /// It is there, and there is a reason to leave it alone.
  case excused(Restraint.Reason)

  /// It is there: above the upper threshold, with enough evidence.
  case present(urgency: Double, confidence: Double, evidence: [Remark.Evidence])

  /// A finding with two thresholds: entered above one, left below the other.
  static func above(
    _ value: Double,
    enter: Double,
    leave: Double,
    _ finding: () -> Finding
  ) -> Finding {
    if value >= enter { return finding() }
    return value < leave ? .absent : .unclear
  }
}
