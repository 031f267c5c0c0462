import Coaching

extension Advice {
  /// What a German phrase asks the runner to mind, by how the words in it begin.
  static func germanGiven(in text: String) -> [Advice] {
    var given: [Advice] = []
    var word: [UInt8] = []
    var isInside = false
    for byte in Array(text.utf8) + [UInt8(ascii: ".")] {
      // A figure in braces is no word.
      if byte == UInt8(ascii: "{") { isInside = true }
      if byte == UInt8(ascii: "}") { isInside = false }
      if !isInside, isLetter(byte) {
        word.append(byte < 0x80 ? byte | 0x20 : byte)
      } else if !word.isEmpty {
        if let advice = Self(germanWord: word), !given.contains(advice) { given.append(advice) }
        word = []
      }
    }
    return given
  }

  /// A letter, or a byte of an umlaut.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private init?(germanWord word: [UInt8]) {
    for (advice, stems) in Self.germanStems {
      for stem in stems where word.starts(with: stem.utf8) {
        self = advice
        return
      }
    }
    return nil
  }

  private static let germanStems: [(Advice, [String])] = [
    (.jaw, ["kiefer", "zähne", "stirn", "gesicht"]),
    (.shoulders, ["schulter"]),
    (.hands, ["hand", "hände", "faust", "fäuste", "finger", "daumen"]),
    (.arms, ["arme", "ellbogen", "ellenbogen"]),
    (.back, ["aufrecht", "brust", "haltung", "rücken", "wirbels"]),
    (.gaze, ["augen", "blick", "kinn"]),
    (.hips, ["hüft", "becken"]),
    // Quick feet and short steps are the same advice.
    (.steps, ["schritt", "fuß", "füße", "trippel"]),
    (.feet, ["knie", "knöchel", "fersen"]),
    (.breath, ["atm", "atem", "ausatm"]),
  ]
}
