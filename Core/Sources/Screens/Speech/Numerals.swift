/// The words that a voice says numbers with, each of which is one sound of a race pack.
struct Numerals {
  /// Those that times, paces and distances are said with: 0 to 99, and in English "oh-one" to "oh-nine".
  let common: [String]

  private let known: Set<String>

  /// The numerals of a language: in English the parts of all numbers, "forty-two" and "oh-five" among
  /// them; in German, which writes a number as one word, the numbers below a thousand.
  static func of(_ language: Language) -> Numerals {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private static let english = Numerals(
    common: (0..<100).map { Spoken.number($0) } + (1..<10).map { "oh-" + Spoken.small[$0] }
  )

  private static let german = Numerals(
    common: (0..<100).map { GermanSpoken.number($0) },
    rare: (100..<1000).map { GermanSpoken.number($0) }
  )

  private init(common: [String], rare: [String] = []) {
    self.common = common
    known = Set(common + rare)
  }

  /// A figure cut before and after each numeral: "five", "twelve", "per kilometre".
  func pieces(of figure: String) -> [SpokenPiece] {
    var pieces: [SpokenPiece] = []
    var phrase = ""
    func end() {
      if let piece = SpokenPiece(phrase) { pieces.append(piece) }
      phrase = ""
    }
    for word in figure.split(separator: " ") {
      guard let piece = SpokenPiece(word) else { continue }
      if known.contains(piece.words) {
        end()
        pieces.append(piece)
      } else {
        phrase += (phrase.isEmpty ? "" : " ") + word
        if piece.pause > 0 { end() }
      }
    }
    end()
    return pieces
  }
}
