import Coaching

extension Personality {
  /// A line by which to choose it.
  public var sample: String { lines(on: .encouragement).first ?? about }

  /// Whether it has lines that swear, for those who ask for them.
  public var swears: Bool {
    Topic.allCases.contains { topic in
      lines(on: topic, swearing: true).count > lines(on: topic).count
    }
  }
}
