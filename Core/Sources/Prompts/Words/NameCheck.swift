/// Whether a text calls somebody or something by a name that no fact holds.
struct NameCheck {
  private let known: Set<String>

  /// Takes everything that was told; a name in it may be said.
  init(_ facts: String) { known = Set(Words.tokens(facts)) }

  /// The names that no fact holds.
  func strangers(in text: String) -> [String] {
    var strangers: [String] = []
    var isStart = true
    for part in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "/" }) {
      let word = Self.bare(part)
      let before = isStart
      isStart = part.last.map { ".!?:;\"”".contains($0) } ?? isStart
      // "No - Berlin" begins nothing; a dash alone says nothing of what follows.
      guard !word.isEmpty, Self.isName(word) else { continue }
      let lower = Words.tokens(word).first ?? ""
      guard !known.contains(lower), !Self.common.contains(lower) else { continue }
      // At the start of a sentence every word is written like a name; one that is called has a comma.
      let isCalled =
        part.hasSuffix(",") && !Self.openers.contains(lower) && !lower.hasSuffix("ly")
        && !lower.hasSuffix("ing")
      if !before || isCalled { strangers.append(word) }
    }
    return strangers
  }

  /// The word without the marks around it, and without the ending of "Sarah's".
  private static func bare(_ part: Substring) -> String {
    var word = part.drop { !$0.isLetter && !$0.isNumber }
    while let last = word.last, !last.isLetter, !last.isNumber { word = word.dropLast() }
    for ending in ["'s", "’s"] where word.hasSuffix(ending) { word = word.dropLast(2) }
    return String(word)
  }

  private static func isName(_ word: String) -> Bool {
    let letters = Array(word.unicodeScalars.prefix(2))
    return letters.count == 2 && letters[0].properties.isUppercase
      && letters[1].properties.isLowercase
  }

  /// Words that are written like names and are none: days, months, and what units are named after.
  private static let common: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december", "english", "im", "ill", "ive", "id", "ok",
  ]

  /// What sentences begin with before a comma.
  private static let openers: Set<String> = [
    "no", "yes", "yeah", "yep", "nope", "ok", "okay", "well", "so", "now", "then", "today", "first",
    "second", "third", "next", "still", "sure", "right", "good", "great", "nice", "fine", "easy",
    "look", "listen", "relax", "breathe", "hey", "hi", "hello", "alright", "smooth", "calm",
    "calmer", "slow", "slower", "fast", "faster", "here", "there", "yet", "too", "also", "again",
    "instead", "otherwise", "however", "though", "perhaps", "maybe", "once", "soon", "later",
    "after", "before", "overall", "runner", "friend", "champ", "buddy", "mate", "not", "never",
    "always", "and", "but", "or", "sorry", "please", "thanks", "wait", "hold", "stay", "steady",
    "strong", "stronger", "light", "tall", "eyes", "head", "chin", "shoulders", "arms", "hips",
    "knees", "feet", "legs", "hands", "core", "heart", "lungs", "mind", "patience",
    "patient", "rhythm", "form", "pace", "effort", "distance", "time", "home", "up", "down", "out",
    "in", "on", "one", "two", "three", "drink", "sip", "eat", "rest", "walk", "run", "push", "go",
    "smile", "focus", "halfway", "done", "solid", "clean", "honest", "remember", "true", "quick",
    "indeed", "meanwhile", "tomorrow", "yesterday", "tonight", "lift", "drive", "float", "settle",
    "shorten", "lean", "drop", "ease", "keep", "shake", "roll", "swing", "think", "trust",
  ]
}
