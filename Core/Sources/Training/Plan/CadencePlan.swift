/// The cadence that a runner means to keep, and when a metronome helps with it.
public struct CadencePlan: Hashable, Sendable {
  /// When the metronome sounds.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Whenever the run goes on.
    case steady
    /// Only while the measured cadence has left the band.
    case onDemand = "on-demand"
  }

  /// How wide a band may be, in steps per minute either side of the target.
  public static let bands = 1.0...30.0

  /// How long, in seconds, a cadence may be let outside its band.
  public static let patiences = 1.0...300.0

  /// The steps per minute to keep.
  public var target: Tempo

  /// When the metronome sounds.
  public var mode: Mode

  /// How far from the target, in steps per minute, a cadence is left alone.
  public var band: Double

  /// How long a cadence may be outside the band before the metronome sounds on demand.
  public var after: Duration

  /// Creates a plan; nobody keeps a cadence closer than to five steps for long.
  public init(
    target: Tempo,
    mode: Mode = .steady,
    band: Double = 5,
    after: Duration = .seconds(15)
  ) {
    self.target = target
    self.mode = mode
    self.band = band
    self.after = after
  }
}
