import Exchange
import Testing
import Training

struct EntryFileTests {
  /// Ten minutes at 3 m/s on a meridian of the product's sphere, with a pause of a minute after five.
  private var run: Activity {
    get throws {
      var text = "<gpx><trk><type>running</type><trkseg>"
      for second in 0...600 {
        if second == 301 { text += "</trkseg><trkseg>" }
        let time = Instant(
          secondsSince1970: 1_780_291_800 + Double(second > 300 ? second + 60 : second)
        )
        let latitude = 50 + Double(second) * 3 / 111_194.93
        text += "<trkpt lat='\(latitude)' lon='8'><time>\(time.text)</time></trkpt>"
      }
      let recording = try Recording(gpx: Array((text + "</trkseg></trk></gpx>").utf8))
      return Activity(recording, sourceName: "a.gpx")
    }
  }

  @Test(arguments: [EntryFile.Format.tcx, .fit])
  func `gives every point of a track its distance`(format: EntryFile.Format) throws {
    let run = try run
    let total = try #require(run.summary.distance?.meters)
    #expect(abs(total - 1800) < 10)
    let read = try RecordingFile.read(try EntryFile(run, as: format).bytes)
    let distances = read.samples.distance
    #expect(distances.count == 601 && distances.first == 0)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
    // What a program that reads the points finds is what the lap and the session say.
    #expect(abs((distances.last ?? 0) - total) < 0.02)
    #expect(abs((read.totals.distance?.meters ?? 0) - total) < 0.02)
    #expect(abs(distances[300] - 900) < 10)
  }

  @Test func `stretches the points to what a watch counted`() throws {
    var run = try run
    run.summary.distance = .meters(1900)
    let read = try Recording(tcx: try EntryFile(run, as: .tcx).bytes)
    #expect(abs((read.samples.distance.last ?? 0) - 1900) < 0.02)
    #expect(run.recording.samples.distance.isEmpty)
  }
}
