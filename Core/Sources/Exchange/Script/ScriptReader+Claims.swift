import Coaching
import Formats
import Training

// What a message is about and what its words claim.

extension ScriptReader {
  /// Reads the topic of a message, for which a coach has words.
  mutating func topic(_ fields: LocatedFields, of name: String) -> Topic? {
    guard let text = fields.text(ifPresent: "topic", &notes) else { return nil }
    if let topic = Topic(scriptName: text) { return topic }
    let names = Topic.ofScripts.map { $0.name }
    notes.error(
      at: fields.location(of: "topic"),
      "\"topic\" of \(name) is \"\(text)\", expected one of \(names.joined(separator: ", "))",
      Spelling.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
    )
    return nil
  }

  /// Reads what the words of a message claim.
  mutating func claims(_ fields: LocatedFields, of name: String) -> [Claim] {
    var claims: [Claim] = []
    for json in fields.list(ifPresent: "claims", &notes) ?? [] {
      guard let text = json.string else {
        notes.error(at: json.location, "a claim of \(name) is \(json.kind), expected a text")
        continue
      }
      if let claim = Claim(rawValue: text) {
        claims.append(claim)
        continue
      }
      let names = Claim.allCases.map { $0.rawValue }
      notes.error(
        at: json.location,
        "\(name) claims \"\(text)\", which is no claim",
        Spelling.nearest(to: text, among: names).map { "did you mean \"\($0)\"?" }
          ?? "the claims are \(names.joined(separator: ", "))"
      )
    }
    return claims
  }
}
