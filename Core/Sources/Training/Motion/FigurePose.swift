/// Where a figure's body is at one moment of a motion; its elbows and knees follow from that.
public struct FigurePose: Hashable, Sendable {
  /// The hip.
  public var hip = FigurePoint(0, 51.5)
  /// The lean of the back from upright, in degrees: 90 is level, with the head to the right.
  public var trunk = 0.0
  /// The lean of the head from the line of the back, in degrees.
  public var head = 0.0
  /// The hands.
  public var hands = FigureSides(FigurePoint(2, 51))
  /// The ankles.
  public var ankles = FigureSides(FigurePoint(0, 3))
  /// The tip of the toes above the heel, in degrees: 180 for toes to the left.
  public var soles = FigureSides(0.0)
  /// The way the knees bend: 1 forward.
  public var knees = FigureSides(1.0)
  /// The way the elbows bend: -1 back.
  public var elbows = FigureSides(-1.0)

  /// A figure that stands.
  public init() {}

  /// The pose on the way to another: 0 is this one, 1 the other.
  ///
  /// Joints bend the way that they do in this one.
  public func mixed(with other: FigurePose, _ share: Double) -> FigurePose {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    func place(_ from: FigurePoint, _ to: FigurePoint) -> FigurePoint {
      FigurePoint(mix(from.x, to.x), mix(from.y, to.y))
    }
    var pose = self
    pose.hip = place(hip, other.hip)
    pose.trunk = mix(trunk, other.trunk)
    pose.head = mix(head, other.head)
    pose.hands.near = place(hands.near, other.hands.near)
    pose.hands.far = place(hands.far, other.hands.far)
    pose.ankles.near = place(ankles.near, other.ankles.near)
    pose.ankles.far = place(ankles.far, other.ankles.far)
    pose.soles.near = mix(soles.near, other.soles.near)
    pose.soles.far = mix(soles.far, other.soles.far)
    return pose
  }
}
