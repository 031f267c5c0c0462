public import Formats

/// A value that is an object in JSON: what a member of a ``Shaped`` value can be.
public protocol ObjectShaped: JSONShaped {
  /// What a JSON Schema says of it.
  static var schema: JSON { get }

  /// Reads the value from its members, with errors that name the path to them.
  init(_ fields: Fields) throws(ShapeError)
}

extension ObjectShaped {
  /// An object of which nothing is described.
  public static var schema: JSON { ["type": "object"] }

  public init(_ json: JSON) throws(ShapeError) { try self.init(Fields(json)) }
}
