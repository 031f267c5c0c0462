import Coaching
import Exchange
import Testing
import Training

/// Every real run, played through the tracker.
@Suite(.enabled(if: SharedData.isThere))
struct ReplayTests {
  static let runs = SharedData.paths("fit").filter { path in
    guard FITRecordingTruthTests.sessions.contains(path), let truth = SharedData.truth[path] else {
      return false
    }
    return truth["sessions"].elements.contains { $0["sport"].text == "running" }
  }

  /// Plays a recording to its end, and says how the run stood before the totals settled it.
  private func play(_ recording: Recording) -> (tracker: Tracker, before: LiveMetrics) {
    var tracker = Tracker(settings: Tracker.Settings(sport: recording.sport))
    var player = RecordingPlayer(recording)
    var before = tracker.metrics
    for event in player.events(upTo: player.length) {
      for case .publish(let metrics) in tracker.handle(event.event, at: event.at)
      where metrics.state != .ended {
        #expect(metrics.distance >= before.distance)
        before = metrics
      }
    }
    return (tracker, before)
  }

  @Test(arguments: runs)
  func `ends with the device's own distance and time`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let (tracker, before) = play(recording)
    let metrics = tracker.metrics
    #expect(metrics.state == .ended)
    #expect(metrics.distance == recording.totals.distance)
    #expect(metrics.moving == recording.totals.timer)
    #expect(metrics.moving <= metrics.elapsed)
    #expect(tracker.laps.count == recording.laps.count)
    let splits = tracker.splits
    #expect(abs(splits.reduce(0) { $0 + $1.distance.meters } - metrics.distance.meters) < 1e-6)
    #expect(splits.reduce(.zero) { $0 + $1.moving } == metrics.moving)
    #expect(splits.allSatisfy { $0.moving >= .zero && $0.moving <= $0.elapsed })
    let distance = try #require(recording.totals.distance)
    let timer = try #require(recording.totals.timer)
    #expect(abs((before.moving - timer).inSeconds) < 3)
    guard recording.samples.distance.contains(where: { $0.isFinite }) else { return }
    #expect(abs(before.distance.meters - distance.meters) < 4)
  }

  /// How far positions alone may be from the device, in percent; what is not listed, 1.1.
  static let tolerance = [
    // The device multiplies by a constant: every one of its splits is 1.5 % shorter.
    "copyleft/fit/run/Garmin920_withFirstbeat.fit": 1.6,
    // One reading in five seconds cuts corners.
    "fit/run/2013-02-06-12-11-14.fit": 1.7,
    // Twenty-one readings in a minute.
    "fit/run/garmin-fenix-5-run.fit": 2.3,
    // The first position came after 274 of 4841 metres.
    "fit/run/fit_format_test_File.FIT": 6.5,
  ]

  @Test(arguments: runs)
  func `measures with positions alone`(path: String) throws {
    var recording = try RecordingFile.read(SharedData.bytes(path))
    let distance = try #require(recording.totals.distance).meters
    guard recording.samples.latitude.contains(where: { $0.isFinite }), distance > 0 else { return }
    recording.totals = Recording.Totals()
    recording.samples.distance = []
    recording.samples.speed = []
    let metrics = play(recording).tracker.metrics
    let error = (metrics.distance.meters / distance - 1) * 100
    #expect(abs(error) < Self.tolerance[path, default: 1.1])
  }

  /// What is left to be better than one percent by positions and the receiver's speeds, in percent.
  static let toleranceWithSpeeds = [
    "fit/run/2013-02-06-12-11-14.fit": 1.0,
    // Its watch counts 0.985 m for every metre.
    "copyleft/fit/run/Garmin920_withFirstbeat.fit": 1.1,
    // Twenty-one readings in a minute, and a first position after 274 of 4841 metres.
    "fit/run/garmin-fenix-5-run.fit": 3.0, "fit/run/fit_format_test_File.FIT": 6.5,
  ]

  @Test(arguments: runs)
  func `measures with positions and the speed of the receiver`(path: String) throws {
    var recording = try RecordingFile.read(SharedData.bytes(path))
    let distance = try #require(recording.totals.distance).meters
    guard recording.samples.latitude.contains(where: { $0.isFinite }), distance > 100,
      recording.samples.speed.contains(where: { $0.isFinite })
    else { return }
    recording.totals = Recording.Totals()
    recording.samples.distance = []
    let metrics = play(recording).tracker.metrics
    let error = (metrics.distance.meters / distance - 1) * 100
    #expect(abs(error) < Self.toleranceWithSpeeds[path, default: 0.9])
  }

  static let trackedRuns = [
    "tcx/test.tcx", "copyleft/tcx/6281425038.tcx", "copyleft/tcx/6860622783.tcx",
    "copyleft/tcx/unknown_example.tcx",
  ]

  @Test(arguments: trackedRuns)
  func `ends a TCX with the distance and time of its laps`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let metrics = play(recording).tracker.metrics
    #expect(metrics.distance == recording.totals.distance)
    let timer = try #require(recording.totals.timer)
    #expect(metrics.moving == Duration(roundedSeconds: timer.inSeconds))
  }

  @Test func `measures a GPX within one and a half percent of the watch that wrote it`() throws {
    let path = "copyleft/fit/run/6782987395.fit"
    let watch = try RecordingFile.read(SharedData.bytes(path))
    let recording = try RecordingFile.read(SharedData.bytes("copyleft/gpx/6782987395.gpx"))
    let metrics = play(recording).tracker.metrics
    let distance = try #require(watch.totals.distance).meters
    let timer = try #require(watch.totals.timer).inSeconds
    #expect(abs(metrics.distance.meters / distance - 1) < 0.015)
    #expect(abs(metrics.moving.inSeconds - timer) < 10)
  }

  /// Routes of an Apple Watch, one run a row, with the watch's own metres.
  static let routes: [(date: String, meters: Double, tolerance: Double)] = [
    ("2025-09-16", 8955.12, 0.007), ("2025-09-26", 5963.38, 0.007),
    // Every position is off by tens of metres; the receiver's speed is not.
    ("2021-12-26", 8822.38, 0.01),
    // The route ends half a minute before the walk.
    ("2018-06-11", 1215.51, 0.025),
  ]

  @Test(arguments: routes)
  func `measures the routes of a watch`(date: String, meters: Double, tolerance: Double) throws {
    let paths = SharedData.paths("gpx").filter { $0.contains("route_" + date) }
    var whole = try RecordingFile.read(SharedData.bytes(paths[0]))
    for path in paths.dropFirst() {
      let next = try RecordingFile.read(SharedData.bytes(path))
      let shift = next.startedAt.instant.seconds(since: whole.startedAt.instant)
      whole.samples.time += next.samples.time.map { $0 + shift }
      whole.samples.latitude += next.samples.latitude
      whole.samples.longitude += next.samples.longitude
      whole.samples.speed += next.samples.speed
      whole.samples.accuracy += next.samples.accuracy
    }
    let metrics = play(whole).tracker.metrics
    #expect(abs(metrics.distance.meters / meters - 1) < tolerance)
  }
}
