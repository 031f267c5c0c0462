import Exchange
import Testing
import Training

struct TypedTextTests {
  @Test(arguments: [
    ("10km", 10_000.0), ("10 km", 10_000), (" 10 KM ", 10_000), ("21,1km", 21_100), ("10k", 10_000),
    ("800m", 800), ("5mi", 8_046.72), ("6.2 miles", 9_977.9328), ("marathon", 42_195),
    ("Half", 21_097.5), ("half marathon", 21_097.5),
  ])
  func `reads distances as people write them`(text: String, meters: Double) throws {
    #expect(abs(try Distance(typed: text).meters - meters) < 1e-6)
  }

  @Test(arguments: [
    ("10", TypedTextError.distanceWithoutUnit("10")), ("", .notADistance("")),
    ("km", .notADistance("km")), ("-5km", .notADistance("-5km")), ("1e5km", .notADistance("1e5km")),
    ("1.2.3km", .notADistance("1.2.3km")), ("infkm", .notADistance("infkm")),
    ("10km5", .notADistance("10km5")), ("0km", .distanceOutOfRange("0km")),
    ("5 light years", .notADistance("5 light years")), ("900km", .distanceOutOfRange("900km")),
    ("9999999999km", .notADistance("9999999999km")), (".5km", .notADistance(".5km")),
  ])
  func `says why a text is no distance`(text: String, error: TypedTextError) {
    #expect(throws: error) { try Distance(typed: text) }
  }

  @Test(arguments: [
    ("5:00", UnitSystem.metric, 300.0), ("5:00/km", .imperial, 300), ("5:00 / km", .metric, 300),
    ("8:03/mi", .metric, 483 / 1.609344), ("8:03", .imperial, 483 / 1.609344),
    ("4:05", .metric, 245), ("12:30", .metric, 750),
  ])
  func `reads paces in the plan's units`(text: String, units: UnitSystem, seconds: Double) throws {
    #expect(abs(try Pace(typed: text, units: units).secondsPerKilometer - seconds) < 1e-9)
  }

  @Test(arguments: [
    ("fast", TypedTextError.notAPace("fast")), ("5", .notAPace("5")), ("5:60", .notAPace("5:60")),
    ("5:0", .notAPace("5:0")), ("5:00:00", .notAPace("5:00:00")), ("5:00/", .notAPace("5:00/")),
    ("5:00/furlong", .notAPace("5:00/furlong")), ("", .notAPace("")), ("/km", .notAPace("/km")),
    ("1:00", .paceOutOfRange("1:00")), ("25:00", .paceOutOfRange("25:00")),
  ])
  func `says why a text is no pace`(text: String, error: TypedTextError) {
    #expect(throws: error) { try Pace(typed: text, units: .metric) }
  }

  @Test(arguments: [
    ("1:30:00", 5400), ("45:00", 2700), ("90:30", 5430), ("45min", 2700), ("45 m", 2700),
    ("2h15min", 8100), ("1h30", 5400), ("1 h", 3600), ("1.5h", 5400), ("90s", 90),
    ("1h2min3s", 3723),
  ])
  func `reads times as people write them`(text: String, seconds: Int) throws {
    #expect(try Duration(typed: text) == .seconds(seconds))
  }

  @Test(arguments: [
    ("45", TypedTextError.notATime("45")), ("1:45", .ambiguousTime("1:45")),
    ("soon", .notATime("soon")), ("1:2:3", .notATime("1:2:3")), ("15min2h", .notATime("15min2h")),
    ("1h30x", .notATime("1h30x")), ("", .notATime("")), ("::", .notATime("::")),
    ("1:00:00:00", .notATime("1:00:00:00")), ("30s", .timeOutOfRange("30s")),
    ("100h", .timeOutOfRange("100h")),
  ])
  func `says why a text is no time`(text: String, error: TypedTextError) {
    #expect(throws: error) { try Duration(typed: text) }
  }

  @Test func `suggests what to type`() {
    #expect(
      TypedTextError.ambiguousTime("1:45").description
        == "write 1:45:00 or 0:01:45, or use h and min; \"1:45\" may mean hours or minutes"
    )
    #expect(TypedTextError.distanceWithoutUnit("10").description.contains("10km or 10mi"))
  }
}
