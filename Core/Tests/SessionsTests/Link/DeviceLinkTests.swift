import Coaching
import Exchange
import Sessions
import Testing

struct DeviceLinkTests {
  @Test func `obeys what the runner asks for on another device`() {
    var (watch, phone) = (LinkedDevice(0xA1), LinkedDevice(0xB2))
    phone.handle(.arrived(watch.say(.workoutStarted(.watch), in: "run-1")))
    guard case .follows(let workout) = phone.link.standing else {
      Issue.record("the phone does not follow")
      return
    }
    #expect(workout.session == "run-1" && workout.tracker == watch.id)
    let commands = watch.handle(.arrived(phone.say(.pauseWorkout, in: "run-1"))).compactMap {
      if case .command(let event) = $0 { event } else { nil }
    }
    #expect(commands == [.run(.tracker(.pause))])
  }

  @Test func `posts a line as it was written`() throws {
    var device = LinkedDevice(0xA1)
    let line = device.say(.workoutPaused, in: "run-1")
    let effects = device.handle(.opened(true))
    let posted = effects.compactMap { effect -> [EventLine]? in
      guard case .lane(.outbox(.send(let items, _))) = effect else { return nil }
      return items.map { $0.item }
    }
    #expect(posted == [[line]])
  }

  @Test func `shows typed metrics of another device`() {
    var phone = LinkedDevice(0xB2)
    var metrics = LiveMetrics()
    metrics.state = .running
    let glance = DeviceLink<LiveMetrics>.Glance.metrics(metrics, session: "run-1")
    let number = Int64(phone.wall) + 1
    let effects = phone.handle(.glanced(glance, number: number, of: DeviceID(bits: 0xA1)))
    let shown = effects.compactMap { effect -> DeviceLink<LiveMetrics>.Glance? in
      guard case .lane(.show(let glance, _)) = effect else { return nil }
      return glance
    }
    #expect(shown == [glance])
  }
}
