import Exchange
import Foundation
import Integrations
import Screens
import Record
import Storage
import Training

/// Reads calendars for the record, from files, addresses and accounts.
enum CalendarDesk {
  /// What this program has read of accounts already.
  static let memory = CalendarMemory()

  /// How calendars are reached.
  static let access = CalendarAccess(read: read) { account throws(Refused) in
    try AccountCalendar(account)
  }

  /// Reads a calendar, with or without its titles.
  private static let read: CalendarAccess.Reading = { source, days, keepsTitles, known in
    let bytes: [UInt8]
    var (name, tag, kept): (String?, String?, [UInt8]?)
    switch source {
    case .feed(let address, let isAtHome):
      do throws(FetchRefusal) {
        bytes = try await CalendarClient().fetch(address, isAtHome: isAtHome)
      } catch {
        return .failure(Refused(error))
      }
    case .account(let account):
      do throws(DAVRefusal) {
        let client = try CalendarAccountClient(account)
        // A defer cannot wait, and nobody needs to: the account has been read by then.
        defer { Task { await client.close() } }
        let reading = try await client.read(over: days, without: known?.own, since: known?.tag)
        bytes = reading.bytes ?? known?.bytes ?? []
        (name, tag) = (reading.name, reading.tag)
        kept = reading.bytes.map { CalendarExtract.bytes(of: $0, keepsTitles: keepsTitles) }
      } catch {
        return .failure(Refused(error))
      }
    case .file(let file):
      bytes = file
      kept = CalendarExtract.bytes(of: file, keepsTitles: keepsTitles)
    }
    guard let file = CalendarFile(bytes, over: days, in: .current) else {
      return .failure(Refused(CalendarRefusal.noCalendar))
    }
    let events = file.events.map { event in
      var event = event
      if !keepsTitles { event.title = nil }
      return event
    }
    return .success(
      CalendarReading(
        name: name ?? file.name,
        events: events,
        broken: file.broken,
        kept: kept,
        tag: tag
      )
    )
  }
}
