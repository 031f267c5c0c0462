/// What a scanner of XML puts up with.
public struct XMLRules: Hashable, Sendable {
  /// What to do with a document type declaration; its entities are never expanded.
  public enum Doctype: Hashable, Sendable {
    /// It is an error.
    case refused

    /// It is passed over unread, broken or not.
    case skipped
  }

  /// What to do with a document type declaration.
  public var doctype: Doctype

  /// How many bytes a document may have.
  public var bytes: Int

  /// How deep elements may lie in each other.
  public var depth: Int

  /// How many attributes an element may have.
  public var attributes: Int

  /// How many bytes may lie between the ends of one tag and the next.
  public var token: Int

  /// Creates rules; what is not given is as for ``recording``.
  public init(
    doctype: Doctype = .refused,
    bytes: Int = 20 << 20,
    depth: Int = 64,
    attributes: Int = 64,
    token: Int = 1 << 20
  ) {
    self.doctype = doctype
    self.bytes = bytes
    self.depth = depth
    self.attributes = attributes
    self.token = token
  }

  /// The rules for a recording of a session: no document type, 20 MiB, 64 elements deep.
  public static let recording = XMLRules()
}
