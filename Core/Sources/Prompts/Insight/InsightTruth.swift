import Screens
import Training

/// What the weeks of an insight were, as it is told, and whether a sentence on more or less agrees.
struct InsightTruth {
  private struct Week {
    var runs: Double
    var length: Double
  }

  /// The newest first: this week, the last, and so on.
  private let weeks: [Week]

  /// Reads what was told.
  init(_ prompt: Prompt) {
    var weeks: [Week] = []
    for line in prompt.question.split(separator: "\n") where line.hasPrefix("Week from ") {
      let tokens = SpokenDays(String(line)).tokens
      var week = Week(runs: 0, length: 0)
      for place in tokens.indices {
        guard let number = NumberReading(tokens, at: place), place + 1 < tokens.count else {
          continue
        }
        if tokens[place + 1] == "runs" { week.runs = number.value }
        if ["km", "mi"].contains(tokens[place + 1]), !number.isTime { week.length = number.value }
      }
      weeks.append(week)
    }
    self.weeks = weeks.reversed()
  }

  /// What a sentence says of more or less that is not so.
  func problems(in text: String) -> [ModelProblem] {
    Words.sentences(text).flatMap { sentence -> [ModelProblem] in
      let tokens = Words.tokens(sentence)
      // Of what was lifted and of a heart these weeks say nothing.
      guard !tokens.contains(where: { Self.others.contains($0) }) else { return [] }
      return tokens.indices.filter { ClaimWords.isSaid(tokens, at: $0) }.compactMap { place in
        // "Up to 30 km" says how far, not that it grew.
        let isUpTo = place + 1 < tokens.count && tokens[place + 1] == "to"
        guard !isUpTo, let isMore = Self.directions[tokens[place]] else { return nil }
        return isSo(isMore, tokens)
          ? nil : .untruth(.contradicted(tokens[place], by: .weeks))
      }
    }
  }

  /// Whether some of the weeks that a sentence may mean went that way.
  private func isSo(_ isMore: Bool, _ tokens: [String]) -> Bool {
    let isOfRuns = tokens.contains("runs")
    func value(_ week: Week) -> Double { isOfRuns ? week.runs : week.length }
    func holds(_ new: Double, _ old: Double) -> Bool { isMore ? new > old : new < old }
    let values = weeks.map(value)
    guard values.count > 1 else { return false }
    let ages = SpokenDays(tokens.joined(separator: " ")).anchors.weeks
    if ages == [0, 1] || ages == [0] { return holds(values[0], values[1]) }
    // The last whole week, against the one before and against the mean of three.
    let before = Array(values.dropFirst(2).prefix(3))
    let isSoOfLast =
      !before.isEmpty
      && (holds(values[1], before[0])
        || holds(values[1], before.reduce(0, +) / Double(before.count)))
    return ages == [1] ? isSoOfLast : isSoOfLast || holds(values[0], values[1])
  }

  private static let directions: [String: Bool] = [
    "more": true, "increase": true, "increased": true, "increasing": true, "rose": true,
    "rising": true, "grew": true, "growing": true, "up": true, "longer": true, "higher": true,
    "improvement": true, "improved": true, "improving": true, "progress": true, "upward": true,
    "less": false, "fewer": false, "decrease": false, "decreased": false, "decreasing": false,
    "fell": false, "falling": false, "dropped": false, "dropping": false, "declined": false,
    "declining": false, "down": false, "shorter": false, "lower": false, "reduced": false,
    "downward": false,
  ]

  private static let others: Set<String> = [
    "lifted", "lift", "lifting", "kg", "weights", "strength", "heart", "bpm", "pace", "effort",
  ]
}
