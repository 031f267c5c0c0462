import Exchange
import FITWriting
import Formats
import Testing
import Training

/// Planned runs of other programs come in, and ours go out.
struct CourseFileTests {
  @Test func `reads a FIT workout with its repetitions`() throws {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(5))])
    writer.write(26, [(4, .enumeration(1)), (6, .u16(5)), (8, .text("Track"))])
    func step(
      _ index: UInt16,
      _ duration: (UInt8, UInt32),
      _ target: (UInt8, UInt32, UInt32, UInt32),
      _ intensity: UInt8
    ) {
      writer.write(
        27,
        [
          (254, .u16(index)), (1, .enumeration(duration.0)), (2, .u32(duration.1)),
          (3, .enumeration(target.0)), (4, .u32(target.1)), (5, .u32(target.2)),
          (6, .u32(target.3)), (7, .enumeration(intensity)),
        ]
      )
    }
    let none = (UInt8(2), UInt32.max, UInt32.max, UInt32.max)
    step(0, (0, 600_000), (1, 2, .max, .max), 2)
    step(1, (1, 40_000), (0, 0, 4000, 4167), 0)
    step(2, (2, 220), none, 1)
    step(3, (6, 1), (2, 6, .max, .max), 0)
    step(4, (5, .max), none, 3)
    let course = try CourseFile.read(writer.file())
    #expect(course.title == "Track")
    #expect(course.steps.count == 14)
    #expect(course.steps[0].end == .time(.seconds(600)))
    #expect(course.steps[0].target == .zones(2, 2))
    #expect(course.steps[0].intensity == .warmUp)
    #expect(course.steps[11].end == .distance(.meters(400)))
    #expect(
      course.steps[11].target
        == .pace(fastest: .secondsPerKilometer(240), slowest: .secondsPerKilometer(250))
    )
    #expect(course.steps[11].rep == RunStep.Rep(6, of: 6))
    #expect(course.steps[12].end == .heartRate(below: .beatsPerMinute(120)))
    #expect(course.steps[13].end == .button)
  }

  @Test func `refuses a FIT file for another sport and one that is no workout`() throws {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(5))])
    writer.write(26, [(4, .enumeration(2))])
    writer.write(27, [(1, .enumeration(5))])
    #expect(throws: CourseFileError.self) { try CourseFile.read(writer.file()) }
    var empty = FITWriter()
    empty.write(0, [(0, .enumeration(4))])
    #expect(throws: CourseFileError.noSteps) { try CourseFile.read(empty.file()) }
    #expect(throws: CourseFileError.unknownFormat) { try CourseFile.read(Array("hello".utf8)) }
    #expect(throws: CourseFileError.unknownFormat) { try CourseFile.read(Array("<gpx/>".utf8)) }
  }

  @Test func `gives a watch what it has read itself`() throws {
    let course = RunCourse(
      "Five by a Kilometre",
      steps: [
        RunStep("Easy Run", until: .time(.seconds(720)), target: .zones(2, 2), intensity: .warmUp),
        RunStep("A-Skip", until: .button, intensity: .other),
        RunStep(
          "Run",
          until: .distance(.meters(1000)),
          target: .pace(fastest: .secondsPerKilometer(260), slowest: .secondsPerKilometer(270)),
          words: "Even effort."
        ),
        RunStep(
          "Jog",
          until: .heartRate(below: .beatsPerMinute(130)),
          target: .heartRate(low: .beatsPerMinute(110), high: .beatsPerMinute(140)),
          intensity: .recovery
        ),
        RunStep(
          "Run",
          until: .time(.seconds(90)),
          target: .cadence(low: .stepsPerMinute(176), high: .stepsPerMinute(184))
        ),
        RunStep("Easy Run", until: .distance(.meters(1500)), intensity: .coolDown),
      ]
    )
    let bytes = course.fitWorkout(at: Instant(secondsSince1970: 1_780_000_000))
    let file = try FITFile(bytes)
    #expect(file.table(.fileID).first?.integer(FITField.FileID.type) == 5)
    #expect(file.table(.workout).first?.integer(FITField.Workout.stepCount) == 6)
    #expect(try CourseFile.read(bytes) == course)
  }

  @Test func `reads a zwo file, whose power is a share of the threshold`() throws {
    let text = """
      <?xml version="1.0"?>
      <workout_file>
        <name>Cruise &amp; Jog</name><sportType>run</sportType>
        <workout>
          <Warmup Duration="600" PowerLow="0.6" PowerHigh="0.8"/>
          <IntervalsT Repeat="3" OnDuration="300" OffDuration="60" OnPower="1.0" OffPower="0.6">
            <textevent timeoffset="0" message="Relax the shoulders"/>
          </IntervalsT>
          <SteadyState Duration="120" Power="0.9"/>
          <Cooldown Duration="300" PowerLow="0.7" PowerHigh="0.5"/>
        </workout>
      </workout_file>
      """
    let course = try CourseFile.read(Array(text.utf8))
    #expect(course.title == "Cruise & Jog")
    #expect(course.steps.count == 9)
    #expect(course.steps[0].target == .words("60–80 % of threshold pace"))
    #expect(course.steps[1].words == "Relax the shoulders")
    #expect(course.steps[1].rep == RunStep.Rep(1, of: 3))
    #expect(course.steps[2].intensity == .recovery)
    #expect(course.steps[7].end == .time(.seconds(120)))
    let ride = text.replacing("<sportType>run", with: "<sportType>bike")
    #expect(throws: CourseFileError.notARun("bike")) { try CourseFile.read(Array(ride.utf8)) }
  }

  @Test func `reads a workout of Garmin Connect`() throws {
    let text = """
      {"workoutName": "Threshold", "sportType": {"sportTypeKey": "running"}, "workoutSegments": [
        {"workoutSteps": [
          {"stepType": {"stepTypeKey": "warmup"}, "endCondition": {"conditionTypeKey": "lap.button"},
           "targetType": {"workoutTargetTypeKey": "no.target"}},
          {"type": "RepeatGroupDTO", "numberOfIterations": 2, "skipLastRestStep": true, "workoutSteps": [
            {"stepType": {"stepTypeKey": "interval"}, "description": "Even.",
             "endCondition": {"conditionTypeKey": "distance"}, "endConditionValue": 2000,
             "targetType": {"workoutTargetTypeKey": "pace.zone"},
             "targetValueOne": 4.0, "targetValueTwo": 3.846},
            {"stepType": {"stepTypeKey": "recovery"}, "endCondition": {"conditionTypeKey": "time"},
             "endConditionValue": 120, "targetType": {"workoutTargetTypeKey": "heart.rate.zone"},
             "zoneNumber": 1}
          ]}
        ]}
      ]}
      """
    let course = try CourseFile.read(Array(text.utf8))
    #expect(course.steps.map { $0.intensity } == [.warmUp, .work, .recovery, .work])
    #expect(course.steps[0].end == .button)
    #expect(
      course.steps[1].target
        == .pace(fastest: .secondsPerKilometer(250), slowest: .secondsPerKilometer(260))
    )
    #expect(course.steps[1].words == "Even.")
    #expect(course.steps[2].target == .zones(1, 1))
    #expect(course.steps[3].rep == RunStep.Rep(2, of: 2))
    #expect(throws: CourseFileError.unknownFormat) { try CourseFile.read(Array("{}".utf8)) }
  }

  @Test func `writes a workout of the library that means the same`() throws {
    let course = RunCourse(
      "Track",
      steps: [
        RunStep("Easy Run", until: .time(.seconds(600)), target: .zones(1, 2), intensity: .warmUp)
      ]
        + (1...4).flatMap { number in
          [
            RunStep(
              "Run",
              until: .distance(.meters(400)),
              target: .pace(fastest: .secondsPerKilometer(240), slowest: .secondsPerKilometer(250)),
              cadence: Tempo(clamping: 182),
              rep: RunStep.Rep(number, of: 4)
            ),
            RunStep("Jog", until: .time(.seconds(90)), target: .zones(1, 1), intensity: .recovery),
          ]
        } + [RunStep("Easy Run", until: .distance(.meters(1500)), intensity: .coolDown)]
    )
    let text = course.markdown
    #expect(text.contains("## Set 1: 4 rounds\n- Run — 400 m @ 4:00-4:10/km, cadence 182\n"))
    let document = WorkoutDocument.read(Array(text.utf8), name: "track")
    let again = try #require(RunCourse(running: document.workout))
    #expect(again.title == "Track")
    #expect(again.steps == course.steps)
  }
}
