import Exchange
import Formats
import Testing
import Training

struct ActivityClockTests {
  private func run(at longitude: Double?, offset: Int? = nil) -> Activity {
    let summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(
        secondsSince1970: 1_780_291_800,
        offset: offset.map { UTCOffset(clamping: $0) }
      ),
      source: .gpx
    )
    var activity = Activity(summary: summary)
    if let longitude {
      activity.samples.time = [0, 1]
      activity.samples.latitude = [.nan, 1]
      activity.samples.longitude = [.nan, longitude]
    }
    return activity
  }

  @Test(
    arguments: [
      // In Berlin, in Spain, in the west of China by Beijing's clock, and indoors.
      (13.4, 120, 120), (-8, 120, 120), (76, 480, 480), (nil, 120, 120),
      // On journeys: Berlin's clock in New York and in Tokyo.
      (-74, 120, -300), (139.7, 120, 540),
      // On both sides of the date line.
      (-176, 780, 780), (179, -660, -660),
    ] as [(Double?, Int, Int)]
  )
  func `is the runner's own unless the sun stands elsewhere`(
    longitude: Double?,
    usual: Int,
    minutes: Int
  ) {
    var activity = run(at: longitude)
    activity.assumeClock(UTCOffset(clamping: usual))
    #expect(activity.summary.startedAt.offset?.minutes == minutes)
    #expect(activity.summary.isClockAssumed)
  }

  @Test func `stays what the source says`() {
    var activity = run(at: -74, offset: 0)
    activity.assumeClock(UTCOffset(clamping: 120))
    #expect(activity == run(at: -74, offset: 0))
  }

  @Test func `is marked in an export where it is assumed`() throws {
    var activity = run(at: nil)
    activity.assumeClock(UTCOffset(clamping: 120))
    let json = JSON.written { activity.write(to: &$0) }
    #expect(json["utcOffsetAssumed"]?.bool == true)
    #expect(try Activity(json) == activity)
    let told = JSON.written { run(at: nil, offset: 120).write(to: &$0) }
    #expect(told["utcOffsetAssumed"] == nil)
  }
}
