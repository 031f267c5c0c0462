/// What is known of a calendar in an account.
public struct KnownCalendar: Sendable {
  /// The version that was read last.
  public let tag: String?
  /// What was kept of it.
  public let bytes: [UInt8]
  /// The address of the plan's own calendar, which is not read.
  public let own: String?
}
