/// What a list says of something that was done: enough for a row, without its readings.
///
/// Every figure is as the device or the program that recorded it gave it, and absent where nobody did.
public struct ActivitySummary: Hashable, Sendable {
  /// Where an activity comes from.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case fit, gpx, tcx, kml, json, simulator
    case appleHealth = "apple_health"
    /// A line of a table, such as a run that was typed in.
    case table
    case pacesetter
  }

  /// Its name in the record, never shown for its own sake.
  public var id: String

  /// What kind of exercise it was.
  public var sport: Recording.Sport

  /// The source's own word for it, such as `FunctionalStrengthTraining`.
  public var kind: String

  /// When it began, with the offset of the place where the source says so.
  public var startedAt: LocalTime

  /// Whether that offset is only the likely one: the source says UTC and nothing of the place.
  public var isClockAssumed = false

  /// The time from start to end, pauses included.
  public var elapsed: Duration?

  /// The time without pauses.
  public var moving: Duration?

  /// How far it went.
  public var distance: Distance?

  /// Energy in kilocalories.
  public var kilocalories: Double?

  /// The heart rate over the whole.
  public var averageHeartRate: HeartRate?

  /// The highest heart rate.
  public var maxHeartRate: HeartRate?

  /// Metres climbed.
  public var ascent: Distance?

  /// Whether it was done under a roof, where the source says so.
  public var isIndoor: Bool?

  /// Where it comes from.
  public var source: Source

  /// The device or program that recorded it, or else the name of the file; never somebody's address.
  public var sourceName: String {
    didSet { sourceName = SourceName.withoutAddress(sourceName) }
  }

  /// The run of the companion that it belongs to: the link between what was measured and what was said.
  public var run: String?

  /// What its owner calls it, such as "Long run".
  public var label: String?

  /// What its owner wrote about it.
  public var notes: String?

  /// How hard it was to its owner, from 1 to 10.
  public var effort: Int?

  /// The shoes or the bike, as its owner calls them. The name is all that is kept: what they have covered is
  /// the sum of the activities that name them.
  public var gear: String?

  /// What is missing, if it was saved from a damaged file.
  public var damage: Recording.Damage?

  /// Creates a summary of what is always known; the rest is filled in.
  public init(
    id: String = "",
    sport: Recording.Sport,
    kind: String,
    startedAt: LocalTime,
    source: Source,
    sourceName: String = ""
  ) {
    self.id = id
    self.sport = sport
    self.kind = kind
    self.startedAt = startedAt
    self.source = source
    self.sourceName = SourceName.withoutAddress(sourceName)
  }

  /// The time that its pace and its load are computed with.
  public var duration: Duration? { moving ?? elapsed }

  /// The day on which it began, there.
  public var day: Day { startedAt.day }

  /// The pace over its moving time.
  public var pace: Pace? {
    guard let distance, let duration else { return nil }
    return Pace(covering: distance, in: duration)
  }

  /// How far apart two accounts of one thing may begin, in seconds.
  public static let sameWithin = 60.0

  /// How long another activity may be to be compared with this one, as shares of its length.
  public static let alikeLengths = 0.8...1.25

  /// Whether another one records the same activity: the same sport, begun within a minute and before the
  /// other was over, and a duration within a twentieth.
  ///
  /// The source does not count: a watch's file and a phone's export of the same run are one run.
  public func isSame(as other: ActivitySummary) -> Bool {
    let apart = startedAt.instant.seconds(since: other.startedAt.instant)
    guard isSameKind(as: other), abs(apart) <= Self.sameWithin else { return false }
    guard let own = (elapsed ?? moving)?.inSeconds,
      let others = (other.elapsed ?? other.moving)?.inSeconds
    else { return true }
    // Two strides of less than a minute are two if one was over before the other began.
    guard apart == 0 || abs(apart) < (apart < 0 ? own : others) else { return false }
    if abs(own - others) <= max(own, others) * 0.05 { return true }
    // One of the two may not know its pauses.
    guard let ownMoving = moving?.inSeconds, let othersMoving = other.moving?.inSeconds else {
      return false
    }
    return abs(ownMoving - othersMoving) <= max(ownMoving, othersMoving) * 0.05
  }

  /// A track that names no kind of exercise may be of any.
  private func isSameKind(as other: ActivitySummary) -> Bool {
    if sport == .other, kind == sport.rawValue { return true }
    if other.sport == .other, other.kind == other.sport.rawValue { return true }
    return sport == other.sport && (sport != .other || kind == other.kind)
  }
}
