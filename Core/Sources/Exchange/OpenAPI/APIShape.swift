import Formats

/// What a body looks like, as JSON Schema says it.
struct APIShape: Sendable {
  /// What endpoints call it.
  let name: String
  /// The schema, as JSON.
  let schema: String

  /// Every shape that is described, requests first.
  static let all = requests + answers + mind

  init(_ name: String, _ schema: String) {
    self.name = name
    self.schema = schema
  }

  /// The shape of a value that describes itself.
  init(_ name: String, _ schema: JSON) { self.init(name, schema.text()) }
}
