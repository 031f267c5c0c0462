/// How many seconds each phase of a repetition takes: 3-1-1-0.
public struct LiftTempo: Hashable, Sendable {
  /// Seconds of the lowering phase.
  public var lowering: Int

  /// Seconds at the bottom.
  public var bottom: Int

  /// Seconds of the lifting phase, or nothing for as fast as possible, written X.
  public var lifting: Int?

  /// Seconds at the top.
  public var top: Int

  /// Creates a tempo.
  public init(lowering: Int, bottom: Int, lifting: Int?, top: Int) {
    self.lowering = lowering
    self.bottom = bottom
    self.lifting = lifting
    self.top = top
  }

  /// How long one repetition takes; as fast as possible counts as a second.
  public var seconds: Int { lowering + bottom + (lifting ?? 1) + top }
}
