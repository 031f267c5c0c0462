import Exchange
import Formats
import Testing
import Training

struct GPXTests {
  @Test func `reads points with every reading that programs add`() throws {
    let run = try Recording(
      gpx: bytes(
        """
        \n <?xml version="1.0"?>
        <gpx xmlns:g="x"><metadata><time>2020-01-01T00:00:00Z</time></metadata>
        <trk><link><type>text/html</type></link><type>Running</type><trkseg>
        <trkpt lat="48.1" lon="16.5"><ele>171.5</ele><time>2026-06-01T07:30:00+02:00</time>
          <extensions><g:TrackPointExtension><g:hr>140</g:hr><g:cad>85</g:cad>
          </g:TrackPointExtension><power>250</power><speed>3.1</speed><hAcc>4.5</hAcc></extensions>
        </trkpt>
        <trkpt lat="48.2" lon="16.6"><time>2026-06-01T07:30:01.5+02:00</time>
          <extensions><g:hr>0</g:hr><g:cad>0</g:cad></extensions></trkpt>
        <trkpt lon="16.7"><ele>high</ele><time>2026-06-01T07:30:02+02:00</time></trkpt>
        </trkseg></trk></gpx>
        """
      )
    )
    var samples = Samples()
    samples.time = [0, 1.5, 2]
    samples.latitude = [48.1, 48.2, .nan]
    samples.longitude = [16.5, 16.6, .nan]
    samples.altitude = [171.5, .nan, .nan]
    samples.speed = [3.1, .nan, .nan]
    samples.heartRate = [140, .nan, .nan]
    samples.cadence = [170, 0, .nan]
    samples.power = [250, .nan, .nan]
    samples.accuracy = [4.5, .nan, .nan]
    #expect(
      run
        == Recording(
          source: .gpx,
          sport: .running,
          startedAt: LocalTime(secondsSince1970: 1_780_291_800, offset: UTCOffset(clamping: 120)),
          samples: samples,
          cadenceOrigin: .slowSteps
        )
    )
  }

  @Test func `takes a new segment after a gap for a pause`() throws {
    let run = try Recording(gpx: track([[0, 1, 2], [3, 4], [64, 65, 66]]))
    #expect(run.samples.time == [0, 1, 2, 3, 4, 64, 65, 66])
    #expect(run.pauses == [4..<64])
  }

  @Test func `takes a gap within a segment for a pause where nobody moved in it`() throws {
    #expect(try Recording(gpx: track([[0, 1, 2, 60, 61]])).pauses == [2..<60])
    #expect(try Recording(gpx: track([[0, 1, 2, 31, 32]])).pauses == [])
    let text = String(decoding: track([[0, 1, 2, 60, 61]]), as: UTF8.self)
    let points = text.split(separator: "lat='1'")
    let moved = zip(points, ["1", "1.00003", "1.00006", "1.0016", "1.00163", ""])
    let tunnel = moved.map { $0 + ($1.isEmpty ? "" : "lat='\($1)'") }.joined()
    #expect(try Recording(gpx: bytes(tunnel)).pauses == [])
  }

  @Test func `puts segments in order of time and no clock back`() throws {
    let run = try Recording(gpx: track([[100, 101, 99, 102], [0, 1, 2], []]))
    #expect(run.samples.time == [0, 1, 2, 100, 101, 102])
    #expect(run.pauses == [2..<100])
  }

  @Test func `leaves out what a clock that jumped has told`() throws {
    #expect(try Recording(gpx: track([[5000, 0, 1, 2, 3]])).samples.time == [0, 1, 2, 3])
    #expect(try Recording(gpx: track([[0, 1, 5000, 2, 3]])).samples.time == [0, 1, 2, 3])
    #expect(
      try Recording(gpx: track([[50, 51, 0, 52]])).startedAt.instant.secondsSince1970
        == 1_780_291_850
    )
  }

  @Test func `goes on from where it was when a clock is set back`() throws {
    let run = try Recording(gpx: track([Array(3600..<3900) + Array(300..<600)]))
    #expect(run.samples.time == (0..<600).map(Double.init))
    #expect(run.startedAt.instant.secondsSince1970 == 1_780_295_400)
    #expect(run.pauses == [])
  }

  @Test func `takes the marks of a pause for what they are`() throws {
    let text = String(decoding: track([[0, 1, 2, 30, 31]]), as: UTF8.self)
    let points = text.split(separator: "lat='1' lon='2'")
    let places = ["lat='1' lon='2'", "lat='1' lon='2'", "lat='100' lon='0'", "lat='200' lon='0'"]
    let marked = zip(points, places + ["lat='1' lon='2'", ""]).map { $0 + $1 }.joined()
    let run = try Recording(gpx: bytes(marked))
    #expect(run.samples.time == [0, 1, 31])
    #expect(run.pauses == [2..<30])
  }

  @Test func `tells steps from strides by their median`() throws {
    func cadence(_ values: [Int], _ type: String = "") throws -> [Double] {
      try Recording(gpx: track([Array(values.indices)], type: type) { "<cad>\(values[$0])</cad>" })
        .samples.cadence
    }
    #expect(try cadence([0, 80, 84, 130, 0]) == [0, 160, 168, 130, 0])
    #expect(try cadence([0, 160, 168, 60, 0]) == [0, 160, 168, 60, 0])
    #expect(try cadence([110, 112, 108], "walking") == [110, 112, 108])
    #expect(try cadence([85, 90, 95], "cycling") == [85, 90, 95])
  }

  @Test(
    arguments: [
      ("running", .running), ("Trail Run", .running), ("treadmill_running", .running),
      ("Walking", .walking), ("hike", .walking), ("road_cycling", .cycling), ("BIKING", .cycling),
      ("open_water_swimming", .swimming), ("yoga", .other), ("", .other),
    ] as [(String, Recording.Sport)]
  )
  func `knows sports by many names`(type: String, sport: Recording.Sport) throws {
    #expect(try Recording(gpx: track([[0, 1]], type: type)).sport == sport)
  }

  @Test(arguments: [
    (
      "<gpx><rte><rtept lat='1' lon='2'/></rte><wpt lat='1' lon='2'/></gpx>",
      "the GPX file has no recorded moment after byte 0, a recording has some"
    ),
    (
      "<gpx><trk><trkseg><trkpt lat='1' lon='2'/><trkpt lat='1' lon='2'/></trkseg></trk></gpx>",
      "0 of the 2 points from byte 18 on tell a time of their own: a route without times cannot be "
        + "played"
    ),
    ("<svg/>", "byte 0 begins no FIT, GPX, TCX or KML file"),
    ("<gpx>\n<trk></gpx>", "found </gpx> where </trk> was expected at line 2, column 6"),
    ("<gpx>\n<trk>", "the file ends where </trk> was expected at line 2, column 6"),
  ])
  func `says why a file cannot be played`(document: String, sentence: String) throws {
    let error = try #require(throws: RecordingError.self) {
      try RecordingFile.read(Array(document.utf8))
    }
    #expect(error.description == sentence)
  }

  @Test func `holds that points of one and the same time have none`() {
    #expect(throws: RecordingError.withoutTimes(points: 3, timed: 1, offset: 18)) {
      try Recording(gpx: track([[7, 7, 7]]))
    }
  }

  @Test func `takes two hundred thousand points and no more`() {
    let point = "<trkpt lat='1' lon='2'/>"
    let points = String(repeating: point, count: RecordingFile.mostPoints + 1)
    #expect(throws: RecordingError.tooManyPoints(offset: 18 + 200_000 * 24)) {
      try Recording(gpx: bytes("<gpx><trk><trkseg>" + points))
    }
  }

  @Test(arguments: [
    ("9", Recording.Sport.running, nil), ("1", .cycling, nil), ("10", .walking, nil),
    ("4", .walking, "hiking"), ("16", .swimming, nil), ("23", .other, "rowing"),
    ("2", .other, "alpineSkiing"), ("99", .other, nil), ("trail_running", .running, "trailRunning"),
    ("TrailRun", .running, "trailRunning"), (" street_running\n", .running, nil),
    ("jogging", .running, nil), ("hike", .walking, "hiking"), ("Hiking", .walking, "hiking"),
    ("mtb", .cycling, "mountainBiking"), ("MountainBikeRide", .cycling, "mountainBiking"),
    ("EMountainBikeRide", .cycling, "eBiking"), ("touringbicycle", .cycling, nil),
    ("gravel_cycling", .cycling, "gravelCycling"), ("motorcycling", .other, "motorcycling"),
    ("open_water_swimming", .swimming, "openWaterSwimming"),
    ("lap_swimming", .swimming, "poolSwimming"),
    ("cross_country_skiing_ws", .other, "crossCountrySkiing"), ("rowing_v2", .other, "rowing"),
    ("alpine_skiing", .other, "alpineSkiing"), ("example type", .other, nil), ("...", .other, nil),
  ])
  func `names the kind by the words and numbers of programs`(
    type: String,
    sport: Recording.Sport,
    kind: String?
  ) throws {
    let run = try Recording(gpx: track([[0, 1]], type: type))
    #expect(run.sport == sport)
    #expect(run.kind == kind)
    #expect(Activity(run, sourceName: "a").summary.kind == kind ?? sport.rawValue)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A track of points at some seconds, segment by segment.
  private func track(
    _ segments: [[Int]],
    type: String = "",
    extensions: (Int) -> String = { _ in "" }
  ) -> [UInt8] {
    let start = Instant(secondsSince1970: 1_780_291_800)
    var text = "<gpx><trk>" + (type.isEmpty ? "" : "<type>\(type)</type>")
    for segment in segments {
      text += "<trkseg>"
      for second in segment {
        let time = start.advanced(bySeconds: Double(second)).text
        text += "<trkpt lat='1' lon='2'><time>\(time)</time>\(extensions(second))</trkpt>"
      }
      text += "</trkseg>"
    }
    return bytes(text + "</trk></gpx>")
  }
}
