import Exchange
import Formats
import Testing
import Training

/// Every GPX and TCX file of the shared data against what other programs read from it.
@Suite(.enabled(if: SharedData.isThere))
struct RealTracksTests {
  @Test(arguments: SharedData.paths("gpx"))
  func `reads every GPX file as gpxpy does`(path: String) throws {
    let truth = try #require(SharedData.truth[path])
    let bytes = try SharedData.bytes(path)
    let points = Int(truth["points"].number ?? 0)
    let timed = Int(truth["timed"].number ?? 0)
    let run: Recording
    do throws(RecordingError) {
      run = try RecordingFile.read(bytes)
    } catch {
      // What cannot be played has no track, too few times, or but one.
      switch error {
      case .nothingRecorded(.gpx, _): #expect(points == 0)
      case .withoutTimes(points, timed, _): #expect(timed * 2 < points)
      case .withoutTimes(points, 1, _): #expect(truth["firstTime"].text == truth["lastTime"].text)
      default: Issue.record(error)
      }
      return
    }
    let samples = run.samples
    let marks = path.hasSuffix("pause_resume.gpx") ? 2 : 0
    #expect(samples.count == timed - marks)
    #expect(samples.time.first == 0)
    #expect(told(samples.latitude) == samples.count)
    #expect(told(samples.heartRate) == Int(truth["hrSamples"].number ?? 0))
    #expect(told(samples.cadence) == Int(truth["cadSamples"].number ?? 0))
    let first = try #require(truth["firstTime"].text.flatMap { DateTime($0) })
    let last = try #require(truth["lastTime"].text.flatMap { DateTime($0) })
    #expect(run.startedAt.instant.secondsSince1970 == first.secondsSince1970)
    #expect(abs(samples.time[samples.count - 1] - last.seconds(since: first)) < 1e-6)
    #expect(run.totals == Recording.Totals())
  }

  @Test(arguments: SharedData.paths("tcx"))
  func `reads every TCX file to the metre and the second`(path: String) throws {
    let activity = try #require(SharedData.truth[path]?["activities"].elements.first)
    let run = try RecordingFile.read(SharedData.bytes(path))
    let distance = try #require(activity["totalDistanceM"].number)
    let timer = try #require(activity["totalSec"].number)
    #expect(abs((run.totals.distance?.meters ?? 0) - distance) < 0.01)
    #expect(abs((run.totals.timer?.inSeconds ?? 0) - timer) < 0.01)
    #expect(run.sport.rawValue == sports[activity["sport"].text ?? ""])
    let laps = activity["laps"].elements
    #expect(run.laps.map { $0.distance?.meters } == laps.map { $0["distanceM"].number })
    #expect(run.laps.map { $0.timer?.inSeconds } == laps.map { $0["sec"].number })
    #expect(Double(run.samples.count) == activity["trackpoints"].number)
    #expect(Double(told(run.samples.latitude)) == activity["gpsPoints"].number)
    #expect(Double(told(run.samples.heartRate)) == activity["hrSamples"].number)
    let sum = run.samples.heartRate.filter { !$0.isNaN }.reduce(0, +)
    #expect(sum == activity["hrSum"].number)
  }

  @Test(arguments: [
    ("copyleft/gpx/6782987395.gpx", Recording.Sport.running), ("gpx/riderx3.gpx", .cycling),
    ("gpx/korita-zbevnica.gpx", .other),
  ])
  func `names the kind of a track as its program does`(path: String, sport: Recording.Sport) throws
  {
    let run = try Recording(gpx: SharedData.bytes(path))
    #expect(run.sport == sport)
    #expect(run.kind == nil)
  }

  @Test func `finds the pauses that the watch's timer left out`() throws {
    let run = try Recording(tcx: SharedData.bytes("copyleft/tcx/6860622783.tcx"))
    let stood = run.pauses.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let moved = (run.samples.time.last ?? 0) - stood
    #expect(run.pauses.count == 3)
    #expect(abs(moved - (run.totals.timer?.inSeconds ?? 0)) < 1)
  }

  private let sports = ["Running": "running", "Biking": "cycling", "Other": "other"]

  private func told(_ column: [Double]) -> Int { column.filter { !$0.isNaN }.count }
}
