import CoachTexts

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

  /// Its words in a language, where they are here: a program carries all, a page's core what it was handed.
  public func book(in language: Language) -> CoachBook? {
    let text = coach_text(place, Self.place(of: language))
    guard text.count > 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: text.start, count: Int(text.count))
    return CoachBook(Array(bytes), in: language)
  }

  /// Learns its words in a language, where the program carries none: in a page's core.
  public func learn(_ words: CoachBook) {
    words.text.withUnsafeBufferPointer { bytes in
      coach_text_take(place, Self.place(of: words.language), bytes.baseAddress, Int32(bytes.count))
    }
  }

  /// Whether it has words of its own in a language; where it has none it speaks English.
  public func speaks(_ language: Language) -> Bool {
    switch language {
    case .english, .german: true
    }
  }

  /// What to do where its words could not be had.
  public func wordsAreMissing(in language: Language) -> String {
    language.pick(
      "The words of “\(name)” are not on this device. Connect to your server once, then try again.",
      "Die Sätze von „\(name(in: .german))“ sind nicht auf diesem Gerät. Verbinde dich einmal mit deinem "
        + "Server und versuche es dann noch einmal."
    )
  }

  private var place: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? -1) }

  private static func place(of language: Language) -> Int32 {
    Int32(Language.allCases.firstIndex(of: language) ?? -1)
  }
}
