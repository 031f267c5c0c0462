import Exchange
import Screens
import Testing
import Training

/// KML as OpenTracks writes it, alone or in a KMZ.
struct KMLTests {
  private static func kml(_ placemarks: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <Document><name>Swimming</name>\(placemarks)</Document></kml>
      """.utf8
    )
  }

  /// So many places a second apart, six meters between them.
  private static func track(_ count: Int, from start: Int, lists: String = "") -> String {
    let times = (start..<start + count).map { second in
      "<when>\(LocalTime(secondsSince1970: Double(1_777_788_720 + second)).instant.text)</when>"
    }
    let places = (start..<start + count).map { place in
      "<gx:coord>8.5 \(50.1 + Double(place) * 0.00005) 100.5</gx:coord>"
    }
    return "<gx:Track>" + times.joined() + places.joined() + lists + "</gx:Track>"
  }

  private static func placemark(_ tracks: String, type: String = "running") -> String {
    "<Placemark><name>Am Main</name><description><![CDATA[Leicht]]></description><ExtendedData>"
      + "<Data name=\"type\"><value><![CDATA[\(type)]]></value></Data></ExtendedData>"
      + "<gx:MultiTrack>\(tracks)</gx:MultiTrack></Placemark>"
  }

  @Test func `gives moments, places and readings`() throws {
    let beats = (0..<60).map { "<gx:value>\(120 + $0)</gx:value>" }.joined()
    let lists =
      "<ExtendedData><SchemaData><gx:SimpleArrayData name=\"heart_rate\">\(beats)"
      + "</gx:SimpleArrayData></SchemaData></ExtendedData>"
    let bytes = Self.kml(Self.placemark(Self.track(60, from: 0, lists: lists)))
    let recording = try RecordingFile.read(bytes)
    #expect(recording.source == .kml && recording.sport == .running)
    #expect(recording.startedAt.instant.secondsSince1970 == 1_777_788_720)
    #expect(recording.samples.time == (0..<60).map { Double($0) })
    #expect(recording.samples.latitude[0] == 50.1 && recording.samples.longitude[0] == 8.5)
    #expect(recording.samples.altitude[59] == 100.5)
    #expect(recording.samples.heartRate == (0..<60).map { Double(120 + $0) })
    let summary = Activity(recording, sourceName: "doc.kml").summary
    #expect(summary.source == .kml && summary.label == "Am Main" && summary.notes == "Leicht")
  }

  @Test func `takes a hole between tracks for a pause, and each placemark for an activity`() throws
  {
    let paused = Self.placemark(Self.track(60, from: 0) + Self.track(60, from: 300))
    let bytes = Self.kml(paused + Self.placemark(Self.track(30, from: 1200), type: "cycling"))
    let contents = try RecordingFile.readAll(bytes)
    #expect(contents.recordings.map { $0.sport } == [.running, .cycling])
    #expect(contents.recordings[0].pauses == [59..<300])
    #expect(try RecordingFile.read(bytes).samples.count == 120)
  }

  @Test func `reads places and moments in turn, and a moment without a place`() throws {
    let turns =
      "<Track><when>2026-05-03T08:12:00+02:00</when><coord>8.5 50.1</coord>"
      + "<when>2026-05-03T08:12:01+02:00</when><coord/>"
      + "<when>2026-05-03T08:12:02+02:00</when><coord>8.5 50.1001</coord></Track>"
    let recording = try RecordingFile.read(Self.kml("<Placemark>\(turns)</Placemark>"))
    #expect(recording.samples.time == [0, 1, 2])
    #expect(recording.samples.latitude[1].isNaN && recording.samples.latitude[2] == 50.1001)
    #expect(recording.startedAt.offset == UTCOffset(exactly: 120))
    #expect(recording.sport == .other)
  }

  @Test func `is a route without times`() {
    for bytes in [
      Self.kml("<Placemark><Point><coordinates>8,50</coordinates></Point></Placemark>"),
      Self.kml(""),
    ] {
      do throws(RecordingError) {
        _ = try RecordingFile.readAll(bytes)
        Issue.record("nobody was anywhere at any time")
      } catch {
        #expect(error == .nothingRecorded(.kml, offset: 0))
        #expect(error.other(in: bytes) == .route)
      }
    }
  }

  @Test func `survives every cut, and keeps what is whole`() throws {
    let bytes = Self.kml(Self.placemark(Self.track(20, from: 0)))
    var most = 0
    for length in bytes.indices {
      // A cut before the first place leaves nothing to be kept.
      guard let part = try? RecordingFile.salvage(Array(bytes.prefix(length))) else { continue }
      #expect(part.samples.count <= 20 && part.damage != nil)
      most = max(most, part.samples.count)
    }
    #expect(most == 20)
  }
}
