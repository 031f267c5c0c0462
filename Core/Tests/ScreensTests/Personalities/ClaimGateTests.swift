import Coaching
import Screens
import Testing

/// No phrase claims anything about the run without stating it, so that no coach says it of the wrong run.
struct ClaimGateTests {
  @Test(arguments: Personality.allCases)
  func `states what its words claim`(personality: Personality) {
    let silent = Topic.allCases.flatMap { topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        phrase.isNeutral && claims(phrase.text, on: topic)
      }
    }
    #expect(silent.map(\.text) == [])
  }

  @Test(arguments: Personality.allCases)
  func `states the very claim that a word makes, unless the topic does`(personality: Personality) {
    let wrong = Topic.allCases.flatMap { topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        var words = Set(words(in: phrase.text))
        if Self.duel.contains(topic) { words.subtract(["faster", "slower"]) }
        return Self.meanings.contains { meaning in
          !words.isDisjoint(with: meaning.words) && !meaning.topics.contains(topic)
            && meaning.claims.isDisjoint(with: phrase.claims)
        }
      }
    }
    #expect(wrong.map(\.text) == [])
  }

  @Test(arguments: Personality.allCases)
  func `knows nothing that no sensor tells`(personality: Personality) {
    let wrong = Topic.allCases.flatMap { topic in
      personality.lines(on: topic, swearing: true).filter { line in
        let spaced = " " + words(in: line).joined(separator: " ") + " "
        return Self.unmeasured.contains { spaced.contains(" " + $0 + " ") }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: Personality.allCases)
  func `has a word for who recovers and for who is out alone at night`(personality: Personality) {
    let claims = Topic.allCases.flatMap { personality.phrases(on: $0) }.flatMap(\.claims)
    #expect(claims.filter { $0 == .recovering }.count >= 2)
    #expect(claims.filter { $0 == .alone }.count >= 2)
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
      [.morning, .night], [.evening, .night], [.morning, .alone], [.evening, .alone],
      [.steady, .quicker], [.steady, .easing], [.withinReach, .farBehind], [.ahead, .farBehind],
    ]
    let absurd = Topic.allCases.flatMap { topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        clashes.contains { $0.isSubset(of: phrase.claims) }
      }
    }
    #expect(absurd.map(\.text) == [])
  }

  @Test(arguments: Personality.allCases)
  func `asks nobody to win back what cannot be won back`(personality: Personality) {
    let pushes = [Topic.behind, .finalThird, .nearFinish, .rule(.recoverableDeficit)].flatMap {
      topic in
      personality.phrases(on: topic, swearing: true).filter { phrase in
        !phrase.claims.contains(.withinReach)
          && (phrase.claims.contains(.behind) || phrase.claims.contains(.catchingUp))
      }
    }
    #expect(pushes.map(\.text) == [])
    let kind = { (topic: Topic) in
      personality.phrases(on: topic).filter { $0.claims.contains(.farBehind) }.count
    }
    #expect(kind(.behind) >= 3 && kind(.nearFinish) >= 1)
  }

  // Where the runner stands against a rival is what the topic is about.
  private static let duel: [Topic] = [
    CourseCue.rivalAhead, .rivalBehind, .rivalTaken, .rivalPassed, .rivalBeaten, .rivalLost,
  ].map { .course($0) }

  private func claims(_ text: String, on topic: Topic) -> Bool {
    var words = words(in: text)
    if Self.duel.contains(topic) {
      words.removeAll { ["ahead", "behind", "faster", "slower"].contains($0) }
    }
    if !Self.words.isDisjoint(with: words) { return true }
    let spaced = " " + words.joined(separator: " ") + " "
    return Self.turns.contains { spaced.contains(" " + $0 + " ") }
  }

  private func words(in text: String) -> [String] {
    var isFigure = false
    let plain = text.lowercased().filter { character in
      if character == "{" { isFigure = true }
      defer { if character == "}" { isFigure = false } }
      return !isFigure && character != "}"
    }
    return plain.split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  /// What a word says of the run, by the claims of which one has to be stated, and the topics whose
  /// lines are said only where it is so anyway.
  private struct Meaning {
    var words: Set<String>
    var claims: Set<Claim>
    var topics: Set<Topic> = []
  }

  private static let meanings = [
    Meaning(
      words: ["faster", "quicker"],
      claims: [.faster, .fastest, .quicker, .underTarget, .gaining, .ahead, .catchingUp, .overBand]
    ),
    Meaning(
      words: ["slower"],
      claims: [.slower, .slowest, .easing, .overTarget, .losing, .behind, .tired, .underBand]
    ),
    Meaning(words: ["fastest", "quickest"], claims: [.fastest]),
    Meaning(words: ["slowest"], claims: [.slowest]),
    Meaning(words: ["even"], claims: [.even, .equal, .steady, .onPlan, .onTarget]),
    Meaning(words: ["steady"], claims: [.steady, .even, .equal]),
    Meaning(words: ["again"], claims: [.equal, .even, .secondOn, .onPlan, .ahead]),
    Meaning(words: ["uphill", "climbing", "climb"], claims: [.uphill]),
    Meaning(words: ["downhill"], claims: [.downhill]),
    Meaning(words: ["hill"], claims: [.uphill, .downhill]),
    Meaning(words: ["night", "dark", "midnight"], claims: [.night, .alone], topics: [.lateHour]),
    Meaning(words: ["morning", "dawn"], claims: [.morning], topics: [.earlyHour]),
    Meaning(words: ["evening"], claims: [.evening, .night, .alone]),
    Meaning(words: ["tired"], claims: [.tired]),
    Meaning(words: ["fresh"], claims: [.fresh, .fine]),
    Meaning(words: ["strong"], claims: [.fine, .gaining, .faster, .quicker]),
    Meaning(words: ["calm", "relaxed", "comfortable"], claims: [.fine, .easy, .fresh]),
    Meaning(words: ["smooth"], claims: [.steady, .even, .fine]),
    Meaning(words: ["alone"], claims: [.alone]),
    Meaning(words: ["halfway"], claims: [.halfway], topics: [.halfway, .course(.halfway)]),
    Meaning(words: ["recovering"], claims: [.recovering]),
  ]

  private static let unmeasured = [
    "you look", "you sound", "you're looking", "you're sounding", "i can hear you", "i hear you",
    "i see you", "i can see you", "your voice", "a month ago", "last week", "last month",
    "last year",
  ]

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
