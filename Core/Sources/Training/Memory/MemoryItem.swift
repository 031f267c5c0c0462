/// A remembered item about a person: a preference, a goal, a fact.
public struct MemoryItem: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case preference, goal, fact, dislike, personalReference
  }

  /// Who says so.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case user
    case aiInferred = "ai_inferred"
    case systemDefault = "system_default"
  }

  /// What is remembered.
  public enum Value: Hashable, Sendable {
    case truth(Bool)
    case number(Double)
    case text(String)
    /// A list or an object, as JSON writes it.
    case tree(String)
  }

  /// What kind of thing it is.
  public var kind: Kind

  /// What it is called; of one key there is one item: "heart.max", "goal.race.berlin".
  public var key: String

  /// What is remembered.
  public var value: Value

  /// The certainty, from 0 to 1; what people say about themselves is 1.
  public var confidence: Double

  /// Who says so.
  public var source: Source

  /// When it was said last, in seconds since 1970-01-01T00:00:00Z, to the millisecond.
  public var updatedAt: Instant

  /// Creates an item that people said about themselves.
  public init(
    _ kind: Kind,
    _ key: String,
    _ value: Value,
    confidence: Double = 1,
    source: Source = .user,
    updatedAt: Instant
  ) {
    self.kind = kind
    self.key = key
    self.value = value
    self.confidence = confidence
    self.source = source
    self.updatedAt = updatedAt
  }
}

extension Runner {
  /// The facts that are read: what each is called, and the numbers that it may be.
  public static let facts: [(key: String, range: ClosedRange<Double>)] = [
    ("age", 5...110), (maximumKey, 80...240), ("heart.rest", 25...120),
    (refusedMaximumKey, 80...240), (weightKey, 20...300), (thresholdKey, 80...230),
  ]

  /// The key of the highest heart rate, as the runner gives or confirms it.
  public static let maximumKey = "heart.max"

  /// The key of a heart rate that an activity held and the runner refused.
  public static let refusedMaximumKey = "heart.max.refused"

  /// The key of the body mass in kilograms.
  public static let weightKey = "weight"

  /// The key of the heart rate at the lactate threshold.
  public static let thresholdKey = "heart.threshold"

  /// The key of the kind of zones, as one of the words of ``HeartRateZones/Method``.
  public static let zonesKey = "heart.zones"

  /// The key of the runner's own zone boundaries: "115 132 148 160 172".
  public static let edgesKey = "heart.edges"

  /// The facts that are one of some words.
  public static let choices: [(key: String, words: [String])] = [
    (sexKey, Sex.allCases.map { $0.rawValue }),
    (zonesKey, HeartRateZones.Method.allCases.map { $0.rawValue }),
  ]

  /// The key of the fact that says a sex, as one of the words of ``Sex``.
  public static let sexKey = "sex"

  /// Whether a key is one of the facts that are read.
  public static func isFact(_ key: String) -> Bool {
    key == edgesKey || choices.contains { $0.key == key } || facts.contains { $0.key == key }
  }

  /// What memory knows about a person, for what they leave out now: facts that
  /// are sure.
  ///
  /// A number that nobody can have is passed over; whoever keeps items refuses it.
  public func filled(from memory: [MemoryItem]) -> Runner {
    func number(_ key: String) -> Double? {
      guard let range = Self.facts.first(where: { $0.key == key })?.range,
        let item = memory.first(where: { $0.kind == .fact && $0.key == key }),
        case .number(let number) = item.value, item.confidence == 1, range.contains(number)
      else { return nil }
      return number
    }
    var runner = self
    runner.age = age ?? number("age").map { Int($0) }
    runner.maxHeartRate = maxHeartRate ?? number(Self.maximumKey).map { .beatsPerMinute($0) }
    runner.restingHeartRate = restingHeartRate ?? number("heart.rest").map { .beatsPerMinute($0) }
    runner.refusedHeartRate =
      refusedHeartRate ?? number(Self.refusedMaximumKey).map { .beatsPerMinute($0) }
    runner.kilograms = kilograms ?? number(Self.weightKey)
    runner.sex = sex ?? Self.word(Self.sexKey, in: memory).flatMap { Sex(rawValue: $0) }
    runner.thresholdHeartRate =
      thresholdHeartRate ?? number(Self.thresholdKey).map { .beatsPerMinute($0) }
    runner.zoneMethod =
      zoneMethod
      ?? Self.word(Self.zonesKey, in: memory).flatMap { HeartRateZones.Method(rawValue: $0) }
    if dislikes.isEmpty { runner.dislikes = Self.dislikes(in: memory) }
    if zoneEdges.isEmpty, let text = Self.word(Self.edgesKey, in: memory) {
      runner.zoneEdges = HeartRateZones.edges(in: text) ?? []
    }
    return runner
  }

  // What is disliked for sure, in a stable order.
  private static func dislikes(in memory: [MemoryItem]) -> [String] {
    var texts: [String] = []
    for item in memory where item.kind == .dislike && item.confidence == 1 {
      if case .text(let text) = item.value { texts.append(text) }
    }
    return texts.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func word(_ key: String, in memory: [MemoryItem]) -> String? {
    let item = memory.first { $0.kind == .fact && $0.key == key && $0.confidence == 1 }
    guard case .text(let word)? = item?.value else { return nil }
    return word
  }
}
