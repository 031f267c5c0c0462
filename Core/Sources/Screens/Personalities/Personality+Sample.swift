extension Personality {
  /// A line by which to choose it, in a language that it speaks or else in English: the first of its text on
  /// encouragement, also where its words are not here.
  public func sample(in language: Language = .english) -> String {
    switch self {
    case .roastCoach:
      language.pick(
        "Most people are sitting down right now. You're winning by default. It counts.",
        "Du bist draußen. Damit bist du schon mal besser als dein innerer Schweinehund."
      )
    case .bestFriend:
      language.pick(
        "This bit's ours. Nothing else matters for a while.",
        "Dieses Stück gehört uns. Alles andere kann mal kurz warten."
      )
    case .dataAnalyst:
      language.pick(
        "Discomfort is a reading, not an instruction. Pain is different: for pain you stop.",
        "Jede Einheit verschiebt die Kurve. Auch diese."
      )
    case .oldHand:
      language.pick(
        "I've coached fast ones and I've coached stubborn ones. Stubborn lasts.",
        "Man muss nicht gut drauf sein. Man muss nur laufen."
      )
    case .zenGuide:
      language.pick(
        "One step is easy. This is only one step.",
        "Du bist hier. Das ist alles, was der Weg verlangt."
      )
    }
  }

  /// Whether it has lines that swear, for those who ask for them.
  public var swears: Bool { self == .roastCoach }
}
