import Exchange
import Formats
import Foundation
import Testing
import Training

struct InstantTextTests {
  @Test(arguments: [
    "2026-06-01T07:30:00Z", "2026-06-01T07:30:00.250+05:45", "1969-12-31T23:59:59.999-00:30",
    "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2024-02-29T23:59:59.001-09:30",
  ])
  func `writes what it read`(text: String) throws {
    #expect(try #require(LocalTime(text)).text == text)
  }

  @Test func `shows the clock of its own zone`() throws {
    let evening = try #require(LocalTime("2026-12-31T23:30:00-05:00"))
    #expect(evening.day == Day(year: 2026, month: 12, day: 31))
    #expect(evening.minuteOfDay == 23 * 60 + 30)
    #expect(evening.instant.text == "2027-01-01T04:30:00Z")
  }

  @Test func `carries a fraction that rounds up to the next second`() {
    #expect(Instant(secondsSince1970: 59.9996).text == "1970-01-01T00:01:00Z")
    #expect(Instant(secondsSince1970: -0.0004).text == "1970-01-01T00:00:00Z")
  }

  @Test func `keeps no offset that no clock has`() throws {
    #expect(try #require(LocalTime("2026-06-01T07:30:00+18:00")).offset?.minutes == 1080)
    #expect(try #require(LocalTime("2026-06-01T07:30:00+18:01")).offset == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `cuts what no calendar shows`(seconds: Double) throws {
    let offset = UTCOffset(clamping: 1080)
    let text = LocalTime(secondsSince1970: seconds, offset: offset).text
    #expect(text.utf8.count == 25)
    #expect(LocalTime(text) != nil)
  }

  @Test func `agrees with Foundation's calendar over eight thousand years`() {
    let formatter = ISO8601DateFormatter()
    var random = Seed(21)
    for _ in 0..<2000 {
      // Foundation's calendar is Julian before 1582.
      let second = (random.fraction() * 248e9 - 12e9).rounded()
      let text = formatter.string(from: Date(timeIntervalSince1970: second))
      #expect(Instant(secondsSince1970: second).text == text)
    }
  }

  // Formats may not know a training word, and Training no text of a file: each counts days by itself.
  @Test func `a date in a text is the same day as in the calendar`() {
    let rest = ["01-01", "02-28", "02-29", "02-30", "03-01", "04-31", "12-31", "12-32"]
    for year in stride(from: 0, through: 9999, by: 4) {
      for year in [year, min(year + 1, 9999)] {
        let figures = String(repeating: "0", count: 4 - String(year).count) + String(year)
        for date in rest {
          let day = Day(figures + "-" + date)
          let time = DateTime(figures + "-" + date + "T00:00:00Z")
          guard time?.secondsSince1970 == day?.midnight.secondsSince1970 else {
            Issue.record("\(figures)-\(date) is another day in a text")
            return
          }
        }
      }
    }
    for number in -3000...30_000 {
      let day = Day(daysSince1970: number)
      guard DateTime(day.text + "T00:00:00Z")?.wholeSeconds == Int64(number) * 86_400 else {
        Issue.record("\(day.text) is not day \(number)")
        return
      }
    }
  }
}
