import Coaching
import Screens
import Testing
import Training

/// A seed is a promise: whoever goes back to an old run finds the script that was heard on it.
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

  private static let digests: [Personality: [String]] = [
    .roastCoach: ["40944760e707cc47", "170a2d8acb920d60", "fce822cd571c9210"],
    .bestFriend: ["414681488da19145", "6427560de84c02ec", "f629adc9a17a689b"],
    .dataAnalyst: ["3009360c0a93196b", "d1707a169254b160", "79ff6aad491424dc"],
    .oldHand: ["29891b8922f0063e", "9151ed43252275f3", "da048e867d747d3f"],
    .zenGuide: ["c1b60af4539ff344", "7a548c1f0f5a2f6b", "1cf9c23e7b0047b7"],
  ]

  @Test(arguments: Personality.allCases)
  func `writes the same script for a seed in every release`(personality: Personality) {
    let written = Self.plans.map { plan in
      OfflineAuthor(
        plan: plan,
        personality: personality,
        allowsSwearing: true,
        seed: 17,
        runner: Runner(age: 40)
      ).write()
    }
    #expect(written.map { digest(of: $0) } == Self.digests[personality])
  }

  /// FNV-1a with 64 bits over everything that a narration holds.
  private func digest(of narration: Narration) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts(of: narration) {
      for byte in Array(text.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  private func texts(of narration: Narration) -> [String] {
    let script = narration.script
    var texts = [script.id, script.branchPolicy.rawValue]
    for message in script.messages {
      texts += [
        message.id, text(of: message.trigger), message.text, message.branchKey ?? "-",
        message.priority.description, message.declaredRank?.rawValue ?? "-",
        message.expiresAfterSeconds?.description ?? "-",
      ]
    }
    for rule in CoachRule.allCases { texts += narration.phrasebook.lines(for: rule) }
    for notice in SensorNotice.allCases { texts += narration.phrasebook.lines(for: notice) }
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
