import Formats
import Training

/// An argument of a tool, with what its schema says.
public struct MCPField: Hashable, Sendable {
  /// What it can be.
  public enum Kind: Hashable, Sendable {
    case text
    /// A whole number, with its least and its most.
    case whole(Int64, Int64)
    /// A day such as 2026-06-01.
    case day
    /// One of some words.
    case choice([String])
    /// A list of words.
    case words
  }

  /// What it is called.
  public let name: String
  /// What it can be.
  public let kind: Kind
  /// Whether nothing is done without it.
  public let isRequired: Bool
  /// What it is for, in a phrase for the agent.
  public let summary: String

  init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  /// An argument that is what a parameter of the API is, with its bounds.
  init(_ parameter: EndpointParameter, _ summary: String) {
    let kind: Kind =
      switch parameter.kind {
      case .text, .matching, .moment: .text
      case .number(let least, let most): .whole(least, most)
      case .day: .day
      case .choice(let words): .choice(words)
      }
    self.init(parameter.name, kind, summary, isRequired: parameter.isRequired)
  }

  /// Writes the schema of the value.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch kind {
      case .text: json.field("type", "string")
      case .day:
        json.field("type", "string")
        json.field("format", "date")
      case .whole(let least, let most):
        json.field("type", "integer")
        json.field("minimum", least)
        json.field("maximum", most)
      case .choice(let words):
        json.field("type", "string")
        json.array("enum") { json in for word in words { json.value(word) } }
      case .words:
        json.field("type", "array")
        json.object("items") { $0.field("type", "string") }
      }
      json.field("description", summary)
    }
  }

  /// What is wrong with a value, in a sentence that an agent can act on; nothing if it fits.
  func complaint(about value: JSON?) -> String? {
    guard let value, !value.isNull else {
      return isRequired ? "\"\(name)\" is missing: \(summary)" : nil
    }
    switch kind {
    case .text where value.string != nil: return nil
    case .day where value.string.flatMap({ Day($0) }) != nil: return nil
    case .whole(let least, let most):
      if let number = value.integer, (least...most).contains(number) { return nil }
    case .choice(let words):
      if let text = value.string, words.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
        return nil
      }
    case .words:
      if let list = value.array, list.allSatisfy({ $0.string != nil }) { return nil }
    case .text, .day: break
    }
    return "\"\(name)\" is \(value.kind) that does not fit, expected \(expectation)"
  }

  private var expectation: String {
    switch kind {
    case .text: "a text"
    case .day: "a day like 2026-06-01"
    case .whole(let least, let most): "a whole number from \(least) to \(most)"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .words: "a list of texts"
    }
  }
}
