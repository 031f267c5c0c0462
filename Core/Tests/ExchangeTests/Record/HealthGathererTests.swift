import Exchange
import Formats
import Foundation
import Testing
import Training

struct HealthGathererTests {
  private static let workout = """
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="2" durationUnit="min" sourceName="Watch" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:33:00 +0200">
    <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-06-01 07:31:00 +0200"/>
    <WorkoutEvent type="HKWorkoutEventTypeResume" date="2026-06-01 07:32:00 +0200"/>
    <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="0.5" unit="km"/>
    <MetadataEntry key="HKIndoorWorkout" value="1"/><MetadataEntry key="aarcRunId" value="run-7"/>
    </Workout>
    """

  private func record(_ type: String, _ time: String, _ value: String, _ source: String = "W")
    -> String
  {
    "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\""
      + " startDate=\"2026-06-01 \(time) +0200\" endDate=\"2026-06-01 \(time) +0200\""
      + (type == "BodyMass" ? " unit=\"kg\"" : "") + " value=\"\(value)\"/>\n"
  }

  private func gather(_ records: [String]) -> HealthGatherer {
    var reader = HealthExportReader()
    var gatherer = HealthGatherer()
    let text = "<HealthData>\n" + records.joined() + Self.workout + "</HealthData>"
    gatherer.gather(reader.read(Array(text.utf8)))
    gatherer.gather(reader.finish())
    gatherer.finish()
    return gatherer
  }

  @Test func `gives a workout the heart rates of its time, in whatever order they come`() throws {
    let gatherer = gather([
      record("HeartRate", "07:32:30", "150"), record("HeartRate", "07:30:10", "120"),
      record("HeartRate", "07:29:59", "90"), record("HeartRate", "07:33:01", "99"),
    ])
    let workout = try #require(gatherer.workouts.first)
    let activity = gatherer.activity(workout)
    #expect(activity.samples.time == [10, 150])
    #expect(activity.samples.heartRate == [120, 150])
    #expect(activity.pauses == [60..<120])
    #expect(activity.summary.moving == .seconds(120))
    #expect(activity.summary.elapsed == .seconds(180))
    #expect(activity.summary.distance == .meters(500))
    #expect(activity.summary.source == .appleHealth && activity.summary.kind == "Running")
    #expect(activity.summary.isIndoor == true && activity.summary.run == "run-7")
    #expect(activity.summary.startedAt.offset?.minutes == 120)
  }

