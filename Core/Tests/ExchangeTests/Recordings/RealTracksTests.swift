import Exchange
import Formats
import Testing
import Training

/// Every GPX and TCX file of the shared data against what other programs read from it.
@Suite(.enabled(if: SharedData.isPresent))
struct RealTracksTests {
  @Test(arguments: SharedData.paths(endingIn: ".gpx"))
  func `reads every GPX file as gpxpy does`(path: String) throws {
    let truth = try #require(SharedData.truth[path])
    let bytes = try SharedData.bytes(path)
    let points = try #require(truth["points"]?.integer)
    let timed = truth["timed"]?.integer ?? 0
    let run: Recording
    do throws(XMLRecordingError) {
      run = try Recording(gpx: bytes)
    } catch {
      // What cannot be played has no track, too few times, or but one.
      let expected: XMLRecordingError
      if points == 0 {
        expected = .withoutTrack(expected: "track")
      } else {
        let stands = truth["firstTime"] == truth["lastTime"] && timed > 0
        #expect(stands || timed * 2 < points)
        expected = .withoutTimes(points: Int(points), timed: stands ? 1 : Int(timed))
      }
      #expect(error == expected)
      return
    }
    let samples = run.samples
    let marks = path.hasSuffix("pause_resume.gpx") ? 2 : 0
    #expect(samples.count == Int(timed) - marks)
    #expect(samples.time.first == 0)
    #expect(told(samples.latitude) == samples.count)
    #expect(told(samples.heartRate) == Int(truth["hrSamples"]?.integer ?? 0))
    #expect(told(samples.cadence) == Int(truth["cadSamples"]?.integer ?? 0))
    let first = try #require(truth["firstTime"]?.string.flatMap { DateTime($0) })
    let last = try #require(truth["lastTime"]?.string.flatMap { DateTime($0) })
    #expect(run.startedAt == first.secondsSince1970)
    #expect(abs(samples.time[samples.count - 1] - last.seconds(since: first)) < 1e-6)
    #expect(run.totals == Recording.Totals())
  }

  @Test(arguments: SharedData.paths(endingIn: ".tcx"))
  func `reads every TCX file to the metre and the second`(path: String) throws {
    let activity = try #require(SharedData.truth[path]?["activities"]?[0])
    let run = try Recording(tcx: try SharedData.bytes(path))
    let distance = try #require(activity["totalDistanceM"]?.number)
    let timer = try #require(activity["totalSec"]?.number)
    #expect(abs((run.totals.distance?.meters ?? 0) - distance) < 0.01)
    #expect(abs((run.totals.timer?.inSeconds ?? 0) - timer) < 0.01)
    #expect(run.sport.rawValue == sports[activity["sport"]?.string ?? ""])
    let laps = try #require(activity["laps"]?.array)
    #expect(run.laps.map { $0.distance?.meters } == laps.map { $0["distanceM"]?.number })
    #expect(run.laps.map { $0.timer?.inSeconds } == laps.map { $0["sec"]?.number })
    #expect(run.samples.count == activity["trackpoints"]?.integer.map { Int($0) })
    #expect(told(run.samples.latitude) == activity["gpsPoints"]?.integer.map { Int($0) })
    #expect(told(run.samples.heartRate) == activity["hrSamples"]?.integer.map { Int($0) })
    let sum = run.samples.heartRate.filter { !$0.isNaN }.reduce(0, +)
    #expect(sum == activity["hrSum"]?.number)
  }

  @Test func `finds the pauses that the watch's timer left out`() throws {
    let run = try Recording(tcx: try SharedData.bytes("copyleft/tcx/6860622783.tcx"))
    let stood = run.pauses.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let moved = (run.samples.time.last ?? 0) - stood
    #expect(run.pauses.count == 3)
    #expect(abs(moved - (run.totals.timer?.inSeconds ?? 0)) < 1)
  }

  private let sports = ["Running": "running", "Biking": "cycling", "Other": "other"]

  private func told(_ column: [Double]) -> Int { column.filter { !$0.isNaN }.count }
}
