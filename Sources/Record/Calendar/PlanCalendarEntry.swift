public import Exchange

/// An entry of the plan's own calendar.
public struct PlanCalendarEntry: Sendable {
  /// Its bytes.
  public let bytes: [UInt8]
  /// Its version.
  public let etag: String
  /// The event in it, if there is one.
  public let event: PlanEvent?

  /// Describes an entry.
  public init(bytes: [UInt8], etag: String, event: PlanEvent?) {
    self.bytes = bytes
    self.etag = etag
    self.event = event
  }
}
