import Coaching
import Training

/// A personality's phrases, shuffled by a seed.
struct LineBag {
  private let book: CoachBook?
  private let language: Language
  private let allowsSwearing: Bool
  private let seed: UInt64
  private let unknown: [Placeholder]
  private let disliked: [DislikedWords]
  private var shuffled: [Topic: [Phrase]] = [:]
  // How many words of a topic were given to messages.
  private var given: [Topic: Int] = [:]
  // Words for what is eaten, and for what is drunk, and how many of each were given.
  private var servingRows: [[String]] = []
  private var servingsGiven = [0, 0]

  init(_ author: OfflineAuthor) {
    book = author.book
    language = author.language
    allowsSwearing = author.allowsSwearing
    seed = author.seed
    unknown = Self.unknown(in: author.plan)
    disliked = author.runner.dislikes.map { DislikedWords($0) }
  }

  /// Words for a planned line: of a race's own food and drink with what to take in them.
  mutating func draw(_ line: PlannedLine) -> Phrase? {
    guard let serving = line.serving else { return draw(line.topic) }
    if servingRows.isEmpty {
      for isDrink in [false, true] {
        let rows = book?.servingRows(isDrink: isDrink) ?? []
        servingRows.append(shuffled(rows, salt: isDrink ? 0x0D81 : 0x0F00))
      }
    }
    let kind = serving.isDrink ? 1 : 0
    let rows = servingRows[kind]
    guard !rows.isEmpty else { return nil }
    let number = servingsGiven[kind]
    servingsGiven[kind] += 1
    return Phrase(ServingWords.line(rows[number % rows.count], of: serving, in: language))
  }

  /// Words for a message by itself: neutral ones, again from the first when all have been given.
  mutating func draw(_ topic: Topic) -> Phrase? {
    let phrases = remembered(topic)
    let neutral = phrases.filter { $0.isNeutral }
    let choice = neutral.isEmpty ? phrases : neutral
    guard !choice.isEmpty else { return nil }
    let number = given[topic] ?? 0
    given[topic] = number + 1
    return choice[number % choice.count]
  }

  /// How many messages there are words for on each topic of a script.
  mutating func stock() -> LineStock {
    var counts: [Topic: Int] = [:]
    for topic in Topic.ofScripts {
      let phrases = remembered(topic)
      counts[topic] =
        Self.usesAllPhrases(topic) ? phrases.count : phrases.filter { $0.isNeutral }.count
    }
    return LineStock(counts)
  }

  /// Of a split something is always true, and nobody misses a kind word whose claim does not hold;
  /// elsewhere only neutral words are sure to fit.
  private static func usesAllPhrases(_ topic: Topic) -> Bool {
    topic == .kilometer || topic == .encouragement || topic == .banter
  }

  private mutating func remembered(_ topic: Topic) -> [Phrase] {
    if let phrases = shuffled[topic] { return phrases }
    let phrases = phrases(on: topic)
    shuffled[topic] = phrases
    return phrases
  }

  /// All phrases on a topic that fit the plan, shuffled.
  func phrases(on topic: Topic) -> [Phrase] {
    var lines = book?.phrases(on: topic, swearing: allowsSwearing) ?? []
    if !unknown.isEmpty {
      lines.removeAll { phrase in
        Placeholder.mentioned(in: phrase.text).contains { unknown.contains($0) }
      }
    }
    // What is about safety is said whatever somebody likes.
    if !disliked.isEmpty, !topic.isAboutSafety {
      lines.removeAll { phrase in disliked.contains { $0.stand(in: phrase.text) } }
    }
    // Each topic has a sequence of its own, so that a new phrase in one leaves the others as they are.
    // The standard library's shuffle asks for words of the machine's own width: not the same in wasm.
    let mixed = shuffled(lines, salt: UInt64(Topic.allCases.firstIndex(of: topic) ?? 0))
    // Who has a goal B hears of it before anything general.
    let ofGoals = mixed.filter { $0.claims.contains(.nextGoal) }
    return ofGoals + mixed.filter { !$0.claims.contains(.nextGoal) }
  }

  private func shuffled<Row>(_ rows: [Row], salt: UInt64) -> [Row] {
    var rows = rows
    var seed = Seed(seed &+ salt &* 0x9FB2_1C65_1E98_DF25)
    var last = rows.count - 1
    while last > 0 {
      rows.swapAt(last, seed.below(last + 1))
      last -= 1
    }
    return rows
  }

  /// What a plan will never know, so that no line may ask for it.
  private static func unknown(in plan: RunPlan) -> [Placeholder] {
    var unknown: [Placeholder] = []
    if plan.targetPace == nil {
      unknown += [.targetPace, .gap, .lead, .splitMiss, .resultGap]
    }
    if plan.goal == nil { unknown += [.remaining, .projection, .result, .resultGap, .halfTime] }
    if plan.race?.fallbacks.isEmpty ?? true { unknown += [.goalTime, .goalPace] }
    if plan.goalDistance == nil { unknown += [.finish, .finishRange] }
    return unknown
  }
}
