import Coaching
import Testing
import Training

/// Laps that come by themselves.
struct AutoLapTests {
  /// The laps of a run at 3 m/s along a line, a reading of the distance every second.
  private func laps(
    every meters: Double?,
    course: RunCourse? = nil,
    seconds: Int = 700,
    pressingAt press: Int? = nil
  ) -> [Split] {
    var settings = Tracker.Settings(
      plan: RunPlan(course: course, autoLap: meters.map { .meters($0) })
    )
    settings.place = .outdoor
    var tracker = Tracker(settings: settings)
    var laps: [Split] = []
    func tell(_ event: TrackerEvent, at second: Int) {
      for effect in tracker.handle(event, at: .seconds(second)) {
        if case .lap(let lap) = effect { laps.append(lap) }
      }
    }
    tell(.start, at: 0)
    for second in 1...seconds {
      tell(.device(DeviceReading(distance: .meters(3 * Double(second)))), at: second)
      if second == press { tell(.lap, at: second) }
      tell(.tick, at: second)
    }
    return laps
  }

  @Test func `marks a lap at every length, between two readings`() {
    let found = laps(every: 400)
    #expect(found.count == 5)
    for lap in found {
      #expect(abs(lap.distance.meters - 400) < 0.001)
      #expect(abs(lap.moving.inSeconds - 133.33) < 0.1)
    }
    #expect(found.map { $0.number } == [1, 2, 3, 4, 5])
  }

  @Test func `begins anew after a lap that the runner marks`() {
    let found = laps(every: 400, seconds: 300, pressingAt: 100)
    #expect(found.map { $0.distance.meters.rounded() } == [300, 400])
  }

  @Test func `marks none unasked, and none beside the steps of a course`() {
    #expect(laps(every: nil).isEmpty)
    let course = RunCourse("One", steps: [RunStep("Run", until: .distance(.meters(1000)))])
    #expect(laps(every: 400, course: course).map { $0.distance.meters.rounded() } == [1000])
  }
}