  @Test func `takes the intervals of a workout for its laps`() throws {
    let statistics = "<WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceWalkingRunning\""
    let workout = """
      <HealthData><Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="3" durationUnit="min" sourceName="W" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:33:00 +0200">
      <WorkoutActivity startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:31:00 +0200" duration="60" durationUnit="s">\(statistics) sum="0.3" unit="km"/></WorkoutActivity>
      <WorkoutActivity startDate="2026-06-01 07:31:00 +0200" endDate="2026-06-01 07:33:00 +0200" duration="2" durationUnit="min">\(statistics) sum="0.4" unit="km"/></WorkoutActivity>
      \(statistics) sum="0.7" unit="km"/></Workout></HealthData>
      """
    var reader = HealthExportReader()
    var gatherer = HealthGatherer()
    gatherer.gather(reader.read(Array(workout.utf8)))
    gatherer.gather(reader.finish())
    gatherer.finish()
    #expect(gatherer.workouts.count == 1)
    let activity = gatherer.activity(try #require(gatherer.workouts.first))
    #expect(activity.summary.distance == .meters(700))
    #expect(activity.laps.map(\.start) == [0, 60])
    #expect(activity.laps.map(\.distance) == [.meters(300), .meters(400)])
    #expect(activity.laps.map(\.timer) == [.seconds(60), .seconds(120)])
  }

  @Test func `gives a workout how hard it felt`() throws {
    let gatherer = gather([
      record("WorkoutEffortScore", "07:00:00", "3"), record("WorkoutEffortScore", "07:31:30", "7"),
      record("EstimatedWorkoutEffortScore", "07:31:30", "5"),
    ])
    let activity = gatherer.activity(try #require(gatherer.workouts.first))
    #expect(activity.summary.effort == 7)
  }

  @Test func `puts route and heart into the same rows`() throws {
    let gatherer = gather([record("HeartRate", "07:30:01", "121")])
    let workout = try #require(gatherer.workouts.first)
    var route = Recording(
      source: .gpx,
      sport: .other,
      startedAt: LocalTime(workout.start)
    )
    route.samples.time = [0, 1, 2]
    route.samples.latitude = [52, 52.00001, 52.00002]
    route.samples.longitude = [13, 13, 13]
    let samples = gatherer.activity(workout, routes: [route]).samples
    #expect(samples.time == [0, 1, 2])
    #expect(samples.latitude == [52, 52.00001, 52.00002])
    #expect(samples.heartRate.map { $0.isNaN ? 0 : $0 } == [0, 121, 0])
  }

  @Test func `shows a workout by the clock of its own zone`() throws {
    let gatherer = gather([])
    let workout = try #require(gatherer.workouts.first)
    let newYork = UTCOffset(clamping: -240)
    let start = gatherer.activity(workout, offset: newYork).summary.startedAt
    #expect(start.instant == LocalTime(workout.start).instant)
    #expect(start.offset == newYork && start.minuteOfDay == 90)
  }

  /// A triathlon as a watch exports it: its legs do not name their sports, but what was measured.
  private static let triathlon = """
    <HealthData>
    <Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" duration="150" durationUnit="min" sourceName="Watch" startDate="2026-06-01 08:00:00 +0200" endDate="2026-06-01 10:30:00 +0200">
    <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/><MetadataEntry key="HKElevationAscended" value="8520 cm"/>
    <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-06-01 09:00:00 +0200"/><WorkoutEvent type="HKWorkoutEventTypeResume" date="2026-06-01 09:01:00 +0200"/>
    <WorkoutActivity uuid="1" startDate="2026-06-01 08:00:00 +0200" endDate="2026-06-01 08:30:00 +0200" duration="30" durationUnit="min"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceSwimming" sum="1500" unit="m"/></WorkoutActivity>
    <WorkoutActivity uuid="2" startDate="2026-06-01 08:30:00 +0200" endDate="2026-06-01 08:32:00 +0200" duration="2" durationUnit="min"/>
    <WorkoutActivity uuid="3" startDate="2026-06-01 08:32:00 +0200" endDate="2026-06-01 09:40:00 +0200" duration="67" durationUnit="min"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="0.1" unit="km"/><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceCycling" sum="40" unit="km"/></WorkoutActivity>
    <WorkoutActivity uuid="4" startDate="2026-06-01 09:40:00 +0200" duration="50" durationUnit="min"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="10" unit="km"/><WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="160" minimum="140" maximum="180" unit="count/min"/></WorkoutActivity>
    <WorkoutRoute><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>
    </Workout></HealthData>
    """

  @Test func `takes a triathlon for its legs`() throws {
    var reader = HealthExportReader()
    var gatherer = HealthGatherer()
    gatherer.gather(reader.read(Array(Self.triathlon.utf8)))
    gatherer.gather(reader.finish())
    gatherer.finish()
    #expect(gatherer.faults == [])
    var route = Recording(
      source: .gpx,
      sport: .other,
      startedAt: try #require(LocalTime("2026-06-01T06:20:00Z"))
    )
    route.samples.time = Array(stride(from: 0, to: 3600, by: 10))
    route.samples.latitude = route.samples.time.map { 50 + $0 / 40_000 }
    route.samples.longitude = route.samples.time.map { _ in 8 }
    let legs = gatherer.workouts.map { gatherer.activity($0, routes: [route]) }
    #expect(legs.map { $0.summary.sport } == [.swimming, .other, .cycling, .running])
    #expect(
      legs.map { $0.summary.kind } == ["Swimming", "Transition", "Cycling", "Running"]
    )
    let distances = [0, 2, 3].map { legs[$0].summary.distance }
    #expect(distances == [.meters(1500), .meters(40_000), .meters(10_000)])
    #expect(legs.map { $0.summary.elapsed } == [30, 2, 68, 50].map { .seconds($0 * 60) })
    #expect(legs.map { $0.pauses } == [[], [], [1680..<1740], []])
    // Each has its own part of the routes; the climb is that of the whole.
    #expect(legs.map { $0.samples.count } == [61, 13, 288, 0])
    #expect(legs.allSatisfy { $0.summary.ascent?.meters != 85.2 })
    #expect(legs[3].summary.averageHeartRate == .beatsPerMinute(160))
    #expect(gatherer.workouts.allSatisfy { $0.timeZone == "Europe/Berlin" })
  }

  @Test func `takes several sports without legs for no run`() throws {
    let text = Self.workout.replacing("TypeRunning", with: "TypeSwimBikeRun")
    var reader = HealthExportReader()
    var gatherer = HealthGatherer()
    gatherer.gather(reader.read(Array(("<HealthData>" + text + "</HealthData>").utf8)))
    let workout = try #require(gatherer.workouts.first)
    let summary = gatherer.activity(workout).summary
    #expect(summary.sport == .other && summary.kind == "SwimBikeRun")
  }

  private func phase(_ phase: String, _ from: String, _ to: String, _ source: String = "Watch")
    -> String
  {
    "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" sourceName=\"\(source)\""
      + " startDate=\"2026-05-\(from) +0200\" endDate=\"2026-05-\(to) +0200\""
      + " value=\"HKCategoryValueSleepAnalysis\(phase)\"/>\n"
  }

  private func slept(_ records: [String]) -> [String: Double] {
    var days: [String: Double] = [:]
    for figure in gather(records).figures where figure.kind == .sleep {
      days[figure.day.text] = figure.value
    }
    return days
  }

  @Test func `adds up the phases of a night for the day on which it ends`() {
    let night = [
      phase("InBed", "02 22:30:00", "03 07:30:00"),
      phase("AsleepCore", "02 23:00:00", "03 02:00:00"),
      phase("AsleepDeep", "03 02:00:00", "03 03:30:00"),
      phase("Awake", "03 03:30:00", "03 04:15:00"),
      phase("AsleepREM", "03 04:15:00", "03 06:45:00"),
      phase("AsleepCore", "03 14:00:00", "03 14:30:00"),
    ]
    #expect(slept(night) == ["2026-05-03": 7 * 3600])
    #expect(slept(night.reversed()) == ["2026-05-03": 7 * 3600])
    #expect(gather(night).faults == [])
  }

  @Test func `takes the night of one source, and of several the one that tells phases apart`() {
    let phone = phase("AsleepUnspecified", "02 22:45:00", "03 07:00:00", "Phone")
    let watch = [
      phase("AsleepCore", "02 23:00:00", "03 05:00:00"),
      // Written twice, and once within the other.
      phase("AsleepCore", "02 23:00:00", "03 05:00:00"),
      phase("AsleepDeep", "03 01:00:00", "03 02:00:00"),
    ]
    #expect(slept([phone]) == ["2026-05-03": 8.25 * 3600])
    #expect(slept([phone] + watch) == ["2026-05-03": 6 * 3600])
    #expect(slept(watch + [phone]) == ["2026-05-03": 6 * 3600])
    let older = phase("Asleep", "02 23:30:00", "03 06:00:00", "App")
    #expect(slept([older, phone]) == ["2026-05-03": 8.25 * 3600])
  }

  @Test func `leaves out a night that nobody can have slept, and says so`() {
    let broken = [
      phase("AsleepCore", "01 20:00:00", "02 19:00:00", "App"),
      phase("AsleepCore", "02 19:00:00", "03 07:00:00", "App"),
    ]
    let watch = phase("AsleepCore", "02 23:00:00", "03 06:00:00")
    #expect(slept(broken + [watch]) == ["2026-05-03": 7 * 3600])
    #expect(slept([watch] + broken) == ["2026-05-03": 7 * 3600])
    #expect(slept(broken).isEmpty)
    #expect(gather(broken).doubts.map { $0.day.text } == ["2026-05-03"])
  }

  @Test func `keeps the variability of Apple apart from that of others, as the mean of a day`() {
    let gatherer = gather([
      record("HeartRateVariabilitySDNN", "03:00:00", "40"),
      record("HeartRateVariabilitySDNN", "09:00:00", "60"),
    ])
    #expect(gatherer.figures.map(\.kind) == [.heartRateDeviation])
    #expect(gatherer.figures.map(\.value) == [50])
  }

  @Test func `leaves out what nobody can have, and says so`() {
    let gatherer = gather([
      record("BodyMass", "08:00:00", "6100"), record("RestingHeartRate", "08:00:00", "48"),
    ])
    #expect(gatherer.figures.map(\.kind) == [.restingHeartRate])
    #expect(
      gatherer.doubts.map(\.problem) == ["found a weight of 6100, expected 10 to 500 kg"]
    )
    #expect(gatherer.doubts.map(\.day.text) == ["2026-06-01"])
  }

  @Test func `counts the steps of one device only, and the last figure of a day`() throws {
    let gatherer = gather([
      record("StepCount", "08:00:00", "100", "Watch"),
      record("StepCount", "08:00:00", "90", "Phone"),
      record("StepCount", "09:00:00", "50", "Watch"), record("BodyMass", "08:00:00", "70"),
      record("BodyMass", "20:00:00", "71"),
    ])
    let day = try #require(gatherer.figures.first?.day)
    #expect(
      gatherer.figures == [
        DailyFigure(day: day, kind: .bodyMass, value: 71),
        DailyFigure(day: day, kind: .steps, value: 150),
      ]
    )
    #expect(day.text == "2026-06-01")
  }
}
