import Coaching
import Screens
import Testing

/// What is said because of the time alone reproaches nobody: on a free run without a target, "Slow it
/// down" after seventy seconds claimed a pace that nobody had measured against anything.
struct ClockLineTests {
  // Said at fixed seconds of every run that is no race, whatever it is like.
  private static let topics: [Topic] = [.opening, .settle]

  private static let reproaches = [
    "slow it down", "slow down", "calm down", "take a little off", "too keen",
    "too fast", "too quick", "too hard", "started fast",
  ]

  @Test(arguments: Personality.allCases, topics)
  func `reproaches nobody with a pace that was not seen`(
    personality: Personality,
    topic: Topic
  ) {
    let blamed = personality.phrases(on: topic, swearing: true).filter { phrase in
      let text = phrase.text.lowercased()
      // "If you can't say a sentence, it's too quick" leaves it to the runner.
      let isConditional = text.hasPrefix("if ") || text.contains(" if ")
      return phrase.isNeutral && !isConditional
        && Self.reproaches.contains { text.contains($0) }
    }
    #expect(blamed.map(\.text) == [])
  }
}
