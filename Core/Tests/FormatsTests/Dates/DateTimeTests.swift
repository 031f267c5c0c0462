import Formats
import Foundation
import Testing

struct DateTimeTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0),
      ("2026-06-01T07:30:00+02:00", 1_780_291_800, 120),
      ("2026-06-01 07:30:00 +0200", 1_780_291_800, 120),
      ("2026-06-01T07:30:00.25-03:30", 1_780_311_600.25, -210),
      ("2026-06-01t05:30z", 1_780_291_800, 0),
      ("2026-06-01T05:30:00,5", 1_780_291_800.5, nil),
      ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
      ("1901-12-13T20:45:52.207343Z", -2_147_483_647.792657, 0),
      ("2000-02-29T12:00:00+14", 951_775_200, 840),
      ("2026-05-31T24:00:00+02:00", 1_780_264_800, 120),
      ("2026-12-31T24:00Z", 1_798_761_600, 0),
      ("0000-03-01T00:00:00Z", -62_162_035_200, 0),
      ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
    ] as [(String, Double, Int?)]
  )
  func `reads what devices write`(text: String, seconds: Double, offset: Int?) throws {
    let read = try #require(DateTime(text))
    #expect(read.secondsSince1970 == seconds)
    #expect(read.offsetMinutes == offset)
  }

  @Test(arguments: [
    "", "2026", "2026-06-01", "2026-6-1T07:30:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-06-01T24:00:01Z",
    "2026-06-01T24:01:00Z", "2026-06-01T24:00:00.5Z", "2026-06-01T25:00:00Z",
    "2026-06-01T07:60:00Z", "2026-06-01T07:30:61Z", "2026-06-01T07:30:00.Z", "2026-06-01T07:30:00 ",
    "2026-06-01T07:30:00+", "2026-06-01T07:30:00+2:00", "2026-06-01T07:30:00+24:00",
    "2026-06-01T07:30:00ZZ", " 2026-06-01T07:30:00Z", "2026-06-01X07:30:00Z",
    "-001-06-01T07:30:00Z",
  ])
  func `refuses what is no date and time`(text: String) {
    #expect(DateTime(text) == nil)
  }

  @Test func `agrees with Foundation's calendar over eight thousand years`() throws {
    let formatter = ISO8601DateFormatter()
    var generator = SplitMix(1)
    for _ in 0..<2000 {
      // Foundation's calendar is Julian before 1582.
      let second = Int64(generator.below(248_000_000_000)) - 12_000_000_000
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(second)))
      #expect(DateTime(text)?.wholeSeconds == second, "\(text)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
  func `cuts what no calendar shows`(seconds: Double) {
    let cut = DateTime(secondsSince1970: seconds)
    #expect((-62_167_219_200...253_402_300_799).contains(cut.wholeSeconds))
  }

  @Test func `measures between instants without losing the fraction`() throws {
    let first = try #require(DateTime("2026-06-01T07:30:00.100Z"))
    let later = try #require(DateTime("2026-06-01T07:30:10.300Z"))
    #expect(later.seconds(since: first) == 10 + (0.3 - 0.1))
  }
}
