/// Something that a runner may not want to hear about.
public enum TalkTopic: String, CaseIterable, Hashable, Sendable {
  /// Kilometers or miles, and the time.
  case splits
  /// How the pace compares with the plan.
  case plan
  /// Posture, steps and breath.
  case technique
  /// Talk to pass the time.
  case stories

  /// Whether a topic of a script belongs to it.
  func covers(_ topic: Topic) -> Bool {
    switch self {
    case .splits: topic == .firstSplit || topic == .kilometer || topic == .clock
    case .plan: [.ahead, .onPace, .behind, .surge, .strongLate].contains(topic)
    case .technique: topic == .technique || topic == .shortSteps
    case .stories: topic == .banter
    }
  }

  /// Whether a rule of the coach belongs to it; health, food, stops and the end never do.
  public func covers(_ rule: CoachRule) -> Bool { self == .plan && rule.subject == .plan }
}
