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
