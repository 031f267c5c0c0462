import Coaching
import Testing
import Training

/// What a tracker knows of somebody who stands.
struct StandstillTests {
  /// A tracker of a race, which never pauses by itself, told a speed a second by its device.
  private func metrics(_ speeds: [Double?], mode: RunPlan.Mode = .race) -> [LiveMetrics] {
    var tracker = Tracker(settings: Tracker.Settings(autoPause: true, mode: mode))
    var meters = 0.0
    var published: [LiveMetrics] = []
    _ = tracker.handle(.start, at: .zero)
    for (index, speed) in speeds.enumerated() {
      let now = Duration.seconds(index + 1)
      if let speed {
        meters += speed
        let reading = DeviceReading(distance: .meters(meters), speed: .metersPerSecond(speed))
        _ = tracker.handle(.device(reading), at: now)
      }
      _ = tracker.handle(.tick, at: now)
      published.append(tracker.metrics)
    }
    return published
  }

  private func running(_ seconds: Int) -> [Double?] { Array(repeating: 3, count: seconds) }
  private func standing(_ seconds: Int) -> [Double?] { Array(repeating: 0, count: seconds) }
  private func silent(_ seconds: Int) -> [Double?] { Array(repeating: nil, count: seconds) }

  @Test func `knows in a race since when the runner stands`() {
    let published = metrics(running(60) + standing(30))
    #expect(published[59].standingSince == nil)
    #expect(published[70].standingSince == .seconds(61))
    #expect(published[89].stood == .seconds(29))
  }

  @Test func `knows it in a pause that the tracker found out by itself`() {
    let published = metrics(running(60) + standing(30), mode: .training)
    #expect(published[89].state == .paused)
    #expect(published[89].stood == .seconds(29))
  }

  @Test func `forgets it as soon as the runner runs again`() {
    let published = metrics(running(60) + standing(30) + running(5))
    #expect(published[94].standingSince == nil)
  }

  @Test func `calls silence no stop`() {
    let published = metrics(running(60) + silent(30))
    #expect(published.allSatisfy { $0.standingSince == nil })
    #expect(metrics(running(60) + standing(10) + silent(15))[84].standingSince == nil)
  }
}
