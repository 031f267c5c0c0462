import Coaching
import Testing
import Training

struct WorkoutRegisterTests {
  private let watch = DeviceID(bits: 1)
  private let phone = DeviceID(bits: 2)

  private static func time(_ milliseconds: Int64) -> Instant {
    Instant(millisecondsSince1970: Double(milliseconds))
  }

  private func register(
    _ said: [(DeviceID, String, LinkMessage, Int64)]
  ) -> WorkoutRegister {
    var register = WorkoutRegister()
    for (device, session, message, wall) in said {
      register.note(message, session: session, of: device, at: Self.time(wall))
    }
    return register
  }

  @Test func `has one tracker and one follower`() {
    let register = register([(watch, "a", .workoutStarted(.watch), 1000)])
    guard case .tracks(let workout) = register.standing(of: watch) else {
      Issue.record("the watch does not track")
      return
    }
    #expect(workout.session == "a")
    #expect(register.standing(of: phone) == .follows(workout))
  }

  @Test func `is idle before the start and after the end`() {
    var register = register([])
    #expect(register.standing(of: watch) == .idle)
    register.note(.workoutStarted(.watch), session: "a", of: watch, at: Self.time(1000))
    register.note(.workoutEnded, session: "a", of: watch, at: Self.time(9000))
    #expect(register.standing(of: watch) == .idle)
  }

  @Test func `takes the one that began earlier when both began unheard`() {
    let register = register([
      (watch, "a", .workoutStarted(.watch), 600_000), (phone, "b", .workoutStarted(.phone), 1000),
    ])
    #expect(register.current?.session == "b")
    #expect(register.isSuperseded("a", of: watch))
    #expect(!register.isSuperseded("b", of: phone))
  }

  @Test func `prefers the watch when both began at the same moment`() {
    let register = register([
      (phone, "b", .workoutStarted(.phone), 10_100), (watch, "a", .workoutStarted(.watch), 14_900),
    ])
    #expect(register.current?.session == "a")
    #expect(register.isSuperseded("b", of: phone))
  }

  @Test func `lets nobody else end or pause it`() {
    let register = register([
      (watch, "a", .workoutStarted(.watch), 1000), (phone, "a", .workoutEnded, 2000),
      (phone, "a", .workoutPaused, 2000),
    ])
    #expect(register.current?.session == "a")
    #expect(register.current?.isPaused == false)
  }

  @Test func `counts a second workout after the first`() {
    let register = register([
      (watch, "a", .workoutStarted(.watch), 1000), (watch, "a", .workoutEnded, 2000),
      (phone, "b", .workoutStarted(.phone), 60_000),
    ])
    #expect(register.counted.map { $0.session } == ["a", "b"])
    #expect(register.current?.session == "b")
  }

  @Test func `lets another begin once the end of a lost one was asked for`() {
    var register = register([
      (watch, "a", .workoutStarted(.watch), 1000), (phone, "a", .endWorkout, 90_000),
    ])
    #expect(register.current?.session == "a")
    #expect(register.current?.endAskedAt == Self.time(90_000))
    register.note(.workoutStarted(.phone), session: "b", of: phone, at: Self.time(95_000))
    #expect(register.current?.session == "b")
    #expect(register.superseded(of: phone) == [])
    // The watch is found again, and still records what it is to end.
    #expect(register.isRecorded("a", by: watch))
    register.note(.workoutEnded, session: "a", of: watch, at: Self.time(99_000))
    register.note(.workoutEnded, session: "b", of: phone, at: Self.time(98_000))
    #expect(register.standing(of: phone) == .idle)
  }

  @Test func `is one workout when both start what one of them asked for`() {
    // The phone asked the watch, heard nothing, and began by itself; the watch had begun all the same.
    let register = register([
      (phone, "a", .workoutStarted(.phone), 31_000), (watch, "a", .workoutStarted(.watch), 2000),
    ])
    #expect(register.counted.count == 1)
    #expect(register.current?.tracker == watch)
  }

  @Test(arguments: 0..<200)
  func `finds the same whatever was heard first`(block: Int) {
    for number in 0..<50 {
      var seed = Seed(UInt64(block * 50 + number))
      let devices = (1...3).map { DeviceID(bits: UInt64($0)) }
      var said: [[(DeviceID, String, LinkMessage, Int64)]] = [[], [], []]
      for index in 0...2 {
        var wall = Int64(seed.below(20_000))
        for session in 0..<(1 + seed.below(3)) {
          let name = seed.below(5) == 0 ? "shared" : "s\(index)\(session)"
          for message in [
            LinkMessage.workoutStarted(TrackerKind.allCases[seed.below(3)]), .workoutPaused,
            .workoutResumed, .workoutEnded,
          ].prefix(1 + seed.below(4)) {
            said[index].append((devices[index], name, message, wall))
            wall += Int64(seed.below(30_000))
          }
          if seed.below(3) == 0 {
            let other = seed.below(8) == 0 ? "shared" : "s\(seed.below(3))\(seed.below(3))"
            said[index].append((devices[index], other, .endWorkout, wall))
          }
        }
      }
      let first = register(interleaved(said, &seed))
      let second = register(interleaved(said, &seed))
      #expect(first == second)
      #expect(first.counted.count { $0.endedAt == nil && $0.endAskedAt == nil } <= 1)
      for device in devices { #expect(first.standing(of: device) == second.standing(of: device)) }
      let trackers = devices.filter { device in
        if case .tracks = first.standing(of: device) { true } else { false }
      }
      #expect(trackers.count <= 1)
    }
  }

  /// Any order that keeps the order of each device.
  private func interleaved(
    _ said: [[(DeviceID, String, LinkMessage, Int64)]],
    _ seed: inout Seed
  ) -> [(DeviceID, String, LinkMessage, Int64)] {
    var next = said.map { _ in 0 }
    var heard: [(DeviceID, String, LinkMessage, Int64)] = []
    while let index = said.indices.filter({ next[$0] < said[$0].count }).shuffled(using: &seed)
      .first
    {
      heard.append(said[index][next[index]])
      next[index] += 1
    }
    return heard
  }
}
