import Exchange
import Foundation
import Integrations
import Storage
import Training

/// The calendars of a CalDAV account for the plan.
struct AccountCalendar: PlanCalendar {
  private let client: CalendarAccountClient

  /// Prepares for an account.
  init(_ account: CalendarAccount) throws(CalendarFailure) {
    do throws(DAVError) { client = try CalendarAccountClient(account) } catch {
      throw CalendarFailure(error.description)
    }
  }

  func make(_ folder: String, called name: String) async throws(CalendarFailure) -> String {
    do throws(DAVError) { return try await client.make(folder, called: name) } catch {
      throw CalendarFailure(error.description)
    }
  }

  func entries(of calendar: String) async throws(CalendarFailure) -> [String: String]? {
    do throws(DAVError) { return try await client.entries(of: calendar) } catch {
      throw CalendarFailure(error.description)
    }
  }

  func entry(
    _ name: String,
    of calendar: String
  ) async throws(CalendarFailure) -> PlanCalendarEntry? {
    do throws(DAVError) {
      guard let entry = try await client.entry(name, of: calendar) else { return nil }
      let now = Instant(secondsSince1970: Date().timeIntervalSince1970)
      let event = CalendarAccountEvent(entry, in: .current, at: now).map { event in
        PlanEvent(
          title: event.title,
          day: event.start.day,
          time: event.isAllDay ? nil : ClockTime(minuteOfDay: event.start.minuteOfDay),
          changedAt: event.changedAt
        )
      }
      return PlanCalendarEntry(bytes: entry.bytes, etag: entry.etag, event: event)
    } catch {
      throw CalendarFailure(error.description)
    }
  }

  func write(
    _ bytes: [UInt8],
    _ name: String,
    of calendar: String,
    over etag: String?
  ) async throws(CalendarFailure) -> Bool {
    do throws(DAVError) {
      return try await client.write(bytes, name, of: calendar, over: etag)
    } catch {
      throw CalendarFailure(error.description)
    }
  }

  func remove(
    _ name: String,
    of calendar: String,
    _ etag: String
  ) async throws(CalendarFailure) -> Bool {
    do throws(DAVError) { return try await client.remove(name, of: calendar, etag) } catch {
      throw CalendarFailure(error.description)
    }
  }

  func close() async { await client.close() }
}

extension CalendarAccountClient {
  /// Prepares for an account of the record.
  init(_ account: CalendarAccount) throws(DAVError) {
    try self.init(
      account.address,
      user: account.user,
      password: account.password,
      isAtHome: account.isAtHome,
      memory: CalendarDesk.memory
    )
  }
}
