/// How a figure moves: poses that follow each other, the last one again by the first.
public struct Motion: Hashable, Sendable {
  /// A pose and its time.
  public struct Key: Hashable, Sendable {
    /// The pose.
    public var pose: FigurePose
    /// Seconds that it is held.
    public var hold: Double
    /// Seconds on the way to the next one.
    public var move: Double

    /// Creates a key.
    public init(_ pose: FigurePose, hold: Double, move: Double) {
      self.pose = pose
      self.hold = hold
      self.move = move
    }
  }

  /// The name by which exercises refer to it: "front-squat".
  public var name: String
  /// The poses, at least one.
  public var keys: [Key]
  /// What stands beside the figure.
  public var props: [MotionProp]

  /// Creates a motion.
  public init(_ name: String, keys: [Key], props: [MotionProp] = []) {
    self.name = name
    self.keys = keys
    self.props = props
  }

  /// How long it takes from the first pose to the first pose, in seconds.
  public var seconds: Double { keys.reduce(0) { $0 + $1.hold + $1.move } }

  /// The pose at a second of the motion; it begins anew after its end.
  public func pose(at second: Double) -> FigurePose {
    guard seconds > 0, let first = keys.first else { return keys.first?.pose ?? FigurePose() }
    var rest = second - (second / seconds).rounded(.down) * seconds
    for (place, key) in keys.enumerated() {
      if rest <= key.hold { return key.pose }
      rest -= key.hold
      if rest < key.move {
        let next = place + 1 < keys.count ? keys[place + 1].pose : first.pose
        let share = rest / key.move
        // Bodies begin and end a movement gently.
        return key.pose.mixed(with: next, share * share * (3 - 2 * share))
      }
      rest -= key.move
    }
    return first.pose
  }

  /// The figures of one round, evenly spaced, at least one.
  public func figures(perSecond rate: Double) -> [Figure] {
    let count = max(1, Int((seconds * rate).rounded()))
    return (0..<count).map { Figure(pose(at: Double($0) * seconds / Double(count))) }
  }
}
