public import Formats

/// An answer that says nothing but that it was done.
public struct Done: APIAnswer, Hashable {
  /// Creates it.
  public init() {}

  /// Writes nothing: the status says it.
  public func write(to json: inout JSONWriter, for reader: APIReader) {}

  /// Takes whatever came.
  public init(answer json: JSON) {}
}
