import Formats

/// What is in an event: the tree that was read, or the bytes that were written, which become a tree when
/// somebody asks.
///
/// A device that tracks writes an event each second, and hardly ever looks into what it has written.
enum EventPayload: Equatable, Sendable {
  case tree(JSON)
  case written([UInt8])

  var tree: JSON {
    switch self {
    case .tree(let tree): tree
    // What the writer wrote is JSON.
    case .written(let bytes): (try? JSON.parse(bytes)) ?? .null
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .tree(let tree): json.value(tree)
    case .written(let bytes): json.value(written: bytes)
    }
  }

  static func == (one: EventPayload, other: EventPayload) -> Bool { one.tree == other.tree }
}
