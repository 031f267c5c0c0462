import Coaching
import Screens
import Testing
import Training

/// How much a coach talks, and of what it does not.
struct TalkTests {
  private static let half = RunPlan(
    mode: .training,
    goal: .distance(.meters(21_097.5)),
    targetPace: .secondsPerKilometer(330)
  )

  private func names(
    _ talk: TalkLevel,
    of plan: RunPlan = half,
    without: Set<TalkTopic> = []
  ) -> [String] {
    OfflineAuthor(plan: plan, personality: .oldHand, seed: 3, talk: talk, without: without)
      .write().script.messages
      .map { $0.id.split(separator: "-").dropLast().joined(separator: "-") }
  }

  private func isFiller(_ name: String) -> Bool { name == "encouragement" || name == "banter" }

  @Test func `fills a seventh of its lines at most, unless it is asked for more`() {
    let normal = names(.normal)
    #expect(normal.filter(isFiller).count * 20 <= normal.count * 3)
    // A run without a goal has room for more.
    let quiet = names(.normal, of: RunPlan()).filter(isFiller)
    #expect(names(.more, of: RunPlan()).filter(isFiller).count > quiet.count)
  }

  @Test func `keeps splits, milestones and food where it shall talk less`() {
    let less = names(.less)
    #expect(!less.contains(where: isFiller) && !less.contains("technique"))
    for name in ["split", "halfway", "fuel", "on-pace"] { #expect(less.contains(name)) }
  }

  @Test func `leaves out what the runner does not want to hear of`() {
    let names = names(.normal, without: [.splits, .plan, .technique, .stories])
    for name in ["split", "on-pace", "ahead", "behind", "technique", "banter"] {
      #expect(!names.contains(name))
    }
    #expect(names.contains("halfway"))
    let reactions = OfflineAuthor(
      plan: Self.half,
      personality: .oldHand,
      seed: 3,
      without: [.plan]
    ).write().phrasebook
    #expect(reactions.lines(for: .surplus).isEmpty)
    #expect(!reactions.lines(for: .heartRateHigh).isEmpty)
  }
}
