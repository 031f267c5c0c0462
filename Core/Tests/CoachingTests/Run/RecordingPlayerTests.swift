import Coaching
import Testing
import Training

struct RecordingPlayerTests {
  /// All that a recording tells, a line an event: the second and the event's name.
  private func story(_ recording: Recording) -> [String] {
    var player = RecordingPlayer(recording)
    return player.events(upTo: player.length).map { "\($0.at.inSeconds) \(name($0.event))" }
  }

  private func name(_ event: TrackerEvent) -> String {
    switch event {
    case .start: "start"
    case .pause: "pause"
    case .resume: "resume"
    case .lap: "lap"
    case .end: "end"
    case .position: "position"
    case .heartRate(let rate): "heart \(rate.beatsPerMinute)"
    case .cadence(let cadence): "steps \(cadence.stepsPerMinute)"
    case .power(let watts): "power \(watts)"
    case .device(let reading):
      "device \(reading.distance?.meters ?? -1) \(reading.speed?.metersPerSecond ?? -1)"
    case .deviceTotals(let totals): "totals \(totals.distance?.meters ?? -1)"
    case .deviceLap(let lap): "lap \(lap.distance?.meters ?? -1)"
    case .tick: "tick"
    case .footpod, .pressure, .heartbeats, .belt, .disconnected, .hidden, .work, .step, .unheard:
      "nothing that a recording tells"
    }
  }

  private func recording(_ fill: (inout Samples) -> Void) -> Recording {
    var samples = Samples()
    fill(&samples)
    return Recording(
      source: .fit,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples
    )
  }

