/// What a rule of the coach has found, before anybody has put it into words.
public struct Remark: Hashable, Sendable {
  /// A figure that the rule saw.
  public struct Evidence: Hashable, Sendable {
    /// What the figure is, in the snake case of the condition language.
    public var name: String
    /// The figure.
    public var value: Double

    /// Creates a figure with its name.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The rule that found it.
  public var rule: CoachRule

  /// How soon it must be said, 0 to 1.
  public var urgency: Double

  /// How sure the rule is, 0 to 1.
  public var confidence: Double

  /// The figures behind it.
  public var evidence: [Evidence]

  /// Creates a remark.
  public init(rule: CoachRule, urgency: Double, confidence: Double, evidence: [Evidence]) {
    self.rule = rule
    self.urgency = urgency
    self.confidence = confidence
    self.evidence = evidence
  }
}
