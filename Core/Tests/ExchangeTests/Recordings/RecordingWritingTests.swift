import Exchange
import Foundation
import Testing
import Training

struct RecordingWritingTests {
  /// A run of ten minutes with a pause, in which everything is measured.
  private var run: Recording {
    var samples = Samples()
    for second in 0...600 where !(200..<260).contains(second) {
      let time = Double(second)
      samples.time.append(time)
      samples.latitude.append(52.5 + time * 0.000_025)
      samples.longitude.append(-13.4 - time * 0.000_001)
      samples.altitude.append(34.2 + (time / 20).rounded() / 5)
      samples.distance.append((time * 2.75 * 100).rounded() / 100)
      samples.speed.append(2.75)
      samples.heartRate.append(second < 5 ? .nan : 140 + (time / 30).rounded(.down))
      samples.cadence.append(second % 3 == 0 ? 171 : 172)
      samples.power.append(250)
    }
    return Recording(
      source: .simulator,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 1_780_291_800, offset: UTCOffset(clamping: 120)),
      samples: samples,
      laps: [
        Recording.Lap(start: 0, distance: .meters(825), timer: .seconds(240)),
        Recording.Lap(start: 300, distance: .meters(825), timer: .seconds(300)),
      ],
      pauses: [199..<260],
      totals: Recording.Totals(
        distance: .meters(1650),
        timer: .seconds(539),
        elapsed: .seconds(600),
        kilocalories: 130
      )
    )
  }

  @Test func `a FIT file holds all that was recorded`() throws {
    let read = try Recording(fit: run.fit())
    #expect(read.sport == .running && read.source == .fit)
    #expect(read.startedAt == run.startedAt && read.startedAt.offset?.minutes == 120)
    #expect(read.totals == run.totals)
    #expect(read.laps == run.laps)
    #expect(read.pauses == run.pauses)
    #expect(read.samples.time == run.samples.time)
    #expect(near(read.samples.latitude, run.samples.latitude, 1e-7))
    #expect(near(read.samples.longitude, run.samples.longitude, 1e-7))
    #expect(near(read.samples.altitude, run.samples.altitude, 0.101))
    #expect(near(read.samples.distance, run.samples.distance, 0.005))
    #expect(near(read.samples.speed, run.samples.speed, 0.0005))
    #expect(near(read.samples.heartRate, run.samples.heartRate, 0))
    #expect(near(read.samples.cadence, run.samples.cadence, 0))
    #expect(near(read.samples.power, run.samples.power, 0))
  }

  @Test func `a TCX file keeps laps with their totals`() throws {
    let read = try Recording(tcx: run.tcx())
    #expect(read.sport == .running && read.startedAt.instant == run.startedAt.instant)
    #expect(read.laps == run.laps)
    #expect(read.totals.distance == run.totals.distance && read.totals.kilocalories == 130)
    #expect(read.samples.time == run.samples.time)
    #expect(near(read.samples.latitude, run.samples.latitude, 1e-7))
    #expect(near(read.samples.heartRate, run.samples.heartRate, 0))
    #expect(near(read.samples.cadence, run.samples.cadence, 1))
    #expect(read.pauses.count == 1)
  }

  @Test func `a GPX file keeps the track with heart rate, cadence and speed`() throws {
    var run = run
    run.name = "Park & <ride>"
    let bytes = try #require(run.gpx())
    let read = try Recording(gpx: bytes)
    #expect(read.sport == .running && read.startedAt.instant == run.startedAt.instant)
    #expect(read.samples.time == run.samples.time)
    #expect(near(read.samples.longitude, run.samples.longitude, 1e-7))
    #expect(near(read.samples.altitude, run.samples.altitude, 0.005))
    #expect(near(read.samples.heartRate, run.samples.heartRate, 0))
    #expect(near(read.samples.cadence, run.samples.cadence, 1))
    #expect(String(decoding: bytes, as: UTF8.self).contains("<gpxtpx:cad>86</gpxtpx:cad>"))
    #expect(near(read.samples.speed, run.samples.speed, 0.0005))
    #expect(read.pauses.count == 1)
    #expect(String(decoding: bytes, as: UTF8.self).contains("<name>Park &amp; &lt;ride&gt;</name>"))
  }

  @Test func `name and notes come back from every format`() throws {
    for (name, notes) in [
      ("Park & <ride>", "Windy.\nPark was fine"), ("Park", "Park was fine"), ("Park", nil),
      (nil, "Windy"), (nil, nil),
    ] {
      var run = run
      (run.name, run.notes) = (name, notes)
      let gpx = try #require(run.gpx())
      for read in [
        try Recording(fit: run.fit()), try Recording(tcx: run.tcx()), try Recording(gpx: gpx),
      ] {
        #expect(read.name == name && read.notes == notes, "\(read.source)")
      }
    }
    // Other programs show the notes of a TCX file, and so the name stands in them too.
    var named = run
    named.name = "Park"
    #expect(String(decoding: named.tcx(), as: UTF8.self).contains("<Notes>Park</Notes>"))
    // A field of FIT has 254 bytes; it ends after a whole character.
    named.notes = String(repeating: "ä", count: 200)
    #expect(try Recording(fit: named.fit()).notes == String(repeating: "ä", count: 127))
    #expect(try Recording(tcx: named.tcx()).notes == named.notes)
    let activity = Activity(named, sourceName: "x")
    #expect(activity.recording.name == "Park" && activity.recording.notes == named.notes)
  }

  @Test func `a run on a treadmill is no GPX`() {
    var indoors = run
    indoors.samples.latitude = []
    indoors.samples.longitude = []
    #expect(indoors.gpx() == nil)
    #expect(throws: Never.self) { try Recording(fit: indoors.fit()) }
  }

  /// Every real recording goes into each format and comes back as it was, as far as the format holds it.
  @Test(.enabled(if: SharedData.isThere))
  func `real recordings come back`() throws {
    let folder = try #require(SharedData.folder)
    let paths = SharedData.paths("fit") + SharedData.paths("tcx") + SharedData.paths("gpx")
    var count = 0
    for path in paths {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
      guard let recording = try? RecordingFile.read(bytes), recording.samples.count > 0,
        recording.startedAt.instant.secondsSince1970 > 1_000_000_000, recording.samples.count < 3000
      else { continue }
      count += 1
      let fit = try Recording(fit: recording.fit())
      #expect(near(fit.samples.time, recording.samples.time, 1.001), "\(path)")
      if !recording.samples.distance.isEmpty {
        #expect(near(fit.samples.distance, recording.samples.distance, 0.006), "\(path)")
      }
      let tcx = try Recording(tcx: recording.tcx())
      #expect(tcx.samples.count == recording.samples.count, "\(path)")
      if let bytes = recording.gpx() {
        let gpx = try Recording(gpx: bytes)
        let rows = recording.samples.latitude.filter { !$0.isNaN }
        #expect(near(gpx.samples.latitude, rows, 1e-7), "\(path)")
      }
    }
    #expect(count > 25)
  }

  private func near(_ left: [Double], _ right: [Double], _ tolerance: Double) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance || ($0.isNaN && $1.isNaN) }
  }
}
