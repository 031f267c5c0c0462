import Exchange
import Foundation
import Integrations
public import Storage
import Training

/// Reads calendars for the record, from files and addresses.
public enum CalendarDesk {
  /// Reads a calendar, with or without its titles.
  public static let way: CalendarReading.Way = { source, days, keepsTitles in
    let bytes: [UInt8]
    var kept: [UInt8]?
    switch source {
    case .feed(let address, let isAtHome):
      do throws(CalendarFetchError) {
        bytes = try await CalendarClient().fetch(address, isAtHome: isAtHome)
      } catch {
        return .failure(CalendarFailure(error.description))
      }
    case .file(let file):
      bytes = file
      kept = CalendarExtract.bytes(of: file, keepsTitles: keepsTitles)
    }
    guard let file = CalendarFile(bytes, over: days, in: .current) else {
      return .failure(CalendarFailure("this is no calendar, expected an iCalendar (.ics) file"))
    }
    let events = file.events.map { event in
      var event = event
      if !keepsTitles { event.title = nil }
      return event
    }
    return .success(
      CalendarReading(name: file.name, events: events, broken: file.broken, kept: kept)
    )
  }
}
