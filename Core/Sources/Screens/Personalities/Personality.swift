public import Coaching

/// Whose voice the runner hears: a character with words of its own for everything.
public enum Personality: String, CaseIterable, Hashable, Sendable {
  case roastCoach = "roast_coach"
  case bestFriend = "best_friend"
  case dataAnalyst = "data_analyst"
  case oldHand = "old_hand"
  case zenGuide = "zen_guide"

  /// What a person calls it.
  public var name: String {
    switch self {
    case .roastCoach: "Roast coach"
    case .bestFriend: "Best friend"
    case .dataAnalyst: "Data analyst"
    case .oldHand: "Old hand"
    case .zenGuide: "Zen guide"
    }
  }

  /// What a person calls it in a language.
  public func name(in language: Language) -> String {
    let german =
      switch self {
      case .roastCoach: "Lästermaul"
      case .bestFriend: "Kumpel"
      case .dataAnalyst: "Zahlenmensch"
      case .oldHand: "Alter Hase"
      case .zenGuide: "Ruhepol"
      }
    return language.pick(name, german)
  }

  /// What it is like in a sentence, in a language.
  public func about(in language: Language) -> String {
    let german =
      switch self {
      case .roastCoach: "Lästert über dein Tempo und jede Ausrede und ist heimlich stolz auf dich."
      case .bestFriend: "Läuft mit, plaudert und lässt dich da draußen nie allein."
      case .dataAnalyst: "Ruhig, genau und trocken: liest die Zahlen und sagt, was sie bedeuten."
      case .oldHand: "Fünfzig Jahre Laufen, Regen und schlechte Schuhe: trocken, gütig, geduldig."
      case .zenGuide: "Wenige Worte und viel Ruhe: Atem, Füße und was es zu sehen gibt."
      }
    return language.pick(about, german)
  }

  /// What it is like, in a sentence.
  public var about: String {
    switch self {
    case .roastCoach: "Mocks your pace and every excuse, and is secretly proud of you."
    case .bestFriend: "Runs along with you, chats, and never lets you feel alone out there."
    case .dataAnalyst: "Calm, exact and dry: reads the numbers and says what they mean."
    case .oldHand: "Fifty years of running, rain and bad shoes: dry, kind and patient."
    case .zenGuide: "Few words and much calm: the breath, the feet, and what there is to see."
    }
  }

  /// The phrases on a topic with their claims, the ones that swear only where the runner wants them.
  ///
  /// A row whose claims nobody knows is left out: what it needs to be true cannot be checked.
  public func phrases(
    on topic: Topic,
    swearing: Bool = false,
    in language: Language = .english
  ) -> [Phrase] {
    phraseRows(on: topic, in: language).filter { $0.isUsable(swearing: swearing) }
      .map { $0.phrase }
  }

  /// The words of the phrases on a topic.
  public func lines(
    on topic: Topic,
    swearing: Bool = false,
    in language: Language = .english
  ) -> [String] {
    phrases(on: topic, swearing: swearing, in: language).map { $0.text }
  }

  /// Every row on a topic as it was written.
  ///
  /// Words are kept as one text a topic with a phrase a row, and taken apart when they are asked for:
  /// five personalities then cost the page their letters and nothing else.
  public func phraseRows(on topic: Topic, in language: Language = .english) -> [PhraseRow] {
    guard let rows = rows(on: topic, in: language) else { return [] }
    return Array(rows.utf8).split(separator: UInt8(ascii: "\n"))
      .map { PhraseRow($0, in: language) }
  }

  /// Whether it has words of its own in a language; where it has none it speaks English.
  public func speaks(_ language: Language) -> Bool { rows(on: .opening, in: language) != nil }

  /// The rows for what is taken at a place of a race: each begins with `{serving}`, what it is.
  func servingRows(isDrink: Bool, in language: Language = .english) -> [String] {
    guard let text = serving(isDrink: isDrink, in: language) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }

  private func serving(isDrink: Bool, in language: Language) -> String? {
    switch (self, language) {
    case (.roastCoach, .english): isDrink ? RoastCoach.drinkServing : RoastCoach.serving
    case (.bestFriend, .english): isDrink ? BestFriend.drinkServing : BestFriend.serving
    case (.dataAnalyst, .english): isDrink ? DataAnalyst.drinkServing : DataAnalyst.serving
    case (.oldHand, .english): isDrink ? OldHand.drinkServing : OldHand.serving
    case (.zenGuide, .english): isDrink ? ZenGuide.drinkServing : ZenGuide.serving
    case (.bestFriend, .german): isDrink ? GermanFriend.drinkServing : GermanFriend.serving
    case (.roastCoach, .german): isDrink ? GermanRoast.drinkServing : GermanRoast.serving
    case (.oldHand, .german): isDrink ? GermanHand.drinkServing : GermanHand.serving
    case (.dataAnalyst, .german):
      isDrink ? GermanAnalyst.drinkServing : GermanAnalyst.serving
    case (.zenGuide, .german): isDrink ? GermanZen.drinkServing : GermanZen.serving
    }
  }

  func rows(on topic: Topic, in language: Language) -> String? {
    switch (self, language) {
    case (.roastCoach, .english): RoastCoach.rows(on: topic)
    case (.bestFriend, .english): BestFriend.rows(on: topic)
    case (.dataAnalyst, .english): DataAnalyst.rows(on: topic)
    case (.oldHand, .english): OldHand.rows(on: topic)
    case (.zenGuide, .english): ZenGuide.rows(on: topic)
    case (.bestFriend, .german): GermanFriend.rows(on: topic)
    case (.roastCoach, .german): GermanRoast.rows(on: topic)
    case (.oldHand, .german): GermanHand.rows(on: topic)
    case (.dataAnalyst, .german): GermanAnalyst.rows(on: topic)
    case (.zenGuide, .german): GermanZen.rows(on: topic)
    }
  }
}
