import Exchange
import Formats
import Testing
import Training

/// Every real FIT file of a session as a recording, against the device's own totals.
@Suite(.enabled(if: SharedData.isThere))
struct FITRecordingTruthTests {
  /// The files of which the truth knows a session with a start.
  static let sessions = FITTruthTests.readable.filter { path in
    SharedData.truth[path]?["sessions"].elements.contains { $0["start_time"].number != nil } == true
  }

  /// The session that a runner means by "the run": the longest of the runs, else the longest.
  private func run(_ path: String) throws -> Truth {
    let sessions = try #require(SharedData.truth[path])["sessions"].elements
    let runs = sessions.filter { $0["sport"].text == "running" }
    func length(_ session: Truth) -> Double {
      session["total_timer_time"].number ?? session["total_elapsed_time"].number ?? 0
    }
    return try #require((runs.isEmpty ? sessions : runs).max { length($0) < length($1) })
  }

  @Test(arguments: sessions)
  func `has the device's distance and time`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let truth = try run(path)
    #expect(recording.totals.distance?.meters == truth["total_distance"].number)
    #expect(recording.totals.timer?.inSeconds == truth["total_timer_time"].number)
    #expect(recording.totals.elapsed?.inSeconds == truth["total_elapsed_time"].number)
    #expect(recording.totals.kilocalories == truth["total_calories"].number)
    let isRun = truth["sport"].text == "running"
    #expect((recording.sport == .running) == isRun)
  }

  @Test(arguments: sessions)
  func `ends at the device's distance`(path: String) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    guard recording.sport == .running,
      let total = recording.totals.distance?.meters,
      let last = recording.samples.distance.last(where: { !$0.isNaN })
    else { return }
    #expect(abs(last - total) < 2, "\(last) of \(total)")
  }

  @Test(arguments: sessions)
  func `is in order and whole`(path: String) throws {
    let samples = try RecordingFile.read(SharedData.bytes(path)).samples
    #expect(zip(samples.time, samples.time.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(samples.time.first.map { $0 >= 0 } != false)
    for column in [
      samples.latitude, samples.longitude, samples.altitude, samples.distance, samples.speed,
      samples.heartRate, samples.cadence, samples.power, samples.accuracy,
    ] {
      #expect(column.isEmpty || column.count == samples.count)
      #expect(column.isEmpty || column.contains { !$0.isNaN })
    }
  }

  @Test(arguments: sessions)
  func `has every lap of a file of one session`(path: String) throws {
    let truth = try #require(SharedData.truth[path])
    guard truth["sessions"].elements.count == 1 else { return }
    let recording = try RecordingFile.read(SharedData.bytes(path))
    let laps = truth["laps"].elements
    #expect(recording.laps.map { $0.distance?.meters } == laps.map { $0["total_distance"].number })
    let timers = laps.map { lap in
      lap["total_timer_time"].number.map { Duration.milliseconds(($0 * 1000).rounded()) }
    }
    #expect(recording.laps.map { $0.timer } == timers)
  }

  @Test(arguments: [
    ("fit/run/triathlon_summary_first.fit", 1575, 3, 1_693_662_994.0),
    ("fit/other/activity-large-fenxi2-multisport.fit", 6695, 1, 1_440_846_861.0),
  ])
  func `takes the run out of several sports`(
    path: String,
    rows: Int,
    laps: Int,
    startedAt: Double
  ) throws {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    #expect(recording.samples.count == rows)
    #expect(recording.laps.count == laps)
    #expect(recording.startedAt.instant.secondsSince1970 == startedAt)
    #expect(recording.samples.distance.last == recording.totals.distance?.meters)
  }

  @Test func `finds the pause that the totals speak of`() throws {
    let bytes = try SharedData.bytes("copyleft/fit/run/6860622783.fit")
    #expect(try RecordingFile.read(bytes).pauses == [352..<470, 769..<1037, 2037..<2317])
  }

  @Test func `knows the runner's zone and body where the watch wrote them`() throws {
    let recording = try RecordingFile.read(
      SharedData.bytes("copyleft/fit/run/Fr955v19.28andStryd.fit")
    )
    #expect(recording.startedAt.offset?.minutes == 60)
    #expect(
      recording.runner
        == Runner(
          maxHeartRate: .beatsPerMinute(189),
          restingHeartRate: .beatsPerMinute(47),
          kilograms: 82.6,
          sex: .male
        )
    )
  }

  @Test(arguments: FITTruthTests.refused)
  func `refuses what is damaged and says where`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let error = #expect(throws: RecordingError.self) { try RecordingFile.read(bytes) }
    guard case .fit(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.offset <= bytes.count)
  }
}
