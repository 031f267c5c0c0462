import Exchange
import Training

/// An account whose calendars have the plan too, as it was when it was last looked at.
struct PlanAccount: Sendable {
  /// The name of the calendar.
  let id: String
  /// The account; nothing where its password is missing.
  let account: CalendarAccount?
  /// The address of the plan's own calendar, once there is one.
  let place: String?
  /// When it was looked at last, in seconds since 1970.
  let tried: Int64?
  /// Whether that failed.
  let hasFailed: Bool
  /// Each session as it was when both sides were the same, with the version of its entry.
  let pairs: [String: Pair]

  /// A session that both sides have.
  struct Pair: Sendable {
    /// The session as both sides had it.
    let session: PlannedSession
    /// The version of its entry.
    let etag: String
  }
}
