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
}