  @Test func `tells readings at their time and ticks after them`() {
    var recording = recording { samples in
      samples.time = [0, 1, 2.5, 3]
      samples.distance = [0, 3, 7.5, 9]
      samples.heartRate = [.nan, 140, 141, .nan]
    }
    recording.totals.distance = .meters(9.5)
    #expect(
      story(recording) == [
        "0.0 start", "0.0 device 0.0 -1.0", "0.0 device 0.0 -1.0", "1.0 device 3.0 -1.0",
        "1.0 heart 140.0", "1.0 tick", "2.0 tick", "2.5 device 7.5 -1.0", "2.5 heart 141.0",
        "3.0 device 9.0 -1.0", "3.0 tick", "3.0 totals 9.5", "3.0 end",
      ]
    )
  }

  @Test(arguments: [9200.0, 10_000, 10_800])
  func `spreads what a treadmill was calibrated by over the whole run`(counted: Double) {
    var recording = recording { samples in
      samples.time = Array(stride(from: 0.0, through: 3000, by: 1))
      samples.distance = samples.time.map { $0 * counted / 3000 }
    }
    recording.totals.distance = .meters(10_000)
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    for event in player.events(upTo: player.length) {
      _ = tracker.handle(event.event, at: event.at)
    }
    #expect(tracker.splits.map { $0.number } == Array(1...10))
    for split in tracker.splits {
      #expect(abs(split.distance.meters - 1000) < 0.01)
      #expect(abs(split.moving.inSeconds - 300) < 0.01)
    }
  }

  @Test(arguments: [nil, 5400.0, 6000])
  func `counts the meters of a speed where nothing else is told`(total: Double?) {
    var recording = recording { samples in
      samples.time = Array(stride(from: 0.0, through: 2000, by: 5))
      samples.speed = samples.time.map { _ in 3 }
    }
    recording.pauses = [602..<802]
    recording.totals.distance = total.map { .meters($0) }
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    for event in player.events(upTo: player.length) {
      _ = tracker.handle(event.event, at: event.at)
    }
    #expect(tracker.splits.count >= 5)
    for split in tracker.splits.prefix(5) {
      #expect(abs(split.distance.meters - 1000) < 0.01)
      #expect(abs(split.moving.inSeconds - 1_800_000 / (total ?? 5400)) < 1)
    }
  }

  @Test func `counts no meters of a speed over a long silence`() {
    var run = recording { samples in
      samples.time = [0, 10, 200, 210]
      samples.speed = [3, 3, 3, 3]
    }
    run.countSpeed()
    #expect(run.samples.distance == [0, 30, 30, 60])
    run.samples.distance = []
    run.samples.latitude = [50, 50, 50, 50]
    run.countSpeed()
    #expect(run.samples.distance == [])
  }

  @Test func `leaves the readings of a run outdoors as they are`() {
    var recording = recording { samples in
      samples.time = [0, 100, 200]
      samples.distance = [0, 300, 600]
      samples.latitude = [50, 50.0027, 50.0054]
      samples.longitude = [8, 8, 8]
    }
    recording.totals.distance = .meters(650)
    #expect(RecordingPlayer(recording).recording == recording)
  }

  @Test func `gives positions where no device counts the distance`() {
    let recording = recording { samples in
      samples.time = [0, 1, 2]
      samples.latitude = [48, .nan, 48.0001]
      samples.longitude = [11, 11, 11]
      samples.speed = [3, 3, 3]
      samples.accuracy = [5, 5, .nan]
    }
    var player = RecordingPlayer(recording)
    let events = player.events(upTo: .seconds(2)).map { $0.event }
    let first = Fix(
      coordinate: Coordinate(latitude: 48, longitude: 11),
      accuracy: 5,
      speed: .metersPerSecond(3)
    )
    let last = Fix(
      coordinate: Coordinate(latitude: 48.0001, longitude: 11),
      speed: .metersPerSecond(3)
    )
    #expect(
      events == [
        .start, .position(first), .device(DeviceReading(speed: .metersPerSecond(3))), .tick,
        .position(last), .tick, .end,
      ]
    )
  }

  @Test func `lets a device that counts the distance count it from the first second`() {
    let recording = recording { samples in
      samples.time = Array(stride(from: 0.0, through: 100, by: 1))
      samples.latitude = samples.time.map { 48 + $0 * 0.00005 }
      samples.longitude = samples.time.map { _ in 11 }
      samples.distance = samples.time.map { $0 < 30 ? .nan : $0 * 5 }
    }
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    for event in player.events(upTo: player.length) {
      _ = tracker.handle(event.event, at: event.at)
      if event.at < .seconds(30) { #expect(tracker.metrics.distance == .zero) }
    }
    #expect(tracker.metrics.distance == .meters(500))
    #expect(tracker.metrics.distanceSource == .device)
    #expect(tracker.metrics.position != nil)
  }

  @Test func `pauses and resumes where the recording did`() {
    var recording = recording { samples in
      samples.time = [0, 2, 6]
      samples.heartRate = [120, 130, 125]
    }
    recording.pauses = [2..<4.5]
    #expect(
      story(recording) == [
        "0.0 start", "0.0 heart 120.0", "1.0 tick", "2.0 heart 130.0", "2.0 pause", "2.0 tick",
        "3.0 tick", "4.0 tick", "4.5 resume", "5.0 tick", "6.0 heart 125.0", "6.0 tick", "6.0 end",
      ]
    )
  }

  @Test func `tells each lap when it is over`() {
    var recording = recording { samples in samples.time = [0, 4] }
    samplesNeedAReading(&recording)
    recording.laps = [
      Recording.Lap(start: 0, distance: .meters(6)), Recording.Lap(start: 2, distance: .meters(7)),
    ]
    #expect(
      story(recording) == [
        "0.0 start", "0.0 heart 100.0", "1.0 tick", "2.0 lap 6.0", "2.0 tick", "3.0 tick",
        "4.0 heart 100.0", "4.0 lap 7.0", "4.0 tick", "4.0 end",
      ]
    )
  }

  private func samplesNeedAReading(_ recording: inout Recording) {
    recording.samples.heartRate = recording.samples.time.map { _ in 100 }
  }

  @Test func `tells the same in one go as in many`() {
    var recording = recording { samples in
      samples.time = Array(stride(from: 0.0, through: 60, by: 0.7))
      samples.distance = samples.time.map { $0 * 3 }
      samples.cadence = samples.time.map { 170 + $0 }
      samples.power = samples.time.map { 250 + $0 }
    }
    recording.pauses = [10.2..<20.9]
    recording.laps = [Recording.Lap(start: 0), Recording.Lap(start: 30.5)]
    var whole = RecordingPlayer(recording)
    let all = whole.events(upTo: whole.length)
    var player = RecordingPlayer(recording)
    var parts: [TimedEvent] = []
    for tenth in 0...700 { parts += player.events(upTo: .milliseconds(tenth * 100)) }
    #expect(parts == all)
    #expect(whole.isFinished && player.isFinished)
    #expect(player.events(upTo: .seconds(1000)) == [])
  }

  @Test func `plays a recording of nothing`() {
    let recording = recording { _ in }
    #expect(story(recording) == ["0.0 start", "0.0 end"])
    #expect(RecordingPlayer(recording).length == .zero)
  }

  @Test func `plays totals without readings`() {
    var recording = recording { _ in }
    recording.totals = Recording.Totals(distance: .meters(9), elapsed: .milliseconds(2500))
    #expect(story(recording) == ["0.0 start", "1.0 tick", "2.0 tick", "2.5 totals 9.0", "2.5 end"])
  }

  @Test func `plays columns that are too short, times that jump and a distance that falls`() {
    let recording = recording { samples in
      samples.time = [0, 5, 3, .nan, 4, -7, 6, .infinity]
      samples.distance = [0, 10, 4]
      samples.heartRate = [100]
    }
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    let events = player.events(upTo: player.length)
    for event in events { _ = tracker.handle(event.event, at: event.at) }
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.at <= $1.at })
    #expect(events.last?.event == .end)
    #expect(tracker.metrics.distance == .meters(10))
    #expect(tracker.metrics.elapsed == .seconds(6))
  }

  @Test func `does not keep anybody waiting when a clock has jumped`() {
    let recording = recording { samples in
      samples.time = [0, 5_000_000, 5_000_001]
      samples.heartRate = [100, 101, 102]
    }
    var player = RecordingPlayer(recording)
    let events = player.events(upTo: player.length)
    #expect(events.count { $0.event == .tick } < 700)
    #expect(
      events.suffix(5).map { $0.at }
        == [5_000_000, 5_000_000, 5_000_001, 5_000_001, 5_000_001].map { .seconds($0) }
    )
  }

  @Test func `grows silent where the recording has a hole`() {
    let recording = recording { samples in
      samples.time = [0, 1, 40]
      samples.heartRate = [150, 150, 150]
      samples.distance = [0, 3, 120]
    }
    var player = RecordingPlayer(recording)
    var tracker = Tracker()
    for event in player.events(upTo: .seconds(30)) { _ = tracker.handle(event.event, at: event.at) }
    #expect(tracker.metrics.heartRate == nil)
    #expect(tracker.metrics.heartRateSignal == .lost)
    #expect(tracker.metrics.currentPace == nil)
    #expect(tracker.metrics.distance == .meters(3))
  }
}
