import Testing
import Training

struct LocalTimeTests {
  @Test(
    arguments: [
      (0.0, 0, "1970-01-01", 0), (0, -1, "1969-12-31", 1439), (86_399, 0, "1970-01-01", 1439),
      (86_399, 1, "1970-01-02", 0), (-1, 0, "1969-12-31", 1439), (-0.001, 0, "1969-12-31", 1439),
      (1_780_271_999.999, 0, "2026-05-31", 1439), (1_780_264_800, 120, "2026-06-01", 0),
      (1_780_264_799, 120, "2026-05-31", 1439), (1_780_272_000, -1080, "2026-05-31", 360),
      (1_780_272_000, 1080, "2026-06-01", 1080),
    ]
  )
  func `the clock of a place decides the day and the time`(
    seconds: Double,
    minutes: Int,
    day: String,
    minute: Int
  ) {
    let time = LocalTime(secondsSince1970: seconds, offset: UTCOffset(clamping: minutes))
    #expect(time.day.text == day)
    #expect(time.minuteOfDay == minute)
  }

  @Test func `without an offset it is the day of UTC`() {
    let time = LocalTime(secondsSince1970: 86_399)
    #expect(time.day == Day(daysSince1970: 0))
    #expect(time != LocalTime(secondsSince1970: 86_399, offset: .zero))
  }

  @Test func `a day and a minute make up the local seconds`() {
    var random = Seed(13)
    for _ in 0..<2000 {
      let time = LocalTime(
        secondsSince1970: (random.fraction() * 4e9 - 1e9).rounded(),
        offset: UTCOffset(clamping: random.below(2161) - 1080)
      )
      let left = time.localSeconds - time.day.midnight.secondsSince1970
      #expect((0..<86_400).contains(left))
      #expect(Int(left) / 60 == time.minuteOfDay)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no number is no trap`(seconds: Double) {
    let time = LocalTime(secondsSince1970: seconds)
    #expect((-12_000_000...12_000_000).contains(time.day.daysSince1970))
    #expect(time.minuteOfDay == 0)
  }
}
