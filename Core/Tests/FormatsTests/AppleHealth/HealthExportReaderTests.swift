import Foundation
import Formats
import Testing

struct HealthExportReaderTests {
  private let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    ]>
    <HealthData locale="en_GB">
     <ExportDate value="2026-06-02 12:00:00 +0200"/>
     <Me HKCharacteristicTypeIdentifierDateOfBirth="1985-02-03"/>
     <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Sam’s &quot;Watch&quot;" device="&lt;&lt;HKDevice: 0x1&gt;, name:W&gt;" unit="count/min" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:30:00 +0200" value="62">
      <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="0"/>
     </Record>
     <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="a > b" unit="kcal" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:31:00 +0200" value="3.5"/>
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="2026-06-01 00:30:00 +0200" endDate="2026-06-01 00:30:00 +0200" value="160"/>
     <Correlation type="HKCorrelationTypeIdentifierFood"><Record type="HKQuantityTypeIdentifierStepCount" sourceName="x" unit="count" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:31:00 +0200" value="9"/></Correlation>
     <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Scale" unit="count" startDate="2026-06-01 23:59:00 -0230" endDate="2026-06-02 00:01:00 -0230" value="90"/>
     <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" sourceName="Sam’s Watch" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 08:01:00 +0200">
      <MetadataEntry key="HKIndoorWorkout" value="0"/>
      <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>
      <MetadataEntry key="HKElevationAscended" value="8520 cm"/>
      <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-06-01 07:40:00 +0200"/>
      <WorkoutEvent type="HKWorkoutEventTypeSegment" date="2026-06-01 07:30:00 +0200" duration="6" durationUnit="min"/>
      <WorkoutActivity uuid="1"><WorkoutEvent type="HKWorkoutEventTypePause" date="2026-06-01 07:40:00 +0200"/><MetadataEntry key="HKIndoorWorkout" value="1"/><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="1" unit="km"/></WorkoutActivity>
      <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="1000" unit="kJ"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="3.1" unit="mi"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="157.5" minimum="89" maximum="172" unit="count/min"/>
      <WorkoutRoute sourceName="Watch"><MetadataEntry key="HKMetadataKeySyncVersion" value="2"/><FileReference path="/workout-routes/route_2026-06-01_8.01am.gpx"/></WorkoutRoute>
     </Workout>
     <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="60" durationUnit="min" totalDistance="20" totalDistanceUnit="km" totalEnergyBurned="400" totalEnergyBurnedUnit="Cal" sourceName="Old" startDate="2019-06-01 07:30:00 +0200" endDate="2019-06-01 08:30:00 +0200"/>
    </HealthData>
    """

  private func read(_ text: String, inPiecesOf size: Int = .max) -> (
    HealthExportReader, HealthBatch
  ) {
    var reader = HealthExportReader()
    var whole = HealthBatch()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      whole.add(reader.read(Array(rest.prefix(size))))
      rest = rest.dropFirst(size)
    }
    whole.add(reader.finish())
    return (reader, whole)
  }

  @Test(arguments: [1, 2, 7, 64, 1000, .max])
  func `reads what counts, in pieces of any size`(size: Int) throws {
    let (reader, batch) = read(export, inPiecesOf: size)
    #expect(batch.faults == [])
    #expect(reader.head.locale == "en_GB")
    #expect(reader.head.exportDate?.wholeSeconds == 1_780_394_400)
    #expect(reader.head.birthday == 5512)
    #expect(reader.sources == ["Sam’s \"Watch\"", "Scale"])
    #expect(reader.recordCount == 4)
    let day = 20_605
    let morning: Int64 = 1_780_291_800
    #expect(
      batch.samples == [
        HealthSample(
          kind: .heartRate,
          start: morning,
          end: morning,
          day: day,
          value: 62,
          source: 0
        ),
        HealthSample(
          kind: .bodyMass,
          start: morning - 25_200,
          end: morning - 25_200,
          day: day,
          value: 160 * 0.45359237,
          source: 1
        ),
        HealthSample(
          kind: .steps,
          start: morning + 75_540,
          end: morning + 75_660,
          day: day,
          value: 90,
          source: 1
        ),
      ]
    )
    #expect(batch.workouts.map(\.activity) == ["Running", "Cycling"])
  }

  @Test func `reads a workout with its totals, wherever they stand`() throws {
    let workouts = read(export).1.workouts
    let run = try #require(workouts.first)
    #expect(run.seconds == 1830)
    #expect(run.meters == 3.1 * 1609.344)
    #expect(run.activeKilocalories.map { abs($0 - 239.006) < 0.001 } == true)
    #expect(run.averageHeartRate == 157.5 && run.lowestHeartRate == 89)
    #expect(run.highestHeartRate == 172)
    #expect(run.isIndoor == false)
    #expect(run.timeZone == "Europe/Berlin")
    #expect(run.ascentMeters == 85.2)
    #expect(run.source == "Sam’s Watch")
    #expect(run.events.map(\.name) == ["Pause", "Segment"])
    #expect(run.events.map(\.seconds) == [nil, 360])
    #expect(run.routes == ["/workout-routes/route_2026-06-01_8.01am.gpx"])
    let ride = try #require(workouts.last)
    #expect(ride.meters == 20_000 && ride.activeKilocalories == 400 && ride.seconds == 3600)
  }

  @Test func `goes on behind damage and says where it was`() {
    let damaged =
      export
      .replacing("sourceName=\"Scale\" unit=\"lb\"", with: "sourceName=\"Sc\u{B}ale\" unit=\"lb\"")
      .replacing("value=\"62\">", with: "value=\"62>")
    let (_, batch) = read(damaged)
    #expect(batch.faults.map(\.problem) == [.brokenTag, .illegalCharacter(0xB)])
    #expect(
      batch.faults.map(\.description).last?.hasSuffix(
        "a character that XML forbids (11) was passed over"
      ) == true
    )
    #expect(batch.samples.map(\.kind) == [.bodyMass, .steps])
    #expect(batch.workouts.count == 2)
  }

  @Test func `needs no document type, and none that is whole`() {
    let start = export.range(of: "<!DOCTYPE")?.lowerBound ?? export.startIndex
    let end = export.range(of: "<HealthData")?.lowerBound ?? export.startIndex
    var without = export
    without.removeSubrange(start..<end)
    #expect(read(without).1 == read(export).1)
    let broken = export.replacing("]>\n<HealthData", with: "<!ATTLIST\n<HealthData")
    #expect(read(broken).1 == read(export).1)
  }

  @Test func `reads everything before the end of a file that is cut`() throws {
    let middle = try #require(export.range(of: "<WorkoutRoute")?.lowerBound)
    let (_, batch) = read(String(export[..<middle]))
    #expect(batch.samples.count == 3)
    #expect(batch.workouts.map(\.isCut) == [true])
    #expect(batch.workouts.first?.averageHeartRate == 157.5)
    #expect(batch.faults.map(\.problem) == [.cut])
  }

  @Test(arguments: ["", "<gpx></gpx>", "\u{0}\u{1}", "<HealthDat"])
  func `says that there is no export`(text: String) {
    #expect(read(text).1.faults.map(\.problem) == [.notHealthData])
  }

  @Test func `leaves out what has no value or no time`() {
    let text = """
      <HealthData>
      <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:30:00 +0200" value="x"/>
      <Record type="HKQuantityTypeIdentifierBodyMass" unit="elephants" startDate="2026-06-01 07:30:00 +0200" endDate="2026-06-01 07:30:00 +0200" value="1"/>
      <Record type="HKQuantityTypeIdentifierVO2Max" unit="mL/min·kg" startDate="2026-02-30 07:30:00 +0200" endDate="2026-06-01 07:30:00 +0200" value="50"/>
      <Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="yesterday" endDate="today"/>
      </HealthData>
      """
    let (_, batch) = read(text)
    #expect(batch.samples == [] && batch.workouts == [])
    #expect(
      batch.faults.map(\.problem)
        == Array(repeating: .unreadable("Record"), count: 3) + [.unreadable("Workout")]
    )
  }

  @Test func `survives any bytes`() {
    var seed: UInt64 = 7
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 33
    }
    let original = Array(export.utf8)
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<(1 + next() % 20) {
        bytes[Int(next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: next())
      }
      let cut = Int(next() % UInt64(bytes.count))
      var (one, two) = (HealthExportReader(), HealthExportReader())
      var (whole, pieces) = (one.read(bytes), two.read(Array(bytes[..<cut])))
      whole.add(one.finish())
      pieces.add(two.read(Array(bytes[cut...])))
      pieces.add(two.finish())
      #expect(whole == pieces)
    }
  }
}

extension HealthBatch {
  fileprivate mutating func add(_ other: HealthBatch) {
    samples += other.samples
    workouts += other.workouts
    faults += other.faults
  }
}
