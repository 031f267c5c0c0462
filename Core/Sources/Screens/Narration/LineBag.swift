import Coaching
import Training

/// A personality's lines, shuffled by a seed; each is drawn once.
struct LineBag {
  private let personality: Personality
  private let allowsSwearing: Bool
  private let seed: UInt64
  private let unknown: [Placeholder]
  private var rests: [Topic: [String]] = [:]

  init(_ author: OfflineAuthor) {
    personality = author.personality
    allowsSwearing = author.allowsSwearing
    seed = author.seed
    unknown = Self.unknown(in: author.plan)
  }

  /// Takes a line out of the bag; nothing when all on this topic have been used.
  mutating func draw(_ topic: Topic) -> String? {
    var rest = rests[topic] ?? lines(on: topic)
    // Food and drink are spoken of for as long as a run lasts.
    if rest.isEmpty, topic == .fuel || topic == .drink { rest = lines(on: topic) }
    let line = rest.popLast()
    rests[topic] = rest
    return line
  }

  /// How many lines there are on each topic of a script.
  mutating func stock() -> LineStock {
    var counts: [Topic: Int] = [:]
    for topic in Topic.ofScripts {
      let rest = rests[topic] ?? lines(on: topic)
      rests[topic] = rest
      counts[topic] = rest.count
    }
    return LineStock(counts)
  }

  /// All lines on a topic that fit the plan, shuffled.
  func lines(on topic: Topic) -> [String] {
    // Words are chosen before the run, so nobody knows which claims will hold.
    var lines = personality.phrases(on: topic, swearing: allowsSwearing)
      .filter { $0.isNeutral }.map { $0.text }
    if !unknown.isEmpty {
      lines.removeAll { line in
        Placeholder.mentioned(in: line).contains { unknown.contains($0) }
      }
    }
    // Each topic has a sequence of its own, so that a new line in one leaves the others as they are.
    // The standard library's shuffle asks for words of the machine's own width: not the same in wasm.
    let place = UInt64(Topic.allCases.firstIndex(of: topic) ?? 0)
    var seed = Seed(seed &+ place &* 0x9FB2_1C65_1E98_DF25)
    var last = lines.count - 1
    while last > 0 {
      lines.swapAt(last, seed.below(last + 1))
      last -= 1
    }
    return lines
  }

  /// What a plan will never know, so that no line may ask for it.
  private static func unknown(in plan: RunPlan) -> [Placeholder] {
    var unknown: [Placeholder] = []
    if plan.targetPace == nil {
      unknown += [.targetPace, .gap, .lead, .splitMiss, .resultGap]
    }
    if plan.goal == nil { unknown += [.remaining, .projection, .result, .resultGap] }
    if plan.goalDistance == nil { unknown += [.finish, .finishRange] }
    return unknown
  }
}
