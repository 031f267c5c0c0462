public import Training

/// What a runner wants to be told by the clock or by the distance, under a name of its own.
///
/// It takes the place of the coach's own splits and times; all else that a coach says stays.
public struct CueScheme: Hashable, Sendable {
  /// The most bytes of a name, and the most cues.
  public static let (longestName, mostCues) = (40, 12)

  /// Something that may be told.
  public enum Item: String, CaseIterable, Hashable, Sendable {
    /// The last split: its number and its time.
    case split
    /// The pace of the last minute.
    case pace
    /// Seconds ahead of or behind the plan.
    case gap
    /// The heart rate.
    case heartRate = "heart_rate"
    /// The moving time.
    case time
    /// The distance.
    case distance
    /// Steps a minute.
    case cadence
  }

  /// How often something is told.
  public enum Interval: Hashable, Sendable {
    /// Whenever so much more has been run.
    case distance(Distance)
    /// Whenever so much more time has passed.
    case time(Duration)

    /// The shortest and the longest distance between two cues, in meters.
    public static let meters = 100.0...50_000
    /// The shortest and the longest time between two cues, in seconds.
    public static let seconds = 30.0...7200
  }

  /// What is heard.
  public enum Sound: String, CaseIterable, Hashable, Sendable {
    /// The coach's voice says it.
    case spoken
    /// A short tone tells it.
    case tone
  }

  /// One thing to be told, again and again.
  public struct Cue: Hashable, Sendable {
    /// What is told.
    public var item: Item
    /// How often.
    public var interval: Interval
    /// How it is heard.
    public var sound: Sound

    /// Creates a cue.
    public init(_ item: Item, _ interval: Interval, _ sound: Sound = .spoken) {
      self.item = item
      self.interval = interval
      self.sound = sound
    }
  }

  /// What it is called.
  public var name: String

  /// What is told, in the order in which it is said.
  public var cues: [Cue]

  /// Creates a scheme.
  public init(name: String, cues: [Cue]) {
    self.name = name
    self.cues = cues
  }
}
