/// A session as a device recorded it.
///
/// Every format's reader gives this one shape. What the device computed itself (distance, laps,
/// totals) is taken as it is; what it did not is absent, never guessed.
public struct Recording: Equatable, Sendable {
  /// The kind of exercise set on the device.
  public enum Sport: String, CaseIterable, Hashable, Sendable {
    case running, walking, cycling, swimming, other
  }

  /// Where the recording comes from.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case fit, gpx, tcx, kml, json, simulator
  }

  /// What the file's cadence was before it became steps of both feet.
  ///
  /// The decision of definition 7 of the running definitions, kept so that it can be shown.
  public enum CadenceOrigin: String, CaseIterable, Hashable, Sendable {
    /// Steps of both feet, as they are.
    case steps
    /// Strides of one foot, doubled.
    case strides
    /// What should have been steps was too slow for a run, and was doubled.
    case slowSteps
    /// What should have been strides was still too slow for a run when doubled: doubled twice.
    case slowStrides
    /// Turns of a crank or strokes of an arm, as they are.
    case revolutions
  }

  /// Where the recording comes from.
  public var source: Source

  /// The kind of exercise set on the device.
  public var sport: Sport

  /// The kind of exercise more closely, where the file has a name for it: `indoorRowing`.
  public var kind: String?

  /// The device or program that recorded it, where the file says so.
  public var device: String?

  /// The first moment, with the offset of the place where the file says so.
  public var startedAt: LocalTime

  /// The readings, in order of time.
  public var samples: Samples

  /// The laps that the device or the runner marked, in order.
  public var laps: [Lap]

  /// When the timer stood still, in seconds since the start, in order and apart.
  public var pauses: [Range<Double>]

  /// What the device itself says of the whole.
  public var totals: Totals

  /// How much the device itself counted as climbed.
  public var ascent: Distance?

  /// What the file says of the runner.
  public var runner: Runner?

  /// What the file's cadence was, if it has one.
  public var cadenceOrigin: CadenceOrigin?

  /// What is missing, if the file was damaged and only a part of it could be read.
  public var damage: Damage?

  /// What its owner called it, where the file says so.
  public var name: String?

  /// What its owner wrote about it.
  public var notes: String?

  /// Creates a recording.
  public init(
    source: Source,
    sport: Sport,
    kind: String? = nil,
    startedAt: LocalTime,
    samples: Samples = Samples(),
    laps: [Lap] = [],
    pauses: [Range<Double>] = [],
    totals: Totals = Totals(),
    ascent: Distance? = nil,
    runner: Runner? = nil,
    cadenceOrigin: CadenceOrigin? = nil,
    damage: Damage? = nil
  ) {
    self.source = source
    self.sport = sport
    self.kind = kind
    self.startedAt = startedAt
    self.samples = samples
    self.laps = laps
    self.pauses = pauses
    self.totals = totals
    self.ascent = ascent
    self.runner = runner
    self.cadenceOrigin = cadenceOrigin
    self.damage = damage
  }

  /// What a device says of a whole session.
  public struct Totals: Hashable, Sendable {
    /// The distance that the device computed.
    public var distance: Distance?

    /// The time with the timer running.
    public var timer: Duration?

    /// The time from start to end, pauses included.
    public var elapsed: Duration?

    /// Energy in kilocalories.
    public var kilocalories: Double?

    // Per second, and for a time that is off: those who row as hard as anybody can burn half of it.
    private static let mostBurnt = 1.0
    private static let slackBurnt = 200.0

    /// Whether a body can burn the kilocalories in the time.
    public func canBeBurnt(in time: Duration?) -> Bool {
      guard let kilocalories, let time else { return true }
      return kilocalories <= time.inSeconds * Self.mostBurnt + Self.slackBurnt
    }

    /// Creates totals of what is known.
    public init(
      distance: Distance? = nil,
      timer: Duration? = nil,
      elapsed: Duration? = nil,
      kilocalories: Double? = nil
    ) {
      self.distance = distance
      self.timer = timer
      self.elapsed = elapsed
      self.kilocalories = kilocalories
    }
  }

  /// A stretch that the device or the runner marked.
  public struct Lap: Hashable, Sendable {
    /// When it began, in seconds since the recording's start.
    public var start: Double

    /// Its distance, where the device computed one.
    public var distance: Distance?

    /// Its time with the timer running.
    public var timer: Duration?

    /// Creates a lap.
    public init(start: Double, distance: Distance? = nil, timer: Duration? = nil) {
      self.start = start
      self.distance = distance
      self.timer = timer
    }
  }
}
