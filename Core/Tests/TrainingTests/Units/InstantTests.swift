import Testing
import Training

struct InstantTests {
  @Test func `a moment keeps its seconds to the last bit`() {
    var random = Seed(11)
    for _ in 0..<1000 {
      let seconds = random.fraction() * 4e9 - 1e9
      #expect(Instant(secondsSince1970: seconds).secondsSince1970 == seconds)
    }
  }

  @Test func `whole milliseconds come back from year 1 to 9999`() {
    var random = Seed(12)
    for _ in 0..<2000 {
      let fraction = random.fraction()
      let milliseconds = Int64(-62_135_596_800_000 + fraction * 315_537_897_600_000)
      let instant = Instant(millisecondsSince1970: Double(milliseconds))
      #expect(instant.millisecondsSince1970 == milliseconds)
      #expect(instant.roundedToMilliseconds == instant)
    }
  }

  @Test func `a moment is rounded to the nearest millisecond`() {
    #expect(Instant(secondsSince1970: 1.2345).millisecondsSince1970 == 1235)
    #expect(Instant(secondsSince1970: -1.2345).millisecondsSince1970 == -1235)
    #expect(Instant(secondsSince1970: 1.2344).roundedToMilliseconds.secondsSince1970 == 1.234)
  }

  @Test func `no number is no trap`() {
    #expect(Instant(secondsSince1970: .nan).millisecondsSince1970 == 0)
    #expect(Instant(secondsSince1970: .infinity).millisecondsSince1970 == 1_000_000_000_000_000)
    #expect(Instant(secondsSince1970: -1e300).millisecondsSince1970 == -1_000_000_000_000_000)
  }

  @Test func `moments have an order and a distance`() {
    let start = Instant(secondsSince1970: 100)
    let end = start.advanced(bySeconds: 2.5)
    #expect(start < end)
    #expect(end.seconds(since: start) == 2.5)
    #expect(start.seconds(since: end) == -2.5)
    #expect(end.advanced(bySeconds: -2.5) == start)
    #expect(end.duration(since: start) == .milliseconds(2500))
    #expect(start.advanced(by: .milliseconds(2500)) == end)
  }

  @Test func `moments of a record compare exactly, however one comes to them`() {
    var random = Seed(13)
    for _ in 0..<2000 {
      let milliseconds = Int64(1_700_000_000_000 + random.fraction() * 1e11)
      let apart = Int64(random.below(10_000_000))
      let later = Instant(millisecondsSince1970: Double(milliseconds + apart))
      let start = Instant(millisecondsSince1970: Double(milliseconds))
      #expect(start.advanced(by: .milliseconds(apart)) == later)
      #expect(later.duration(since: start) == .milliseconds(apart))
    }
  }
}
