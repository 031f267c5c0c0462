public import Training

/// A session as the list of sessions shows it.
public struct SessionSummary: Hashable, Sendable {
  /// Its name, as its events give it.
  public let id: String
  /// How many events it has.
  public let events: Int64
  /// How many bytes they have as lines.
  public let bytes: Int64
  /// When it began, where it did.
  public let began: LocalTime
  /// The wall clock of its newest event.
  public let ended: Instant
  /// Who wrote its events.
  public let devices: [String]
  /// Whether some of it could not be read any more.
  public let isDamaged: Bool

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
