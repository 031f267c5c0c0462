/// How far a phrasebook has been used: each line is said once before the first is said again.
struct Phrases: Equatable, Sendable {
  private let book: Phrasebook
  private var usedByRule = CoachRule.allCases.map { _ in 0 }
  private var usedByNotice = SensorNotice.allCases.map { _ in 0 }

  init(_ book: Phrasebook) { self.book = book }

  /// The next line for a rule, nothing where there is none.
  func next(for rule: CoachRule) -> String? {
    let lines = book.lines(for: rule)
    return lines.isEmpty ? nil : lines[usedByRule[rule.index] % lines.count]
  }

  /// The next line for a notice, nothing where there is none.
  func next(for notice: SensorNotice) -> String? {
    let lines = book.lines(for: notice)
    return lines.isEmpty ? nil : lines[usedByNotice[notice.index] % lines.count]
  }

  /// Counts a line as used, if it was one of the book's.
  mutating func use(_ source: Line.Source) {
    switch source {
    case .rule(let rule): usedByRule[rule.index] += 1
    case .sensor(let notice): usedByNotice[notice.index] += 1
    case .script, .reply, .cue: break
    }
  }
}

extension CoachRule {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SensorNotice {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
