import Exchange
import Foundation
import Integrations
import Testing
import Training

/// Calendars as other programs write them, tried for people's reports: they lie beside the repository.
struct CaseCalendarTests {
  private static let folder: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "../shared/cases/readings/27-cal").standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      print("skipped: no shared/cases/readings/27-cal beside the repository")
      return nil
    }
    return folder
  }()

  /// When the events of December 2026 begin on the clock of a zone, in order.
  private func starts(_ name: String, in zone: String) throws -> [String] {
    let folder = try #require(Self.folder)
    let zone = try #require(TimeZone(identifier: zone))
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name + ".ics")))
    let from = try #require(Day("2026-11-30")).midnight
    let days = from..<from.advanced(bySeconds: 32 * 86_400)
    let file = try #require(CalendarFile(bytes, over: days, in: zone))
    let clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.timeZone = zone
    clock.dateFormat = "dd HH:mm"
    return file.events.map {
      clock.string(from: Date(timeIntervalSince1970: $0.start.secondsSince1970))
    }.sorted()
  }

  @Test(
    .enabled(if: folder != nil),
    arguments: [
      // A whole day that was moved, named by a midnight of another zone.
      ("exch", "America/New_York", "01 00:00, 04 00:00, 08 00:00, 10 00:00, 15 00:00, 17 00:00"),
      ("exch", "Europe/Berlin", "01 00:00, 04 00:00, 08 00:00, 10 00:00, 15 00:00, 17 00:00"),
      ("utcrid", "Europe/Berlin", "01 00:00, 02 00:00, 04 00:00, 05 00:00, 10 10:00"),
      ("exdate", "Europe/Berlin", "01 18:00, 03 18:00, 04 18:00"),
      ("exdateutc", "Europe/Berlin", "01 18:00, 04 18:00"),
      // What was moved takes all that follows with it.
      ("taf", "Europe/Berlin", "01 18:00, 02 18:00, 03 20:00, 04 20:00, 05 20:00"),
      ("tzid", "Europe/Berlin", "01 18:00, 01 18:00, 02 11:00"),
      // Until is said in UTC, and includes the last.
      ("until", "Europe/Berlin", "02 02:00, 03 02:00, 04 02:00"),
    ]
  )
  func `keeps each event where its program has it`(name: String, zone: String, right: String)
    throws
  {
    #expect(try starts(name, in: zone).joined(separator: ", ") == right)
  }

  @Test(.enabled(if: folder != nil))
  func `keeps what is sound beside what makes no sense`() throws {
    // A length of a week, and an event that is not certain, beside ends before their starts.
    let found = try starts("weird", in: "Europe/Berlin")
    #expect(found.contains("04 09:00") && found.contains("15 09:00"))
  }
}
