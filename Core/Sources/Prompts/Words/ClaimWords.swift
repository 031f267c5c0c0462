import Coaching

/// Words that say how a run goes, by the claim that they make: "right on pace", "slowing down".
enum ClaimWords {
  /// The claims of a text, each with the words that make it.
  ///
  /// Advice claims nothing ("find a steady pace"), nor does what is denied or only supposed ("not slowing
  /// down", "if you get behind schedule").
  static func claims(in text: String) -> [(claim: Claim, words: String)] {
    Words.sentences(text).flatMap { sentence in
      let tokens = Words.tokens(sentence)
      return phrases.flatMap { claim, list in
        list.compactMap { phrase in
          Words.places(of: Words.tokens(phrase), in: tokens).contains { isSaid(tokens, at: $0) }
            ? (claim, phrase) : nil
        }
      }
    }
  }

  /// Whether words at a place are meant of now: nothing in front of them asks, denies or supposes.
  static func isSaid(_ tokens: [String], at place: Int) -> Bool {
    !tokens[max(0, place - 5)..<place].contains { open.contains($0) }
  }

  private static let open: Set<String> = [
    "keep", "hold", "find", "maintain", "stay", "settle", "try", "aim", "get", "go", "run", "need",
    "want", "focus", "start", "begin", "make", "take", "set", "choose", "pick", "use", "work",
    "not", "no", "never", "dont", "doesnt", "isnt", "arent", "wasnt", "werent", "didnt", "without",
    "avoid", "if", "when", "unless", "before", "until", "to", "should", "could", "would", "will",
    "may", "might", "can", "lets", "next", "rather", "instead", "back",
  ]

  private static let phrases: [(claim: Claim, phrases: [String])] = [
    (
      .onPlan,
      [
        "on pace", "on plan", "on target", "on schedule", "on track", "right at target",
        "at target pace", "at your target pace",
      ]
    ),
    (.ahead, against("ahead of") + ["faster than planned", "faster than target"]),
    (.behind, against("behind") + ["slower than planned", "slower than target"]),
    (
      .steady,
      [
        "steady pace", "pace is steady", "pace is even", "even pace", "consistent pace",
        "pace is consistent", "pace is constant", "constant pace", "holding steady",
      ]
    ),
    (
      .quicker,
      ["speeding up", "getting faster", "picking up the pace", "picking it up", "accelerating"]
    ),
    (
      .easing,
      ["slowing down", "slowing", "getting slower", "losing pace", "losing speed", "fading"]
    ),
  ]

  private static func against(_ word: String) -> [String] {
    let things = ["plan", "schedule", "pace", "target", "goal", "goal pace", "target pace"]
    return things.flatMap { ["\(word) \($0)", "\(word) your \($0)", "\(word) the \($0)"] }
  }
}
