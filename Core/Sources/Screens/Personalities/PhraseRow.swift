public import Coaching

/// A row of a personality's text: `! [slower fine] {split}. …`, mark and claims only where there are some.
public struct PhraseRow: Hashable, Sendable {
  /// The words with their claims.
  public var phrase: Phrase

  /// Whether it swears.
  public var swears: Bool

  /// Names in the brackets that are no claims; such a row is never used.
  public var unknownClaims: [String]

  /// Reads one row.
  public init(_ row: String) { self.init(Array(row.utf8)[...], in: .english) }

  init(_ row: ArraySlice<UInt8>, in language: Language) {
    var rest = row
    swears = rest.count > 2 && rest.first == UInt8(ascii: "!")
    if swears { rest = rest.dropFirst(2) }
    var claims: [Claim] = []
    unknownClaims = []
    if rest.first == UInt8(ascii: "[") {
      let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") }
      for word in inside.split(separator: UInt8(ascii: " ")) {
        let name = String(decoding: word, as: UTF8.self)
        if let claim = Claim(rawValue: name) {
          claims.append(claim)
        } else {
          unknownClaims.append(name)
        }
      }
      rest = rest[inside.endIndex...].dropFirst().drop { $0 == UInt8(ascii: " ") }
    }
    let text = String(decoding: rest, as: UTF8.self)
    phrase = Phrase(text, claims: claims, advice: Advice.given(in: text, language))
  }

  /// Whether it may be said to a runner who allows swearing or does not.
  func isUsable(swearing: Bool) -> Bool {
    unknownClaims.isEmpty && !phrase.text.isEmpty && (swearing || !swears)
  }
}
