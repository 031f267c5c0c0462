import Screens
import Training

/// What a run's course, pauses and effort were, as a summary is told, and whether its praise agrees.
///
/// A claim is refused where the facts contradict it; a comparison with other runs also where there are none.
struct SummaryTruth {
  /// A word on how a run went.
  private enum Word: CaseIterable {
    case faster, even, slower, unbroken, paused, easy, hard, better
  }

  private let facts: String
  private let effort: Double?
  private let run: Run?
  private let earlier: [Run]

  private struct Run {
    var sport: String
    var length: Double?
    var pace: Double?
  }

  /// Reads what was told.
  init(_ prompt: Prompt) {
    facts = prompt.person + "\n" + prompt.question
    var (effort, run, earlier): (Double?, Run?, [Run]) = (nil, nil, [])
    for line in facts.split(separator: "\n") {
      if line.hasPrefix("The runner rates the effort ") {
        let tokens = Words.tokens(String(line))
        effort = tokens.indices.lazy.compactMap { NumberReading(tokens, at: $0)?.value }.first
      } else if line.hasPrefix("The run: ") {
        run = Self.run(line)
      } else if line.hasPrefix("Earlier run, ") {
        earlier.append(Self.run(line))
      }
    }
    self.effort = effort
    self.run = run
    self.earlier = earlier.filter { $0.sport == run?.sport }
  }

  /// The lines that say how a run went; what its record does not show has none.
  static func lines(_ worth: RunWorth) -> [String] {
    var lines: [String] = []
    switch worth.course {
    case .faster: lines.append(faster)
    case .even: lines.append(even)
    case .slower: lines.append(slower)
    case nil: break
    }
    if let pauses = worth.pauses { lines.append(paused + " " + Written.duration(pauses) + ".") }
    return lines
  }

  private static let faster = "The second half was faster than the first."
  private static let even = "Both halves were equally fast."
  private static let slower = "The second half was slower than the first."
  private static let paused = "The pauses took"

  /// What a text says of the run that is not so.
  func problems(in text: String) -> [ModelProblem] {
    Words.sentences(text).flatMap { sentence -> [ModelProblem] in
      let tokens = Words.tokens(sentence)
      return Word.allCases.flatMap { word -> [ModelProblem] in
        Self.phrases(word).filter { phrase in
          Words.places(of: Words.tokens(phrase), in: tokens).contains {
            ClaimWords.isSaid(tokens, at: $0)
          } && isContradicted(word)
        }.map { ModelProblem.untruth(.contradicted($0, by: .facts)) }
      } + comparisons(tokens)
    }
  }

  private func isContradicted(_ word: Word) -> Bool {
    switch word {
    case .faster: facts.contains(Self.even) || facts.contains(Self.slower)
    case .even: facts.contains(Self.faster) || facts.contains(Self.slower)
    case .slower: facts.contains(Self.even) || facts.contains(Self.faster)
    case .unbroken: facts.contains(Self.paused)
    case .paused: facts.contains("you kept going without a long pause")
    case .easy: effort.map { $0 >= 7 } ?? false
    case .hard: effort.map { $0 <= 4 } ?? false
    case .better: !isBetter
    }
  }

  /// Whether it was faster or longer than the run before; without one nothing is better.
  private var isBetter: Bool {
    guard let run, let last = earlier.first else { return false }
    if let now = run.pace, let before = last.pace, now < before { return true }
    if let now = run.length, let before = last.length, now > before { return true }
    return false
  }

  // MARK: Comparisons

  /// "Faster than your last run", "longer than usual".
  private func comparisons(_ tokens: [String]) -> [ModelProblem] {
    tokens.indices.compactMap { place in
      guard let isMore = Self.comparatives[tokens[place]],
        place + 1 < tokens.count, tokens[place + 1] == "than"
      else { return nil }
      let rest = tokens[(place + 2)...].prefix(4)
      let isLast = rest.contains { ["last", "previous"].contains($0) }
      let isUsual = rest.contains {
        ["usual", "average", "normal", "earlier", "before"].contains($0)
      }
      guard isLast || isUsual else { return nil }
      let isPace = ["faster", "quicker", "slower"].contains(tokens[place])
      func value(_ run: Run) -> Double? { isPace ? run.pace.map { -$0 } : run.length }
      let others = (isLast ? Array(earlier.prefix(1)) : earlier).compactMap(value)
      let words = ([tokens[place], "than"] + rest).joined(separator: " ")
      guard let own = run.flatMap(value), !others.isEmpty else {
        return .untruth(.contradicted(words, by: .noOtherRuns))
      }
      let mean = others.reduce(0, +) / Double(others.count)
      guard isMore ? own <= mean : own >= mean else { return nil }
      return .untruth(.contradicted(words, by: .earlierRuns))
    }
  }

  private static let comparatives: [String: Bool] = [
    "faster": true, "quicker": true, "longer": true, "farther": true, "further": true,
    "slower": false, "shorter": false,
  ]

  private static func phrases(_ word: Word) -> [String] {
    switch word {
    case .faster:
      [
        "negative split", "negative splits", "faster in the second half", "faster second half",
        "second half was faster", "second half was stronger", "stronger second half",
        "finished faster", "sped up", "got faster", "picked up the pace", "finished strong",
        "finished strongly", "strong finish", "faster at the end", "first half was slower",
        "slower first half", "second half was quicker",
      ]
    case .even:
      [
        "even pace", "pace was even", "even splits", "evenly", "steady pace", "pace was steady",
        "pace was very steady", "consistent pace", "pace was consistent", "consistent speed",
        "constant pace", "pace was constant", "stayed steady", "held steady", "steady throughout",
        "consistent throughout", "maintained a steady", "maintained a consistent", "kept a steady",
        "kept a consistent", "equally fast", "equal speeds", "equal speed",
      ]
    case .slower:
      [
        "slowed", "slowed down", "faded", "slower second half", "second half was slower",
        "slower in the second half", "positive split", "lost pace", "pace dropped", "pace fell",
        "got slower", "first half was faster", "first half was quicker", "faster first half",
      ]
    case .unbroken:
      [
        "without stopping", "without a stop", "without a break", "without a pause",
        "without pauses", "never stopped", "nonstop", "non stop", "did not stop", "didnt stop",
        "no pauses", "no breaks",
      ]
    case .paused: ["long pause", "long break", "you paused", "you took a break"]
    case .easy: ["easy run", "easy effort", "felt easy", "effortless", "relaxed run"]
    case .hard: ["hard run", "hard effort", "tough run", "all out", "exhausting"]
    case .better:
      [
        "improvement", "improved", "improving", "progress", "getting better", "better than last",
        "faster than ever", "getting fitter",
      ]
    }
  }

  /// Reads a line of ``RunLines``.
  private static func run(_ line: Substring) -> Run {
    let tokens = SpokenDays(String(line)).tokens
    let sports = ["running", "walking", "cycling", "swimming", "other"]
    var run = Run(sport: tokens.first { sports.contains($0) } ?? "")
    for place in tokens.indices {
      guard let number = NumberReading(tokens, at: place), number.isDigits,
        place + 1 < tokens.count, ["km", "mi"].contains(tokens[place + 1])
      else { continue }
      if number.isTime { run.pace = number.value } else { run.length = number.value }
    }
    return run
  }
}
