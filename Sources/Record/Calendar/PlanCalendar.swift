public import Screens

/// The calendars of an account, as the plan uses them.
public protocol PlanCalendar: Sendable {
  /// Makes a calendar for the plan alone, or finds the one that was made before; the address is its own.
  func make(_ folder: String, called name: String) async throws(Refused) -> String

  /// The version of each entry of a calendar by its name; nothing where the calendar is gone.
  func entries(of calendar: String) async throws(Refused) -> [String: String]?

  /// An entry of a calendar; nothing where it is gone.
  func entry(_ name: String, of calendar: String) async throws(Refused)
    -> PlanCalendarEntry?

  /// Puts an entry in place over the version that is known, or where there is none; says whether that was
  /// still so.
  func write(
    _ bytes: [UInt8],
    _ name: String,
    of calendar: String,
    over etag: String?
  ) async throws(Refused) -> Bool

  /// Deletes an entry if it is still the version that is known; says whether it was.
  func remove(
    _ name: String,
    of calendar: String,
    _ etag: String
  ) async throws(Refused) -> Bool

  /// Hangs up.
  func close() async
}
