import Exchange
import Foundation
import Testing
import Training

/// What each recording that people's reports were tried with has to become.
///
/// Right values come from how the inputs were made: 3.0 m/s at known times, or as their formats define.
@Suite(.enabled(if: SharedData.readings != nil))
struct CaseReadingsTests {
  // Per activity: its kind, meters, seconds of moving (of how many), splits at seconds per kilometer, and
  // what else is known of it.
  private static let right = """
    01-ele-invalid/one.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    02-null-island/one.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    02-null-island/start.gpx: running, 1771 m, 600 s, 2 at 333-343, up 0
    03-repeat-seg/rep.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    03-repeat-seg/twotrk.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    04-tunnel/noseg.gpx: running, 2161 m, 720 s, 3 at 333, up 0
    04-tunnel/seg.gpx: running, 1786 m, 595 s of 720, 2 at 333, up 0
    05-type-words/t0.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t1.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t10.gpx: inlineSkating, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t11.gpx: swimming, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t2.gpx: hiking, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t3.gpx: cycling, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t7.gpx: motorcycling, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t8.gpx: other, 1801 m, 600 s, 2 at 333, up 0
    05-type-words/t9.gpx: nordicWalking, 1801 m, 600 s, 2 at 333, up 0
    06-tcx-course/act-and-course.tcx: running, 1800 m, 600 s, 2 at 333
    07-tcx-leg/leg-lap0.tcx: running, 1800 m, 600 s, 2 at 333
    07-tcx-leg/leg.tcx: running, 1800 m, 600 s, 2 at 333
    09-tcx-cumlaps/cum.tcx: running, 2700 m, 900 s, 3 at 333
    10-tcx-pauselap/pause.tcx: running, 1800 m, 609 s of 900, 2 at 338
    11-multisport/two-runs.tcx: running, 1800 m, 600 s, 2 at 333 \
    + running, 2700 m, 900 s, 3 at 333
    13-fit-multi/tri.fit: swimming, 750 m, 600 s, 1 at 800, 140/140 bpm \
    + transition, 60 m, 60 s, 1 at 1000, 140/140 bpm \
    + cycling, 14400 m, 1800 s, 15 at 125, 140/140 bpm \
    + running, 3600 m, 1200 s, 4 at 333, 140/140 bpm
    13-fit-multi/two-runs.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm \
    + running, 2700 m, 900 s, 3 at 333, 140/140 bpm
    14-fit-stop/stop1.fit: running, 1800 m, 600 s of 900, 2 at 333
    14-fit-stop/stop4.fit: running, 1800 m, 600 s of 900, 2 at 333
    14-fit-stop/stop8.fit: running, 1800 m, 600 s of 900, 2 at 333
    16-fit-ascent/treadmill.fit: treadmillRunning, 1800 m, 600 s, 2 at 333, up 85, 150/150 bpm
    17-fit-timer/t300.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    17-fit-timer/t540of1200.fit: running, 3600 m, 1200 s, 4 at 333, 140/140 bpm
    17-fit-timer/t590.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    17-fit-timer/t700.fit: running, 1800 m, 700 s, 2 at 333-458, 140/140 bpm
    18-fit-oddities/arrays.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/big.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/compressed1.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/compressed25.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/dev.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/empty-def.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/floats.fit: running, 1800 m, 600 s, 2 at 333, up 0
    18-fit-oddities/h12.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/hcrc0.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/proto2.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/redefine.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/rollover.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/session-first.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/size1.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/system-time.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    18-fit-oddities/untimed-records.fit: running, 1800 m, 600 s, 2 at 333
    19-fit-hrmsg/hr.fit: swimming, 1800 m, 600 s, 2 at 333, 134/138 bpm
    20-clock/back.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    20-clock/dups.fit: running, 1800 m, 600 s, 2 at 330-338, 140/140 bpm
    20-clock/dups.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    20-clock/fwd.gpx: running, 1786 m, 595 s of 4200, 2 at 333, up 0
    21-dist-reset/reset-nosession.fit: other, 1800 m, 600 s, 2 at 333, 140/140 bpm
    21-dist-reset/reset.fit: running, 1800 m, 600 s, 2 at 333, 140/140 bpm
    28-chart-gaps/every20s.gpx: running, 4801 m, 1600 s, 5 at 333, up 15, 148/155 bpm
    28-chart-gaps/long-1s.gpx: running, 4801 m, 1600 s, 5 at 333, up 0, 148/155 bpm
    29-gpx-pause/gap.gpx: running, 1786 m, 595 s of 4200, 2 at 333, up 0
    32-tunnel-split/gap100.gpx: running, 6599 m, 2199 s, 7 at 333, up 0
    32-tunnel-split/gap60.gpx: running, 6599 m, 2199 s, 7 at 333, up 0
    32-tunnel-split/tunnel.gpx: running, 4498 m, 1499 s, 5 at 333, up 0
    33-cadence/runwalk.gpx: running, 2898 m, 1495 s, 3 at 384-666, up 0, 114-164 spm
    33-cadence/slow118.gpx: running, 2398 m, 1499 s, 3 at 625-627, up 0, 118-119 spm
    33-cadence/walk-untyped.gpx: other, 1793 m, 1195 s, 2 at 666, up 0, 112-112 spm
    33-cadence/walkrun.gpx: running, 4048 m, 1799 s, 5 at 333-666, up 0, 120-164 spm
    34-treadmill/cal-up.fit: treadmillRunning, 10000 m, 3000 s, 10 at 300, 150/150 bpm
    35-jump/jump.fit: running, 9000 m, 3000 s, 9 at 333, 150/150 bpm
    36-fit-kinds/pool.fit: poolSwimming, 200 m, 240 s, 1 at 1200
    36-fit-kinds/poolhr.fit: poolSwimming, 200 m, 240 s, 1 at 1200, 124/127 bpm
    36-fit-kinds/strength.fit: strengthTraining, 200 s, 110/110 bpm
    36-fit-kinds/trainer.fit: indoorCycling, 600 s, 90-90 spm
    37-gpx-oddities/24h.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/cdata.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/dateline.gpx: running, 1802 m, 600 s, 2 at 333
    37-gpx-oddities/dst-night.gpx: running, 10803 m, 3600 s, 11 at 333
    37-gpx-oddities/empty-trk-first.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/half-no-time.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/latin1.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/leapsec.gpx: running, 357 m, 119 s, 1 at 333
    37-gpx-oddities/lon-first-ws.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/offset.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/pole.gpx: running, 1780 m, 600 s, 2 at 332-341
    37-gpx-oddities/prefix.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/sci.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/type-second-trk.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    37-gpx-oddities/wpt-times.gpx: running, 1801 m, 600 s, 2 at 333, up 0
    38-tcx-oddities/folders-history.tcx: running, 1800 m, 600 s, 2 at 333
    38-tcx-oddities/lap-no-track.tcx: running, 2200 m, 720 s, 3 at 324-333
    38-tcx-oddities/manual-no-points.tcx: running, 5000 m, 1800 s, 1 at 360
    38-tcx-oddities/no-position.tcx: running, 1800 m, 600 s, 2 at 333, 150/150 bpm
    38-tcx-oddities/one-point.tcx: running, 5000 m, 1800 s, 1 at 360
    38-tcx-oddities/workout-in-file.tcx: running, 1800 m, 600 s, 2 at 333
    42-gpx-zone/newyork-evening.fit: running, 3600 m, 1200 s, 4 at 333, 150/150 bpm
    42-gpx-zone/newyork-evening.gpx: running, 3595 m, 1200 s, 4 at 334, up 0
    43-strides/a.gpx: running, 270 m, 45 s, 1 at 167, up 0
    43-strides/b.gpx: running, 270 m, 45 s, 1 at 167, up 0
    44-kind/hike.fit: hiking, 840 m, 600 s, 1 at 714, 150/150 bpm
    44-kind/treadmill.fit: treadmillRunning, 1800 m, 600 s, 2 at 333, 150/150 bpm
    46-hr/dropout-1.gpx: running, 3601 m, 1200 s, 4 at 333, up 0, 150/150 bpm, 172-172 spm
    46-hr/flat-strap-gap.gpx: running, 3601 m, 1200 s, 4 at 333, up 0, 130/160 bpm, 172-172 spm
    46-hr/lock.gpx: running, 3601 m, 1200 s, 4 at 333, up 0, 172/172 bpm, 172-172 spm
    46-hr/spike240.gpx: running, 3601 m, 1200 s, 4 at 333, up 0, 150/150 bpm, 172-172 spm
    49-speed-only/speed.tcx: running, 5400 m, 1800 s, 6 at 333
    49-speed-only/with-total.fit: treadmillRunning, 5400 m, 1800 s, 6 at 333, 150/150 bpm
    53-strava/2.tcx: running, 1800 m, 600 s, 2 at 333
    54-garmin/folder/GARMIN/Activity/A1.FIT: running, 1800 m, 600 s, 2 at 333, up 0, 140/140 bpm, 170-170 spm
    """

