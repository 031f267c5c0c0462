import Coaching
import Screens
import Testing
import Training

/// A seed is a promise: the same plan gives the same messages at the same places, whatever words come.
struct SameScriptTests {
  private static let plans = [
    RunPlan(),
    RunPlan(mode: .training, goal: .time(.seconds(6000)), units: .imperial),
    RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(298)
    ),
  ]

  private static let digests = ["fe6fab575cd87893", "29744516dfb32ac0", "7397a8b6b24aa5d"]

  // As many lines on each topic as a long run needs.
  private static let stock = LineStock(
    Dictionary(uniqueKeysWithValues: Topic.ofScripts.map { ($0, 60) })
  )

  @Test func `plans the same messages for a seed in every release`() {
    let planned = Self.plans.map { plan in
      ScriptPlan(for: plan, zonesAreKnown: true, seed: 17, stock: Self.stock)
    }
    #expect(planned.map { digest(of: $0) } == Self.digests)
  }

  @Test(arguments: Personality.allCases)
  func `has the same words in the same order for a seed`(personality: Personality) {
    let author = OfflineAuthor(plan: Self.plans[2], personality: personality, seed: 17)
    let other = OfflineAuthor(plan: Self.plans[2], personality: personality, seed: 18)
    #expect(author.write() == author.write())
    #expect(author.write().phrasebook != other.write().phrasebook)
  }

  /// FNV-1a with 64 bits over everything that a plan holds.
  private func digest(of plan: ScriptPlan) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts(of: plan) {
      for byte in Array(text.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  private func texts(of plan: ScriptPlan) -> [String] {
    var texts = [plan.branchPolicy.rawValue]
    for message in plan.messages(drawing: { _ in Phrase("words") }) {
      texts += [
        message.id, text(of: message.trigger), message.topic?.name ?? "-",
        message.branchKey ?? "-", message.priority.description,
        message.declaredRank?.rawValue ?? "-", message.expiresAfterSeconds?.description ?? "-",
      ]
    }
    return texts
  }

  private func text(of trigger: Trigger) -> String {
    switch trigger {
    case .atDistance(let distance): "at \(distance.meters) m"
    case .everyDistance(let distance): "every \(distance.meters) m"
    case .atTime(let time): "at \(time.inSeconds) s"
    case .halfway: "halfway"
    case .nearFinish(let left): "\(left.meters) m left"
    case .condition(let condition, let key, let cooldown):
      "\(condition.source) \(key ?? "-") \(cooldown?.inSeconds ?? -1)"
    case .fatigueZone(let condition): "fatigue: \(condition.source)"
    }
  }
}
