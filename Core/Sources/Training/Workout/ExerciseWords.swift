/// The words of an exercise's name: what moves, and with what.
///
/// "Bench Press (Barbell)", "Barbell Bench Press" and "BB Bench-Press" have the same words.
struct ExerciseWords: Hashable, Sendable {
  /// What moves and how, sorted, each word once.
  let movement: [String]

  /// With what, sorted, each word once.
  let equipment: [String]

  /// Takes a name apart; of some exercises it is known what they are done with beside what the name says.
  init(_ name: String, knowing tools: Set<String> = []) {
    var words: [String] = []
    NameKey.eachWord(of: name) { words += Self.spelledOut($0) }
    words = Self.joined(words)
    var movement: Set<String> = []
    var equipment: Set<String> = []
    for word in words {
      if Self.tools.contains(word) { equipment.insert(word) } else { movement.insert(word) }
    }
    for silent in Self.silent where movement.contains(silent.beside) {
      let tool = silent.with
      guard tool.isEmpty || equipment.contains(tool) || tools.contains(tool) else { continue }
      movement.remove(silent.word)
    }
    self.init(movement: movement.sorted(), equipment: equipment.sorted())
  }

  private init(movement: [String], equipment: [String]) {
    self.movement = movement
    self.equipment = equipment
  }

  /// The same words without the one that says weight was added; nothing if it does not say so.
  var unweighted: ExerciseWords? {
    guard movement.contains("weighted") else { return nil }
    return ExerciseWords(
      movement: movement.filter { $0 != "weighted" },
      equipment: equipment
    )
  }

  /// Whether it says less than other words do: "Dumbbell Lunge" than "Dumbbell Reverse Lunge".
  func isLooser(than other: ExerciseWords) -> Bool {
    movement.count < other.movement.count && movement.allSatisfy { other.movement.contains($0) }
  }

  /// What part of the words of both movements they share, from 0 to 1; what only says how counts half.
  func likeness(to other: ExerciseWords) -> Double {
    let shared = Self.weight(movement.filter { other.movement.contains($0) })
    let all = Self.weight(movement) + Self.weight(other.movement) - shared
    return all == 0 ? 0 : shared / all
  }

  private static func weight(_ words: [String]) -> Double {
    words.reduce(0) { $0 + (manners.contains($1) ? 0.5 : 1) }
  }

  // MARK: Vocabulary

  private static let tools: Set<String> = [
    "barbell", "dumbbell", "kettlebell", "cable", "machine", "band", "bodyweight", "smith",
    "ezbar", "plateloaded",
  ]

  // They say how a movement is done, not which one it is.
  private static let manners: Set<String> = [
    "single", "arm", "hand", "seated", "standing", "lying", "incline", "decline", "flat", "close",
    "wide", "neutral", "reverse", "grip", "straight", "bar", "v", "rope", "iso", "low", "high",
    "assisted", "weighted", "alternating",
  ]

  private static func spelledOut(_ word: String) -> [String] {
    switch word {
    case "bb", "barbel": ["barbell"]
    case "db", "dumbell": ["dumbbell"]
    case "kb": ["kettlebell"]
    case "bw": ["bodyweight"]
    case "banded": ["band"]
    case "ohp": ["overhead", "press"]
    case "bp": ["bench", "press"]
    case "cgbp": ["close", "grip", "bench", "press"]
    case "rdl": ["romanian", "deadlift"]
    case "sldl": ["stiff", "leg", "deadlift"]
    case "bss": ["bulgarian", "split", "squat"]
    case "tgu": ["turkish", "get", "up"]
    case "flye", "flie": ["fly"]
    case "one", "1": ["single"]
    default: [word]
    }
  }

  // Two words that are also written as one, or that are one thing.
  private static let pairs: [(String, String, String)] = [
    ("pull", "up", "pullup"), ("push", "up", "pushup"), ("chin", "up", "chinup"),
    ("sit", "up", "situp"), ("step", "up", "stepup"), ("pull", "down", "pulldown"),
    ("push", "down", "pushdown"), ("pull", "over", "pullover"), ("pull", "apart", "pullapart"),
    ("cross", "over", "crossover"), ("kick", "back", "kickback"), ("dead", "lift", "deadlift"),
    ("skull", "crusher", "skullcrusher"), ("smith", "machine", "smith"),
    ("cable", "machine", "cable"), ("ez", "bar", "ezbar"), ("plate", "loaded", "plateloaded"),
    ("resistance", "band", "band"), ("body", "weight", "bodyweight"), ("hex", "bar", "trapbar"),
    ("trap", "bar", "trapbar"),
  ]

  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, let pair = pairs.first(where: { $0.0 == last && $0.1 == word }) {
        joined[joined.count - 1] = pair.2
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  // What is meant beside another word, said or not: a squat with a barbell has it on the back.
  private static let silent: [(word: String, beside: String, with: String)] = [
    ("back", "squat", "barbell"), ("lat", "pulldown", ""), ("bicep", "curl", ""),
    ("tricep", "pushdown", ""), ("conventional", "deadlift", ""), ("strict", "press", ""),
  ]
}
