import Training

extension CourseCue {
  /// What kind of line it becomes.
  var rank: Rank {
    switch self {
    case .count: .countdown
    case .begin, .coming, .go, .halfway, .result, .ease, .lift, .blind, .words, .finished: .step
    case .rivalAhead, .rivalBehind: .statistics
    case .rivalTaken, .rivalPassed, .rivalBeaten, .rivalLost: .race
    }
  }

  /// Which of two cues goes first.
  var priority: Int {
    switch self {
    case .count: 80
    case .result, .go, .begin, .finished: 70
    case .coming: 60
    case .blind: 55
    case .ease, .lift: 50
    case .halfway: 45
    case .words: 40
    case .rivalBeaten, .rivalLost: 96
    case .rivalTaken, .rivalPassed: 92
    case .rivalAhead, .rivalBehind: 55
    }
  }

  /// How long it stays worth saying.
  var lifetime: Duration {
    switch self {
    case .count, .go: .seconds(2)
    case .coming: .seconds(6)
    case .begin, .result, .halfway, .ease, .lift: .seconds(12)
    case .words: .seconds(30)
    case .blind, .finished, .rivalBeaten, .rivalLost: .seconds(45)
    case .rivalTaken, .rivalPassed: .seconds(15)
    case .rivalAhead, .rivalBehind: .seconds(35)
    }
  }
}

extension CoachRule {
  /// Whether it speaks beside a course of steps, which asks for its paces itself: food and the heart do.
  var speaksBesideCourse: Bool { self == .fuelWindow || self == .heartRateHigh }
}
