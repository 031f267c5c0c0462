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

  /// The shape of a value that describes itself, with an example of it.
  init(_ name: String, _ schema: JSON, example: String? = nil) {
    // What is written here is JSON.
    let examples = example.flatMap { try? JSON.parse($0) }.map { JSON.Member("examples", [$0]) }
    self.init(name, JSON.object((schema.object ?? []) + (examples.map { [$0] } ?? [])).text())
  }
}
