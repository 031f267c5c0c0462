/// What a figure has on both sides: the one that is near to us, and the far one.
public struct FigureSides<Value: Hashable & Sendable>: Hashable, Sendable {
  /// On the side that is near.
  public var near: Value
  /// On the side that is far.
  public var far: Value

  /// Creates both sides.
  public init(near: Value, far: Value) {
    self.near = near
    self.far = far
  }

  /// Creates two sides that are alike.
  public init(_ both: Value) { self.init(near: both, far: both) }
}
