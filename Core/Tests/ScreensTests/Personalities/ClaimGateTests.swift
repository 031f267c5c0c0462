import Coaching
import Screens
import Testing

/// No phrase claims anything about the run without stating it, so that no coach says it of the wrong run.
struct ClaimGateTests {
  @Test(arguments: Personality.allCases)
  func `states what its words claim`(personality: Personality) {
    let silent = Topic.allCases.flatMap { topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        phrase.isNeutral && claims(phrase.text)
      }
    }
    #expect(silent.map(\.text) == [])
  }

  @Test(arguments: Personality.allCases)
  func `has something to say on every topic whatever is true`(personality: Personality) {
    let poor = Topic.allCases.filter { topic in
      personality.phrases(on: topic).filter(\.isNeutral).count < 3
    }
    #expect(poor == [])
  }

  @Test(arguments: Personality.allCases)
  func `claims nothing that cannot be true at once`(personality: Personality) {
    let clashes: [Set<Claim>] = [
      [.faster, .slower], [.fastest, .slowest], [.uphill, .downhill], [.uphill, .flat],
      [.downhill, .flat], [.quicker, .easing], [.easy, .hard], [.ahead, .behind],
      [.gaining, .losing],
      [.first, .secondOn], [.early, .late], [.measured, .guessed], [.fine, .hard],
      [.fine, .easing],
      [.fine, .standing], [.underTarget, .overTarget], [.onTarget, .overTarget],
      [.onTarget, .underTarget], [.ahead, .losing], [.behind, .gaining], [.morning, .evening],
      [.morning, .night], [.evening, .night], [.steady, .quicker], [.steady, .easing],
    ]
    let absurd = Topic.allCases.flatMap { topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        clashes.contains { $0.isSubset(of: phrase.claims) }
      }
    }
    #expect(absurd.map(\.text) == [])
  }

  private func claims(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    if !Self.words.isDisjoint(with: words) { return true }
    let spaced = " " + words.joined(separator: " ") + " "
    return Self.turns.contains { spaced.contains(" " + $0 + " ") }
  }

  private static let words: Set = [
    "even", "steady", "smooth", "same", "again", "still", "faster", "slower", "quicker", "ahead",
    "behind", "calm", "relaxed", "comfortable", "fresh", "strong", "tired", "hill", "climb", "flat",
    "honest", "sensible", "patient", "holding", "perfect", "best", "alone", "dark", "dawn",
  ]

  private static let turns = [
    "on plan", "never stopped", "without a break", "nothing to fix", "nothing to change",
    "good pace", "under control",
  ]
}
