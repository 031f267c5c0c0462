public import Training

/// A session as the list of sessions shows it.
public struct SessionSummary: Hashable, Sendable {
  /// Its name, as its events give it.
  public internal(set) var id: String
  /// How many events it has.
  public internal(set) var events: Int64
  /// How many bytes they have as lines.
  public internal(set) var bytes: Int64
  /// When it began, where it did.
  public internal(set) var began: LocalTime
  /// The wall clock of its newest event.
  public internal(set) var ended: Instant
  /// Who wrote its events.
  public internal(set) var devices: [String]
  /// Whether some of it could not be read any more.
  public internal(set) var isDamaged: Bool

  /// Creates a summary.
  public init(
    id: String,
    events: Int64,
    bytes: Int64,
    began: LocalTime,
    ended: Instant,
    devices: [String],
    isDamaged: Bool
  ) {
    self.id = id
    self.events = events
    self.bytes = bytes
    self.began = began
    self.ended = ended
    self.devices = devices
    self.isDamaged = isDamaged
  }
}
