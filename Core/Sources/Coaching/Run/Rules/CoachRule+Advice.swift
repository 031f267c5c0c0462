extension CoachRule {
  /// What a remark asks of the runner.
  public enum Advice: String, CaseIterable, Hashable, Sendable {
    /// More effort.
    case more
    /// Less effort, or a smaller goal.
    case less
    /// To go on just so.
    case same
    /// Nothing of the pace.
    case nothing
  }

  /// What a remark is about: two remarks about one thing are one too many.
  enum Subject: Equatable, Sendable {
    case plan, strain, rhythm, food, heart, stop, end
  }

  /// Whether two remarks of one second cannot both be said.
  ///
  /// ```
  ///            more   less   same   nothing
  ///   more      -      x      x        -       x: they contradict each other
  ///   less      x      -      x        -       -: they agree, or do not touch
  ///   same      x      x      -        -
  /// ```
  /// Beside that table two remarks on one subject clash, for they have one cause; and who loses
  /// pace is neither pushed nor praised, so a remark on strain clashes with `more` and `same`.
  public func clashes(with other: Self) -> Bool {
    if self == other { return true }
    if subject == other.subject { return true }
    return Self.contradict(self, other) || Self.contradict(other, self)
  }

  private static func contradict(_ left: Self, _ right: Self) -> Bool {
    switch left.advice {
    case .more: right.advice == .less || right.advice == .same || right.subject == .strain
    case .same: right.advice == .less || right.subject == .strain
    case .less, .nothing: false
    }
  }

  /// For how many seconds a rule keeps quiet after another has spoken, so that the coach does not
  /// turn about, nor dwell on one thing.
  func quiet(after other: Self) -> Double {
    guard self != other else { return 0 }
    if self == .heartRateHigh || self == .fuelWindow { return 0 }
    if subject == .stop || subject == .end || self == .checkIn || self == .recovered { return 0 }
    if other.subject == .end { return subject == .strain ? 600 : 0 }
    if other == .checkIn || other == .recovered { return 0 }
    // A slow-down only asks; what it comes from may be named at once.
    if other == .slowdown, manner.gravity > other.manner.gravity { return 0 }
    if advice == .more || advice == .same {
      if other.advice == .less { return other == .tooFastEarly ? 300 : 600 }
      if other.subject == .strain { return 600 }
    }
    if subject == .strain, other.subject == .strain { return patience(after: other) }
    if advice == .less, other.advice == .more { return subject == other.subject ? 240 : 120 }
    // No verdict on the pace turns about within four minutes.
    return subject == other.subject ? 240 : 0
  }

  /// How soon a loss of pace may be called by a graver name.
  private func patience(after other: Self) -> Double {
    switch manner.gravity - other.manner.gravity {
    case ...0: 1200
    case 1: 600
    default: 240
    }
  }
}

extension Remark {
  /// How much a remark weighs against another of the same second: urgency times confidence.
  public var weight: Double { urgency * confidence }

  /// The remarks of one second that can be said together, the weightiest first: of two that clash
  /// the lighter one loses.
  public static func settled(_ remarks: [Remark]) -> [Remark] {
    let ordered = remarks.sorted {
      $0.weight == $1.weight ? $0.rule.place < $1.rule.place : $0.weight > $1.weight
    }
    var settled: [Remark] = []
    for remark in ordered where !settled.contains(where: { $0.rule.clashes(with: remark.rule) }) {
      settled.append(remark)
    }
    return settled
  }
}