  /// Positions that stand at a light from 400 to 580 s of 1,600, as they come from receivers.
  private static let redLights = ["stop", "stop-still", "stop-still5", "stop-gap"]

  private func activities(_ path: String) throws -> [Activity] {
    let folder = try #require(SharedData.readings)
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    return try RecordingFile.readAll(bytes).recordings.map { Activity($0, sourceName: path) }
  }

  private func words(_ activity: Activity) -> String {
    let summary = activity.summary
    var words = [summary.kind]
    func whole(_ number: Double?) -> Int { Int((number ?? 0).rounded()) }
    if let meters = summary.distance?.meters { words.append("\(whole(meters)) m") }
    let (moving, elapsed) = (whole(summary.moving?.inSeconds), whole(summary.elapsed?.inSeconds))
    words.append(moving == elapsed ? "\(moving) s" : "\(moving) s of \(elapsed)")
    let paces = activity.splits.filter { $0.distance.meters >= 50 }
      .map { whole($0.moving.inSeconds / $0.distance.meters * 1000) }
    if let fastest = paces.min(), let slowest = paces.max() {
      let both = fastest == slowest ? "\(fastest)" : "\(fastest)-\(slowest)"
      words.append("\(activity.splits.count) at \(both)")
    }
    if let ascent = summary.ascent?.meters { words.append("up \(whole(ascent))") }
    if let mean = summary.averageHeartRate?.beatsPerMinute {
      let highest = whole(summary.maxHeartRate?.beatsPerMinute)
      words.append("\(whole(mean))/\(highest) bpm")
    }
    let steps = activity.samples.cadence.filter { $0 > 0 }
    if let fewest = steps.min(), let most = steps.max() {
      words.append("\(whole(fewest))-\(whole(most)) spm")
    }
    return words.joined(separator: ", ")
  }

