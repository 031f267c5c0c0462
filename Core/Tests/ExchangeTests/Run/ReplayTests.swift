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

  private func play(_ recording: Recording) -> (tracker: Tracker, effects: [TrackerEffect]) {
    var tracker = Tracker(settings: Tracker.Settings(sport: recording.sport))
    var player = RecordingPlayer(recording)
    var effects: [TrackerEffect] = []
    for event in player.events(upTo: player.length) {
      effects += tracker.handle(event.event, at: event.at)
    }
    return (tracker, effects)
  }

  @Test(arguments: runs)
  func `ends with the device's own distance and time`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let (tracker, effects) = play(recording)
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
    var last = Distance.zero
    for case .publish(let metrics) in effects.dropLast() {
      #expect(metrics.distance >= last)
      last = metrics.distance
    }
  }

  @Test(arguments: runs)
  func `comes to the same end before the totals settle it`(path: String) throws {
    var recording = try RecordingFile.read(SharedData.bytes(path))
    let totals = recording.totals
    guard recording.samples.distance.contains(where: { $0.isFinite }) else { return }
    recording.totals = Recording.Totals()
    let metrics = play(recording).tracker.metrics
    let distance = try #require(totals.distance)
    let timer = try #require(totals.timer)
    #expect(abs(metrics.distance.meters - distance.meters) < 2)
    #expect(abs((metrics.moving - timer).inSeconds) < 3)
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
}
