import Coaching
import Screens
import Testing
import Training

/// What a runner does not want to hear of is not said.
struct DislikesTests {
  private static let plan = RunPlan(
    mode: .training,
    goal: .distance(.kilometers(15)),
    targetPace: .secondsPerKilometer(330)
  )

  private func texts(_ dislikes: [String], by coach: Personality) -> [String] {
    var runner = Runner()
    runner.dislikes = dislikes
    let narration = OfflineAuthor(plan: Self.plan, personality: coach, seed: 4, runner: runner)
      .write()
    let phrases = Topic.allCases.flatMap { narration.phrasebook.phrases(on: $0) }
    return narration.script.messages.map { $0.text } + phrases.map { $0.text }
  }

  @Test(arguments: Personality.allCases)
  func `says nothing of what is disliked, and all the rest`(coach: Personality) {
    let all = texts([], by: coach)
    let word = "shoulders"
    #expect(all.contains { $0.lowercased().contains(word) })
    let left = texts(["talk about shoulders"], by: coach)
    #expect(!left.contains { $0.lowercased().contains("shoulder") })
    #expect(left.count * 10 > all.count * 8)
    #expect(texts([""], by: coach) == all)
  }

  @Test func `reads dislikes from what is remembered for sure`() {
    let memory = [
      MemoryItem(.dislike, "a", .text("shoulders"), updatedAt: Instant(secondsSince1970: 1)),
      MemoryItem(.goal, "b", .text("spring"), updatedAt: Instant(secondsSince1970: 1)),
      MemoryItem(
        .dislike,
        "c",
        .text("rain"),
        confidence: 0.6,
        source: .aiInferred,
        updatedAt: Instant(secondsSince1970: 1)
      ),
    ]
    #expect(Runner().filled(from: memory).dislikes == ["shoulders"])
  }
}