  @Test(arguments: right.split(separator: "\n").map(String.init))
  func `takes what is in a file, and nothing else`(row: String) throws {
    let parts = row.split(separator: ": ", maxSplits: 1).map(String.init)
    let found = try activities(parts[0]).sorted {
      $0.summary.startedAt.instant < $1.summary.startedAt.instant
    }
    #expect(found.map { words($0) }.joined(separator: " + ") == parts[1])
  }

  @Test(arguments: redLights)
  func `stands at a red light as long as it is red`(name: String) throws {
    let found = try activities("31-red-light/\(name).gpx")
    #expect(found.count == 1)
    #expect(abs((found[0].summary.moving?.inSeconds ?? 0) - 1420) < 15)
    #expect(abs((found[0].summary.distance?.meters ?? 0) - 1420 * 3) < 30)
  }

  @Test func `knows every recording that lies there`() throws {
    let folder = try #require(SharedData.readings)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    let known = Set(
      Self.right.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
        + Self.redLights.map { "31-red-light/\($0).gpx" }
    )
    for case let path as String in files
    where ["gpx", "tcx", "fit"].contains(path.suffix(3).lowercased()) && !known.contains(path) {
      #expect(Self.others.contains(path), "\(path) has no right value")
    }
  }

  // Read by the command's own test: what is passed over or refused.
  private static let others: Set = [
    "06-tcx-course/course-only.tcx", "15-fit-trailing/lf.fit", "15-fit-trailing/zero-length.fit",
    "15-fit-trailing/zeros.fit", "36-fit-kinds/course.fit", "36-fit-kinds/monitor.fit",
    "36-fit-kinds/settings.fit", "36-fit-kinds/garmin/GARMIN/Courses/LOOP.FIT",
    "37-gpx-oddities/doctype.gpx", "37-gpx-oddities/utf16.gpx", "37-gpx-oddities/route-only.gpx",
    "37-gpx-oddities/route-timed.gpx", "37-gpx-oddities/wpt-only.gpx",
  ]
}
