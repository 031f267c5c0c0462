public import Coaching
public import Formats
import Screens
import Training

extension RunnerWords {
  /// Writes `{"id":"w1","text":"how far","meaning":"distance"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes the same as members of an object.
  func writeMembers(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("meaning", meaning.rawValue)
    json.field("note", note)
    if age > .zero { json.field("age", age.inSeconds) }
  }

  /// Reads words; where nobody says what they mean, the grammar does.
  public init(_ fields: Fields) throws(ShapeError) {
    let text = try fields.string("text")
    guard !text.isEmpty, text.utf8.count <= Self.longest else {
      throw fields.error("text", fields["text"], "1 to \(Self.longest) bytes")
    }
    let meaning = try fields.choice(Meaning.self, ifPresent: "meaning")
    self.init(
      id: try fields.string("id"),
      text: text,
      meaning: meaning ?? CommandGrammar.meaning(of: text),
      note: try fields.string(ifPresent: "note"),
      age: try fields.duration(ifPresent: "age") ?? .zero
    )
  }
}
