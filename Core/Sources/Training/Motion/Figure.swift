/// A figure with all of its joints, as it is drawn.
///
/// Limbs have one length whatever the pose: upper and lower arm 16 and 15, thigh and shin 25 and 24, back
/// 30, foot 9 units. A hand or foot that a pose puts out of reach is as near to its place as it comes.
public struct Figure: Hashable, Sendable {
  /// A leg below the hip.
  public struct Leg: Hashable, Sendable {
    /// The knee.
    public var knee: FigurePoint
    /// The ankle.
    public var ankle: FigurePoint
    /// The tip of the toes.
    public var toe: FigurePoint
  }

  /// An arm below the shoulder.
  public struct Arm: Hashable, Sendable {
    /// The elbow.
    public var elbow: FigurePoint
    /// The hand.
    public var hand: FigurePoint
  }

  /// The middle of the head.
  public var head: FigurePoint
  /// The upper end of the back.
  public var shoulder: FigurePoint
  /// The lower end of the back.
  public var hip: FigurePoint
  /// The legs.
  public var legs: FigureSides<Leg>
  /// The arms.
  public var arms: FigureSides<Arm>

  private static let back = 30.0
  private static let neck = 11.0
  private static let arm = (upper: 16.0, lower: 15.0)
  private static let leg = (upper: 25.0, lower: 24.0)
  private static let foot = 9.0

  /// Finds the joints of a pose.
  public init(_ pose: FigurePose) {
    let hip = pose.hip
    let shoulder = Self.end(of: Self.back, from: hip, leaning: pose.trunk)
    self.hip = hip
    self.shoulder = shoulder
    head = Self.end(of: Self.neck, from: shoulder, leaning: pose.trunk + pose.head)
    func leg(_ ankle: FigurePoint, _ sole: Double, _ bend: Double) -> Leg {
      let (knee, ankle) = Self.limb(from: hip, to: ankle, Self.leg, bending: bend)
      let toe = Self.end(of: Self.foot, from: ankle, leaning: 90 - sole)
      return Leg(knee: knee, ankle: ankle, toe: toe)
    }
    legs = FigureSides(
      near: leg(pose.ankles.near, pose.soles.near, pose.knees.near),
      far: leg(pose.ankles.far, pose.soles.far, pose.knees.far)
    )
    func arm(_ hand: FigurePoint, _ bend: Double) -> Arm {
      let (elbow, hand) = Self.limb(from: shoulder, to: hand, Self.arm, bending: bend)
      return Arm(elbow: elbow, hand: hand)
    }
    arms = FigureSides(
      near: arm(pose.hands.near, pose.elbows.near),
      far: arm(pose.hands.far, pose.elbows.far)
    )
  }

  /// Its joints in the order in which they are drawn: head, shoulder, hip, then near and far leg from the
  /// knee on, then near and far arm from the elbow on.
  public var joints: [FigurePoint] {
    [head, shoulder, hip]
      + [legs.near, legs.far].flatMap { [$0.knee, $0.ankle, $0.toe] }
      + [arms.near, arms.far].flatMap { [$0.elbow, $0.hand] }
  }

  private static func end(
    of length: Double,
    from place: FigurePoint,
    leaning degrees: Double
  ) -> FigurePoint {
    let angle = degrees * .pi / 180
    return FigurePoint(
      place.x + length * Portable.sin(angle),
      place.y + length * Portable.cos(angle)
    )
  }

  /// The joint and the end of a limb of two bones, by the law of cosines.
  private static func limb(
    from root: FigurePoint,
    to target: FigurePoint,
    _ bones: (upper: Double, lower: Double),
    bending bend: Double
  ) -> (joint: FigurePoint, end: FigurePoint) {
    let distance = max(root.distance(to: target), 1e-9)
    let (ux, uy) = ((target.x - root.x) / distance, (target.y - root.y) / distance)
    let reach = min(max(distance, bones.upper - bones.lower), bones.upper + bones.lower)
    let (upper, lower) = (bones.upper * bones.upper, bones.lower * bones.lower)
    let along = (upper - lower + reach * reach) / (2 * reach)
    let aside = max(0, upper - along * along).squareRoot() * bend
    return (
      FigurePoint(root.x + ux * along - uy * aside, root.y + uy * along + ux * aside),
      FigurePoint(root.x + ux * reach, root.y + uy * reach)
    )
  }
}
