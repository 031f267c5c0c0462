import CoreLocation
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Testing
import Training

@MainActor struct HistoryTests {
  @Test func `shows the runs of Health, newest first, with their journals`() async throws {
    let world = try World()
    let day = Date(timeIntervalSince1970: 1_767_168_000)
    world.phoneHealth.saved = [
      HKWorkout(start: day, duration: 1800, meters: 5000, heartRate: 150),
      HKWorkout(
        start: day.addingTimeInterval(40_000),
        duration: 3117,
        meters: 10_020,
        kilocalories: 700,
        metadata: ["aarcRunId": "run-7"]
      ),
    ]
    await world.settle()
    await world.phone.model?.readHistory()
    let rows = try #require(world.phone.model?.history.rows)
    #expect(rows.map { $0.row.facts.first } == ["10.02 km", "5.00 km"])
    #expect(rows.first?.run == "run-7")
    #expect(world.phone.text.contains("10.02 km · 51:57 · 5:11 /km"))
    #expect(world.phone.text.contains("150 bpm"))
  }

  @Test func `says where Health can be allowed`() async throws {
    let world = try World()
    world.phoneHealth.refusal = CocoaError(.fileNoSuchFile)
    await world.phone.model?.readHistory()
    #expect(world.phone.text.contains("Allow it in Settings › Health"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `shows the splits, the heart and the route of a run, and a map only when asked`()
    async throws
  {
    let world = try World()
    let workout = run(from: Date(timeIntervalSince1970: 1_766_000_000))
    world.phoneHealth.saved = [workout]
    await world.settle()
    await world.phone.model?.readHistory()
    let row = try #require(world.phone.model?.history.rows.first)
    let link = [row.row.title, row.row.date, row.row.facts.joined(separator: " · ")]
    #expect(world.phone.tap(link.joined(separator: " ")))
    let detail = try #require(await world.phone.model?.detail(of: row))
    #expect(detail.screen.splits.count == 3 && detail.route.count == 840)
    // It is computed away from the screen, however long that takes beside other tests.
    while !world.phone.text.contains("Section \"Splits\"") {
      try await Task.sleep(for: .milliseconds(5))
    }
    for word in World.words(of: detail.screen.rows) + detail.screen.charts.map(\.name) {
      #expect(world.phone.text.contains(word), "\(word)")
    }
    #expect(world.phone.text.contains("Chart of 160"))
    #expect(world.phone.text.contains(detail.screen.splits[0].joined(separator: " · ")))
    #expect(!world.phone.text.contains("Map with"))
    #expect(world.phone.tap("Show the map"))
    #expect(world.phone.text.contains("Map with line of 840"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `shows the time in each zone, by the age and the resting heart rate of Health`()
    async throws
  {
    let world = try World()
    let start = Date(timeIntervalSince1970: 1_766_000_000)
    world.phoneHealth.saved = [run(from: start)]
    world.phoneHealth.born = DateComponents(year: 1985, month: 12, day: 31)
    world.phoneHealth.measured = [
      sample(.restingHeartRate, 50, .count().unitDivided(by: .minute()), start)
    ]
    await world.settle()
    await world.phone.model?.readHistory()
    let row = try #require(world.phone.model?.history.rows.first)
    let zones = try #require(await world.phone.model?.detail(of: row)?.screen.zones)
    #expect(zones.basis.hasPrefix("Zones by heart rate reserve: resting 50, max "))
    #expect(zones.basis.contains("from your age"))
    let link = [row.row.title, row.row.date, row.row.facts.joined(separator: " · ")]
    #expect(world.phone.tap(link.joined(separator: " ")))
    while !world.phone.text.contains("Section \"Heart rate zones\"") {
      try await Task.sleep(for: .milliseconds(5))
    }
    for bar in zones.bars {
      #expect(world.phone.text.contains(bar.time) && world.phone.text.contains(bar.range))
    }
    #expect(world.phone.text.contains(zones.basis))
  }

  @Test func `sums the weeks of more runs than the list has`() async throws {
    let world = try World()
    let start = Date(timeIntervalSince1970: 1_767_000_000)
    world.phoneHealth.saved = (0..<201).map { place in
      let time = start.addingTimeInterval(Double(place))
      let workout = HKWorkout(start: time, duration: 1, meters: 10)
      workout.samples = [sample(.distanceWalkingRunning, 10, .meter(), time)]
      return workout
    }
    await world.settle()
    await world.phone.model?.readHistory()
    #expect(world.phone.model?.history.rows.count == 200)
    #expect(world.phone.model?.weeks.last { $0.amount > 0 }?.distance == "2.01 km")
  }

  @Test func `shows the weeks, and a server's trends and memory where it is paired`() async throws {
    let world = try World()
    world.phoneHealth.saved = [run(from: Date(timeIntervalSince1970: 1_767_000_000))]
    await world.settle()
    await world.phone.model?.readHistory()
    #expect(world.phone.model?.weeks.last { $0.amount > 0 }?.distance == "2.52 km")
    #expect(world.phone.tap("Trends"))
    #expect(world.phone.text.contains("Chart of") && world.phone.text.contains("2.52 km"))
    #expect(world.phone.text.contains("Pair this phone with your server"))
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    await world.phone.model?.readMemory()
    #expect(world.phone.tap("Profile and notes"))
    #expect(world.phone.text.contains("sore after hills"))
    await world.phone.model?.forget("knee")
    #expect(!world.phone.text.contains("sore after hills"))
    #expect(world.phone.text.contains("Nothing yet."))
  }

  /// Fourteen minutes at 3 m/s with everything that a watch writes.
  private func run(from start: Date) -> HKWorkout {
    let workout = HKWorkout(start: start, duration: 840, meters: 2520, heartRate: 150)
    for second in 1...840 {
      let time = start.addingTimeInterval(Double(second))
      workout.route.append(
        CLLocation(
          coordinate: CLLocationCoordinate2D(
            latitude: 47.37 + Double(second) * 3 / 111_195,
            longitude: 8.54
          ),
          altitude: 400,
          horizontalAccuracy: 4,
          verticalAccuracy: 3,
          course: 0,
          speed: 3,
          timestamp: time
        )
      )
      guard second % 4 == 0 else { continue }
      workout.samples.append(sample(.distanceWalkingRunning, 12, .meter(), time))
      let beats = 120 + Double(second) / 20
      workout.samples.append(
        sample(.heartRate, beats, .count().unitDivided(by: .minute()), time)
      )
    }
    return workout
  }

  private func sample(
    _ type: HKQuantityTypeIdentifier,
    _ value: Double,
    _ unit: HKUnit,
    _ time: Date
  ) -> HKQuantitySample {
    HKQuantitySample(
      type: HKQuantityType(type),
      quantity: HKQuantity(unit: unit, doubleValue: value),
      start: time.addingTimeInterval(-4),
      end: time
    )
  }
}
