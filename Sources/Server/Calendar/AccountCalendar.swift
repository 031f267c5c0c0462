import Exchange
import Foundation
import Integrations
import Screens
import Record
import Training

/// The calendars of a CalDAV account for the plan.
struct AccountCalendar: PlanCalendar {
  private let client: CalendarAccountClient

  /// Prepares for an account.
  init(_ account: CalendarAccount) throws(Refused) {
    do throws(DAVRefusal) { client = try CalendarAccountClient(account) } catch {
      throw Refused(error)
    }
  }

  func make(_ folder: String, called name: String) async throws(Refused) -> String {
    do throws(DAVRefusal) { return try await client.make(folder, called: name) } catch {
      throw Refused(error)
    }
  }

  func entries(of calendar: String) async throws(Refused) -> [String: String]? {
    do throws(DAVRefusal) { return try await client.entries(of: calendar) } catch {
      throw Refused(error)
    }
  }

  func entry(
    _ name: String,
    of calendar: String
  ) async throws(Refused) -> PlanCalendarEntry? {
    do throws(DAVRefusal) {
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
      throw Refused(error)
    }
  }

  func write(
    _ bytes: [UInt8],
    _ name: String,
    of calendar: String,
    over etag: String?
  ) async throws(Refused) -> Bool {
    do throws(DAVRefusal) {
      return try await client.write(bytes, name, of: calendar, over: etag)
    } catch {
      throw Refused(error)
    }
  }

  func remove(
    _ name: String,
    of calendar: String,
    _ etag: String
  ) async throws(Refused) -> Bool {
    do throws(DAVRefusal) { return try await client.remove(name, of: calendar, etag) } catch {
      throw Refused(error)
    }
  }

  func close() async { await client.close() }
}

extension CalendarAccountClient {
  /// Prepares for an account of the record.
  init(_ account: CalendarAccount) throws(DAVRefusal) {
    try self.init(
      account.address,
      user: account.user,
      password: account.password,
      isAtHome: account.isAtHome,
      memory: CalendarDesk.memory
    )
  }
}
