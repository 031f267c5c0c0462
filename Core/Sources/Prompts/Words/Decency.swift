import Coaching
import Screens

/// What no words of a model may hold, whatever they are about.
enum Decency {
  /// What is wrong with the words.
  static func problems(in text: String, swearing: Bool) -> [ModelProblem] {
    var problems: [ModelProblem] = []
    if text.contains("...") || text.contains("…") {
      problems.append(.manner(.ellipsis))
    }
    let (plain, names) = parts(of: text)
    if let sign = plain.unicodeScalars.first(where: isMarkup) {
      problems.append(.manner(.sign(sign.escaped(asASCII: true))))
    }
    let lower = text.lowercased()
    if ["http", "www.", "://", "@", ".com", ".org"].contains(where: { lower.contains($0) }) {
      problems.append(.manner(.address))
    }
    let tokens = Words.tokens(text)
    for phrase in forbidden where Words.contains(tokens, phrase) {
      problems.append(.manner(.unfit(phrase)))
    }
    if !swearing, let word = tokens.first(where: { swearWords.contains($0) }) {
      problems.append(.manner(.swearing(word)))
    }
    for name in names where Placeholder(rawValue: name) == nil {
      problems.append(.manner(.unknownPlaceholder(name)))
    }
    return problems
  }

  /// Words that hold medical advice or claims about health.
  static func isMedical(_ text: String) -> Bool {
    let tokens = Words.tokens(text)
    return medical.contains { Words.contains(tokens, $0) }
  }

  /// The text without what stands in braces, and the names in them, known or not.
  private static func parts(of text: String) -> (plain: String, names: [String]) {
    var plain: [UInt8] = []
    var names: [String] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): name = []
      case UInt8(ascii: "}"):
        if let name { names.append(String(decoding: name, as: UTF8.self)) }
        name = nil
      default: if name == nil { plain.append(byte) } else { name?.append(byte) }
      }
    }
    // A brace that nobody closes hides nothing.
    plain += name ?? []
    return (String(decoding: plain, as: UTF8.self), names)
  }

  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "#", "<", ">", "`", "_", "[", "]", "|", "\\", "\n", "\t", "\u{FFFD}": true
    default:
      // Arrows, pictures, joiners, emoji; letters of any script lie outside.
      (0x2190...0x2BFF).contains(scalar.value) || (0x200B...0x200F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0xFE00...0xFE0F).contains(scalar.value)
        || scalar.value >= 0x1F000 || scalar.value < 0x20
    }
  }

  private static let forbidden =
    [
      "push through the pain", "push through pain", "run through the pain", "ignore the pain",
      "ignore your body", "no pain no gain", "fat", "skinny", "overweight", "lose weight",
      "your weight", "diet", "burn off", "earn your food", "earned your food", "calories", "belly",
      "heart attack", "stroke", "cramp", "injury", "injured", "disease", "diagnosis",
    ] + medical

  private static let medical = [
    "ibuprofen", "aspirin", "paracetamol", "painkiller", "painkillers", "medicine", "medication",
    "pill", "pills", "drug", "drugs", "surgery", "prescription", "dose", "supplement",
    "supplements", "heart attack", "inflammation", "therapy", "physiotherapy",
  ]

  private static let swearWords: Set<String> = [
    "fuck", "fucking", "fucked", "shit", "shitty", "bullshit", "damn", "goddamn", "hell", "ass",
    "asshole", "bitch", "bastard", "crap", "piss", "bloody",
  ]
}
