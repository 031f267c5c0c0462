import Exchange
import Screens
import Testing
import Training

struct ClockDoubtTests {
  private func doubt(_ source: Recording.Source, _ day: String) throws -> String? {
    let recording = Recording(
      source: source,
      sport: .running,
      startedAt: try #require(LocalTime(day + "T06:00:00Z"))
    )
    let now = try #require(LocalTime("2026-05-20T08:00:00Z")).instant
    return ClockDoubt(recording, now: now)?.words(in: .english)
  }

  @Test(arguments: [Recording.Source.fit, .gpx, .tcx])
  func `says that a clock had not been set`(source: Recording.Source) throws {
    for day in ["1970-01-01", "1980-01-06", "1989-12-31"] {
      #expect(
        try doubt(source, day)
          == "its day is wrong: the device's clock had not been set and said \(day)"
      )
    }
  }

  @Test func `says that a clock is 1,024 weeks behind`() throws {
    #expect(
      try doubt(.fit, "2006-09-24")
        == "its day is likely 2026-05-10 instead of 2006-09-24: the device's clock was 1,024 weeks behind"
    )
    #expect(try doubt(.gpx, "2001-10-14")?.hasPrefix("its day is likely 2021-05-30") == true)
    // What would come after today cannot be meant.
    #expect(try doubt(.fit, "2008-01-01")?.contains("had not been set") == true)
  }

  @Test func `says that a day has not come yet`() throws {
    #expect(
      try doubt(.fit, "2045-12-24")
        == "its day is wrong: the device's clock said 2045-12-24, which has not come yet"
    )
  }

  @Test func `says nothing of days that may be`() throws {
    #expect(try doubt(.gpx, "2003-06-01") == nil)
    #expect(try doubt(.fit, "2010-06-01") == nil)
    #expect(try doubt(.tcx, "2026-05-21") == nil)
  }
}
