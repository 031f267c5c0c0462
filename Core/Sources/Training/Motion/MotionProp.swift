/// What stands beside a figure, in its units.
public enum MotionProp: Hashable, Sendable {
  /// A box on the floor, from its left edge.
  case box(x: Double, width: Double, height: Double)
  /// A bench whose top is at a height, from its left edge.
  case bench(x: Double, width: Double, height: Double)
  /// A bar that is held, seen from its end.
  case rail(FigurePoint)
  /// A wall.
  case wall(x: Double)
}
