public import Formats

/// A value with one JSON shape for writing and reading.
public protocol JSONShaped: Sendable {
  /// Writes the value.
  func write(to json: inout JSONWriter)

  /// Reads the value, or says which member is not what it should be.
  init(_ json: JSON) throws(ShapeError)
}

extension JSONShaped {
  /// The value as a tree.
  public var tree: JSON { JSON.written { write(to: &$0) } }
}

extension JSON {
  /// The tree of what a closure writes.
  public static func written(_ body: (inout JSONWriter) -> Void) -> JSON {
    var writer = JSONWriter()
    body(&writer)
    // What the writer wrote is JSON.
    return (try? JSON.parse(writer.bytes)) ?? .null
  }
}
