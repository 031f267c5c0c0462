import Exchange
import Foundation
import Testing
import Training

/// What every real recording of the shared data becomes in the record: its meters, its time and its climb.
@Suite(.enabled(if: SharedData.isThere))
struct RealTotalsTests {
  private func activities(_ path: String) throws -> [ActivitySummary] {
    try RecordingFile.readAll(SharedData.bytes(path)).recordings.map {
      Activity($0, sourceName: path).summary
    }
  }

  @Test(arguments: SharedData.paths("fit"))
  func `keeps the totals that each device counted`(path: String) throws {
    let sessions = try #require(SharedData.truth[path])["sessions"].elements
    let found: [ActivitySummary]
    do { found = try activities(path) } catch {
      // What holds no activity, or is damaged, has its own tests.
      return
    }
    guard !sessions.isEmpty else { return }
    #expect(found.count == sessions.count)
    for (summary, session) in zip(found, sessions) {
      if let meters = session["total_distance"].number, meters > 0 {
        #expect(abs((summary.distance?.meters ?? 0) - meters) < 0.01)
      }
      if let seconds = session["total_timer_time"].number {
        #expect(abs((summary.moving?.inSeconds ?? 0) - seconds) < 0.001)
      }
      if let ascent = session["total_ascent"].number {
        #expect(summary.ascent?.meters == ascent)
      }
      #expect(summary.moving ?? .zero <= summary.elapsed ?? .zero)
    }
  }

  @Test(arguments: SharedData.paths("tcx"))
  func `keeps the totals of each lap that was counted`(path: String) throws {
    let truth = try #require(SharedData.truth[path]?["activities"].elements.first)
    let found = try activities(path)
    #expect(found.count == 1)
    let (meters, seconds) = (truth["totalDistanceM"].number, truth["totalSec"].number)
    #expect(abs((found[0].distance?.meters ?? 0) - (meters ?? 0)) < 0.01)
    #expect(abs((found[0].moving?.inSeconds ?? 0) - (seconds ?? 0)) < 0.01)
  }

  /// Tracks that know no totals, with their meters, moving seconds of how many, and meters climbed.
  @Test(arguments: [
    ("copyleft/applehealth/workout-routes/route_2018-06-11_1.02pm.gpx", 1185, 968, 968, 3),
    ("copyleft/applehealth/workout-routes/route_2021-12-26_4.50pm.gpx", 8797, 4829, 4829, 233),
    ("copyleft/applehealth/workout-routes/route_2025-07-14_6.51pm.gpx", 18880, 4352, 4352, 168),
    ("copyleft/applehealth/workout-routes/route_2025-09-16_6.15pm.gpx", 8991, 3653, 3653, 43),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.00pm.gpx", 3090, 1199, 1199, 28),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.01pm.gpx", 184, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.02pm.gpx", 156, 69, 69, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.03pm.gpx", 174, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.04pm.gpx", 155, 69, 69, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.05pm.gpx", 193, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.06pm.gpx", 156, 69, 69, 3),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.07pm.gpx", 185, 59, 59, 3),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.08pm.gpx", 143, 69, 69, 3),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.09pm.gpx", 157, 59, 59, 6),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.11pm.gpx", 123, 69, 69, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.12pm.gpx", 197, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.13pm.gpx", 170, 69, 69, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.14pm.gpx", 187, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.15pm.gpx", 156, 69, 69, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.16pm.gpx", 202, 59, 59, 0),
    ("copyleft/applehealth/workout-routes/route_2025-09-26_7.18pm.gpx", 315, 129, 129, 0),
    ("gpx/broken1.gpx", 26595, 11894, 13743, 633), ("gpx/broken3.gpx", 33550, 12170, 12170, 732),
    ("gpx/cerknicko-jezero.gpx", 4085, 2266, 7190, 210),
    ("gpx/gpx11_with_speed_no_namespace.gpx", 77, 101, 101, 0),
    ("gpx/gpx11_without_speed.gpx", 77, 101, 101, 0),
    ("gpx/korita-zbevnica.gpx", 5920, 6975, 13381, 306),
    ("gpx/track-with-empty-segment.gpx", 85, 76, 76, 0),
    ("gpx/track_with_speed.gpx", 35, 13, 13, 9),
  ])
  func `measures each track as before`(
    path: String,
    meters: Double,
    moving: Double,
    elapsed: Double,
    ascent: Double
  ) throws {
    let found = try activities(path)
    #expect(found.count == 1)
    #expect(abs((found[0].distance?.meters ?? 0) - meters) <= 1)
    #expect(abs((found[0].moving?.inSeconds ?? 0) - moving) <= 1)
    #expect(abs((found[0].elapsed?.inSeconds ?? 0) - elapsed) <= 1)
    #expect(abs((found[0].ascent?.meters ?? 0) - ascent) <= 1)
  }

  @Test func `measures a track as the watch did that wrote it`() throws {
    // The same run as FIT: 14,004.85 m in 4,989 s, of which its speed is below 0.6 m/s for 216 s.
    let found = try activities("copyleft/gpx/6782987395.gpx")
    #expect(abs((found[0].distance?.meters ?? 0) - 14_004.85) < 70)
    #expect(abs((found[0].moving?.inSeconds ?? 0) - (4989 - 216)) < 60)
  }
}
