import Exchange
import Foundation
import Integrations
import Testing
import Training

struct CalendarFileTests {
  /// Reads events for some days from one in 2026, as a reader in a zone.
  private func calendar(
    _ body: String,
    from day: String = "2026-03-01",
    days: Int = 31,
    in zone: String = "UTC"
  ) throws -> CalendarFile {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n" + body + "\nEND:VCALENDAR\n"
    let start = try #require(Day(day)).midnight
    let zone = try #require(TimeZone(identifier: zone))
    let last = start.advanced(bySeconds: Double(days * 86_400))
    return try #require(CalendarFile(Array(text.utf8), over: start..<last, in: zone))
  }

  private func starts(_ file: CalendarFile) -> [String] {
    file.events.map { LocalTime($0.start, offset: .zero).instant.text.replacing(":00Z", with: "") }
  }

  private func event(_ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:a"] + lines + ["END:VEVENT"]).joined(separator: "\n")
  }

  @Test func `lets a weekly event keep its time on the wall when the clocks change`() throws {
    let weekly = event(
      "DTSTART;TZID=Europe/Berlin:20260105T180000",
      "DTEND;TZID=Europe/Berlin:20260105T190000",
      "RRULE:FREQ=WEEKLY;BYDAY=MO",
      "EXDATE;TZID=Europe/Berlin:20260316T180000",
      "SUMMARY:Choir"
    )
    let file = try calendar(weekly)
    #expect(
      starts(file) == [
        "2026-03-02T17:00", "2026-03-09T17:00", "2026-03-23T17:00", "2026-03-30T16:00",
      ]
    )
    #expect(file.events.first?.title == "Choir" && file.broken == 0)
    #expect(file.events.allSatisfy { $0.end.seconds(since: $0.start) == 3600 })
  }

  @Test func `takes an occurrence that was moved at its new time, and none that was cancelled`()
    throws
  {
    let daily = event(
      "DTSTART:20260301T080000Z",
      "DURATION:PT30M",
      "RRULE:FREQ=DAILY;COUNT=4"
    )
    let moved = event("RECURRENCE-ID:20260302T080000Z", "DTSTART:20260302T150000Z")
    let cancelled = event(
      "RECURRENCE-ID:20260303T080000Z",
      "DTSTART:20260303T080000Z",
      "STATUS:CANCELLED"
    )
    let file = try calendar(daily + "\n" + moved + "\n" + cancelled)
    #expect(starts(file) == ["2026-03-01T08:00", "2026-03-02T15:00", "2026-03-04T08:00"])
    let later = event(
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20260303T080000Z",
      "DTSTART:20260303T090000Z"
    )
    #expect(
      try starts(calendar(daily + "\n" + later)) == [
        "2026-03-01T08:00", "2026-03-02T08:00", "2026-03-03T09:00", "2026-03-04T09:00",
      ]
    )
  }

  @Test func `goes by the rules of a zone that the file describes, wherever it does`() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:House time
      BEGIN:STANDARD
      DTSTART:19701025T030000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:+0300
      TZOFFSETTO:+0200
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700329T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0300
      END:DAYLIGHT
      END:VTIMEZONE
      """
    let daily = event("DTSTART;TZID=House time:20260328T120000", "RRULE:FREQ=DAILY;COUNT=2")
    #expect(try starts(calendar(daily + "\n" + zone)) == ["2026-03-28T10:00", "2026-03-29T09:00"])
  }

  @Test(arguments: [
    // Clocks forward and back, in both halves of the world.
    ("Europe/Berlin", "2026-03-28", "02:30", ["01:30", "01:30", "00:30"]),
    ("Europe/Berlin", "2026-10-24", "02:30", ["00:30", "00:30", "01:30"]),
    ("America/New_York", "2026-03-07", "02:30", ["07:30", "07:30", "06:30"]),
    ("America/New_York", "2026-10-31", "01:30", ["05:30", "05:30", "06:30"]),
    ("Australia/Sydney", "2026-04-04", "02:30", ["15:30", "15:30", "16:30"]),
    ("Australia/Sydney", "2026-10-03", "02:30", ["16:30", "16:30", "15:30"]),
    ("America/Santiago", "2026-04-04", "23:30", ["02:30", "03:30", "03:30"]),
    ("Europe/London", "2026-03-28", "01:30", ["01:30", "01:30", "00:30"]),
    ("Africa/Casablanca", "2026-02-14", "12:00", ["11:00", "12:00", "12:00"]),
  ])
  func `knows the moment of a time that the clocks skip or have twice`(
    zone: String,
    day: String,
    time: String,
    expected: [String]
  ) throws {
    let start = day.replacing("-", with: "") + "T" + time.replacing(":", with: "") + "00"
    let daily = event("DTSTART;TZID=\(zone):\(start)", "RRULE:FREQ=DAILY;COUNT=3")
    let first = try #require(Day(day)) - 1
    let found = try starts(calendar(daily, from: first.text, days: 6)).map { String($0.suffix(5)) }
    #expect(found == expected)
  }

  @Test(arguments: [
    "/Europe/Berlin", "/example.org/Tzfile/Europe/Berlin", "W. Europe Standard Time",
  ])
  func `knows a zone by the names that other programs give it`(zone: String) throws {
    let noon = event("DTSTART;TZID=\(zone):20260310T120000")
    #expect(try starts(calendar(noon)) == ["2026-03-10T11:00"])
  }

  @Test func `takes whole days as days, and leaves out what takes no time`() throws {
    let holiday = event("DTSTART;VALUE=DATE:20260310", "DTEND;VALUE=DATE:20260312")
    let free = "BEGIN:VEVENT\nUID:b\nDTSTART:20260311T100000Z\nTRANSP:TRANSPARENT\nEND:VEVENT"
    let floating = "BEGIN:VEVENT\nUID:c\nDTSTART:20260311T180000\nDURATION:PT1H\nEND:VEVENT"
    let file = try calendar([holiday, free, floating].joined(separator: "\n"), in: "Asia/Tokyo")
    #expect(starts(file) == ["2026-03-09T15:00", "2026-03-11T09:00"])
    #expect(file.events.map { $0.isAllDay } == [true, false])
    #expect(file.events.first.map { $0.end.seconds(since: $0.start) } == 172_800)
  }

  @Test(arguments: [
    // Hours are exact, weeks and days keep the clock, and an end that is said is where it is said.
    ("20261025T003000", "DURATION:PT8H", 8.0),
    ("20260329T003000", "DURATION:PT8H", 8),
    ("20261024T120000", "DURATION:P1D", 25),
    ("20260328T120000", "DURATION:P1D", 23),
    ("20261024T120000", "DURATION:P1DT2H", 27),
    ("20261019T120000", "DURATION:P1W", 169),
    ("20261025T003000", "DTEND;TZID=Europe/Berlin:20261025T083000", 9),
    ("20261025T003000", "DURATION:-PT8H", 0),
  ])
  func `counts hours exactly and days on the wall when the clocks change`(
    start: String,
    length: String,
    hours: Double
  ) throws {
    let night = event("DTSTART;TZID=Europe/Berlin:\(start)", length)
    let file = try calendar(night, days: 300)
    #expect(file.events.map { $0.end.seconds(since: $0.start) / 3600 } == [hours])
  }

  @Test func `gives an extra date that is a period its own length`() throws {
    let evening = event(
      "DTSTART;TZID=Europe/Berlin:20261130T180000",
      "DTEND;TZID=Europe/Berlin:20261130T190000",
      "RDATE;VALUE=PERIOD:20261205T160000Z/PT3H,20261206T080000Z/20261206T100000Z",
      "RDATE;TZID=Europe/Berlin:20261207T180000",
      "RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20261208T180000/20261208T183000"
    )
    let file = try calendar(evening, from: "2026-11-29", days: 14)
    #expect(
      starts(file) == [
        "2026-11-30T17:00", "2026-12-05T16:00", "2026-12-06T08:00", "2026-12-07T17:00",
        "2026-12-08T17:00",
      ]
    )
    let lengths = file.events.map { $0.end.seconds(since: $0.start) }
    #expect(lengths == [3600, 10_800, 7200, 3600, 1800])
    #expect(try calendar(event("DTSTART:20261130T180000Z", "RDATE:20261205T160000Z/x")).broken == 1)
  }

  @Test(
    arguments: ["America/New_York", "Europe/Berlin", "Asia/Tokyo", "UTC"],
    [
      ";TZID=W. Europe Standard Time:20261203T000000", ";TZID=Asia/Tokyo:20261203T000000",
      ";VALUE=DATE:20261203", ":20261203T000000", ":20261202T230000Z",
    ]
  )
  func `moves a whole day that is named by its midnight`(reader: String, name: String) throws {
    let weekly = event(
      "DTSTART;VALUE=DATE:20261201",
      "DTEND;VALUE=DATE:20261202",
      "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4"
    )
    let moved = event(
      "RECURRENCE-ID\(name)",
      "DTSTART;VALUE=DATE:20261204",
      "DTEND;VALUE=DATE:20261205"
    )
    let zone = try #require(TimeZone(identifier: reader))
    func days(_ body: String) throws -> [String] {
      try calendar(body, from: "2026-12-01", in: reader).events.map { event in
        let offset = zone.secondsFromGMT(
          for: Date(timeIntervalSince1970: event.start.secondsSince1970)
        )
        let seconds = event.start.secondsSince1970 + Double(offset)
        return Day(daysSince1970: Int(seconds / 86_400)).text
      }
    }
    #expect(
      try days(weekly + "\n" + moved) == ["2026-12-01", "2026-12-04", "2026-12-08", "2026-12-10"]
    )
    let without = weekly.replacing("END:VEVENT", with: "EXDATE\(name)\nEND:VEVENT")
    #expect(try days(without) == ["2026-12-01", "2026-12-08", "2026-12-10"])
  }

  @Test(arguments: [
    "DTSTART:tomorrow", "DTSTART:20260399T100000Z", "DTSTART:20260310T100000Z\nRRULE:FREQ=NEVER",
    "DTSTART:20260310T100000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "SUMMARY:No start",
    "DTSTART:20260310T100000Z\nDURATION:long", "DTSTART:20260310T100000Z\nRRULE:FREQ=SECONDLY",
    "DTSTART:20260310T100000Z\nRRULE:FREQ=DAILY;INTERVAL=0", "DTSTART:20260310T100000Z\nRRULE:;;",
  ])
  func `loses no more than the event that makes no sense`(lines: String) throws {
    let whole = "BEGIN:VEVENT\nUID:b\nDTSTART:20260311T100000Z\nEND:VEVENT"
    let file = try calendar(event(lines) + "\n" + whole)
    #expect(starts(file) == ["2026-03-11T10:00"] && file.broken == 1)
  }

  @Test(arguments: ["", "no calendar", "BEGIN:VEVENT\nDTSTART:20260310T100000Z\nEND:VEVENT\n"])
  func `is none of anything else`(text: String) {
    let days = Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 86_400)
    #expect(CalendarFile(Array(text.utf8), over: days, in: .gmt) == nil)
  }

  @Test func `agrees with a hundred rules that another library expanded`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "rules.ics"), encoding: .utf8)
    let start = try #require(Day("2026-03-01")).midnight
    let days = start..<start.advanced(bySeconds: 60 * 86_400)
    let file = try #require(
      CalendarFile(Array(text.utf8), over: days, in: .gmt, limit: .max)
    )
    let expected = try String(contentsOf: folder.appending(path: "rules.txt"), encoding: .utf8)
    let found = file.events.map { "\($0.title ?? "") \(Int($0.start.secondsSince1970))" }
    #expect(found.count > 500 && file.broken == 0)
    #expect(Set(found) == Set(expected.split(separator: "\n").map { String($0) }))
  }

  @Test func `reads every real calendar, and twenty thousand events at once`() throws {
    let many = (0..<20_000).map { number in
      let day = 1 + number % 28
      return
        "BEGIN:VEVENT\nUID:\(number)\nDTSTART;TZID=Europe/Berlin:202603\(day < 10 ? "0" : "")\(day)T1000"
        + "00\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nSUMMARY:Meeting \(number)\nEND:VEVENT"
    }
    #expect(try calendar(many.joined(separator: "\n")).events.count == 5000)
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "../shared/data/ics").standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder),
      let names = FileManager.default.enumerator(atPath: folder)
    else {
      print("skipped: the real calendars are not here")
      return
    }
    for case let name as String in names where name.hasSuffix(".ics") {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      let days = Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 2e9)
      _ = CalendarFile(bytes, over: days, in: .gmt)
    }
  }
}
