import Formats

/// The shape of an answer, in the part of JSON Schema that every provider obeys.
///
/// ```swift
/// AnswerSchema("reply", ["reply": .text("at most 25 words")])
/// ```
/// Every object names all its members as required and allows no others; there are no limits of length
/// or number, which some refuse: these stand in descriptions, and our own readers enforce them.
public struct AnswerSchema: Hashable, Sendable {
  /// A part of an answer, with what the model is told of it.
  indirect enum Part {
    case text(String)
    case number(String)
    case choice([String])
    case list(String, of: Part)
    case object(KeyValuePairs<String, Part>)
  }

  /// What it is called, in letters and low lines.
  public let name: String
  /// The schema as JSON, the same bytes every time.
  public let text: String

  /// Names a schema of an object with members.
  init(_ name: String, _ members: KeyValuePairs<String, Part>) {
    self.name = name
    var json = JSONWriter()
    Part.object(members).write(to: &json)
    text = json.text
  }
}

extension AnswerSchema.Part {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .text(let about): Self.write("string", about, to: &json)
      case .number(let about): Self.write("number", about, to: &json)
      case .choice(let words):
        json.array("enum") { json in for word in words { json.value(word) } }
      case .list(let about, let part):
        Self.write("array", about, to: &json)
        json.key("items")
        part.write(to: &json)
      case .object(let members):
        json.field("type", "object")
        json.field("additionalProperties", false)
        json.array("required") { json in for member in members { json.value(member.key) } }
        json.object("properties") { json in
          for member in members {
            json.key(member.key)
            member.value.write(to: &json)
          }
        }
      }
    }
  }

  private static func write(_ type: String, _ about: String, to json: inout JSONWriter) {
    json.field("type", type)
    json.field("description", about)
  }
}
