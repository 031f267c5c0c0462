/// Finds the allowed word nearest to a misspelled one.
public enum Spelling {
  // Longer words are no slips of the pen, and comparing them would only cost time.
  private static let longest = 40

  /// The most similar of some words, or nothing if none is similar enough to be meant.
  public static func nearest(to word: String, among words: [String]) -> String? {
    let word = Array(word.lowercased().utf8)
    guard word.count <= longest else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in words {
      let edits = edits(word, Array(candidate.lowercased().utf8))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= max(1, word.count / 3) else { return nil }
    return best.word
  }

  /// How many letters must change to turn one word into another (Levenshtein, 1966).
  private static func edits(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, target) in other.enumerated() {
        let replaced = diagonal + (letter == target ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(diagonal, row[column]) + 1)
      }
    }
    return row[other.count]
  }
}
