package import Exchange
package import Training

/// An account whose calendars have the plan too, as it was when it was last looked at.
package struct PlanAccount: Sendable {
  /// The name of the calendar.
  package let id: String
  /// The account; nothing where its password is missing.
  package let account: CalendarAccount?
  /// The address of the plan's own calendar, once there is one.
  package let place: String?
  /// When it was looked at last, in seconds since 1970.
  package let tried: Int64?
  /// Whether that failed.
  package let hasFailed: Bool
  /// Each session as it was when both sides were the same, with the version of its entry.
  package let pairs: [String: Pair]

  /// A session that both sides have.
  package struct Pair: Sendable {
    /// The session as both sides had it.
    package let session: PlannedSession
    /// The version of its entry.
    package let etag: String

    /// Describes a session that both sides have.
    package init(session: PlannedSession, etag: String) {
      self.session = session
      self.etag = etag
    }
  }
}
