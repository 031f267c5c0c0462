/// How to do the exercises of the catalogue well, in German, by the names that the catalogue gives them.
///
/// A text a kind of movement, with a row `name = words` for each exercise. What is not listed keeps the
/// words of its catalogue.
public enum GermanCues {
  /// What is said of an exercise, or nothing for one that is not listed.
  public static func cue(for name: String) -> String? { cues[name] }

  private static let cues: [String: String] = {
    var cues: [String: String] = [:]
    for text in [legs, upper, core, mobility] {
      for row in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
        guard let sign = row.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let name = String(decoding: row[..<(sign - 1)], as: UTF8.self)
        cues[name] = String(decoding: row[(sign + 2)...], as: UTF8.self)
      }
    }
    return cues
  }()
}
