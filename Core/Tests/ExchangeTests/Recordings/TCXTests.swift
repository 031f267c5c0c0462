import Exchange
import Formats
import Testing
import Training

struct TCXTests {
  @Test func `reads laps with the device's totals and points with every reading`() throws {
    let run = try Recording(
      tcx: Array(
        """
        <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2026-06-01T05:30:00Z</Id>
        <Lap StartTime="2026-06-01T05:30:00Z">
          <TotalTimeSeconds>2.5</TotalTimeSeconds><DistanceMeters>7.25</DistanceMeters>
          <Calories>3</Calories><AverageHeartRateBpm><Value>99</Value></AverageHeartRateBpm>
          <Cadence>80</Cadence>
          <Track><Trackpoint><Time>2026-06-01T05:30:01Z</Time>
            <Position><LatitudeDegrees>48.1</LatitudeDegrees>
              <LongitudeDegrees>16.5</LongitudeDegrees></Position>
            <AltitudeMeters>170</AltitudeMeters><DistanceMeters>2.5</DistanceMeters>
            <HeartRateBpm><Value>120</Value></HeartRateBpm><Cadence>70</Cadence>
            <Extensions><n:TPX><n:Speed>2.9</n:Speed><n:RunCadence>82</n:RunCadence>
              <n:Watts>240</n:Watts></n:TPX></Extensions></Trackpoint></Track>
        </Lap>
        <Lap StartTime="2026-06-01T05:30:03Z">
          <TotalTimeSeconds>1</TotalTimeSeconds><DistanceMeters>3</DistanceMeters>
          <Calories>2</Calories>
          <Track><Trackpoint><Time>2026-06-01T05:30:04Z</Time></Trackpoint></Track>
          <Extensions><LX><AvgSpeed>1</AvgSpeed></LX></Extensions>
        </Lap></Activity></Activities></TrainingCenterDatabase>
        """.utf8
      )
    )
    var samples = Samples()
    samples.time = [1, 4]
    samples.latitude = [48.1, .nan]
    samples.longitude = [16.5, .nan]
    samples.altitude = [170, .nan]
    samples.distance = [2.5, .nan]
    samples.speed = [2.9, .nan]
    samples.heartRate = [120, .nan]
    samples.cadence = [164, .nan]
    samples.power = [240, .nan]
    #expect(
      run
        == Recording(
          source: .tcx,
          sport: .running,
          startedAt: LocalTime(secondsSince1970: 1_780_291_800),
          samples: samples,
          laps: [
            Recording.Lap(start: 0, distance: .meters(7.25), timer: .seconds(2.5)),
            Recording.Lap(start: 3, distance: .meters(3), timer: .seconds(1)),
          ],
          totals: Recording.Totals(
            distance: .meters(10.25),
            timer: .seconds(3.5),
            kilocalories: 5
          ),
          cadenceOrigin: .strides
        )
    )
  }

  @Test func `takes gaps for pauses as far as the timer leaves them out`() throws {
    let seconds = [0, 1, 2, 50, 51, 52, 352, 353]
    #expect(try Recording(tcx: lap(timer: 53, seconds)).pauses == [52..<352])
    #expect(try Recording(tcx: lap(timer: 5, seconds)).pauses == [2..<50, 52..<352])
    #expect(try Recording(tcx: lap(timer: 353, seconds)).pauses == [])
  }

  @Test func `takes the longest run of several activities`() throws {
    func activity(_ sport: String, _ timer: Int) -> String {
      let text = String(decoding: lap(timer: timer, [0, 1], sport: sport), as: UTF8.self)
      return text.replacing("<TrainingCenterDatabase>", with: "")
        .replacing("</TrainingCenterDatabase>", with: "")
    }
    let both = activity("Biking", 9000) + activity("Running", 100) + activity("Running", 200)
    let file = "<TrainingCenterDatabase>\(both)</TrainingCenterDatabase>"
    let run = try Recording(tcx: Array(file.utf8))
    #expect(run.sport == .running)
    #expect(run.totals.timer == .seconds(200))
  }

  @Test func `takes laps without points for what somebody typed in`() throws {
    let lap = """
      <Lap StartTime="2026-05-10T07:00:00Z"><TotalTimeSeconds>900</TotalTimeSeconds>
      <DistanceMeters>2500</DistanceMeters><Calories>150</Calories></Lap>
      """
    let document = """
      <TrainingCenterDatabase><Activities><Activity Sport="Running">\(lap)\(lap)</Activity>
      </Activities></TrainingCenterDatabase>
      """
    let run = try RecordingFile.read(Array(document.utf8))
    #expect(run.startedAt == LocalTime(secondsSince1970: 1_778_396_400))
    #expect(run.samples == Samples())
    #expect(run.laps.map { $0.start } == [0, 900])
    let summary = Activity(run, sourceName: "typed.tcx").summary
    #expect(summary.distance == .kilometers(5))
    #expect(summary.moving == .seconds(1800))
    #expect(summary.elapsed == .seconds(1800))
    #expect(summary.kilocalories == 300)
  }

  @Test func `takes totals since the start of the run for what they are`() throws {
    let whole = try Recording(tcx: laps { 3 * (300 * $0 + $1) })
    #expect(whole.totals == Recording.Totals(distance: .meters(2700), timer: .seconds(900)))
    let since = laps(timer: { 300 * ($0 + 1) }, meters: { 900 * ($0 + 1) }) { 3 * (300 * $0 + $1) }
    #expect(try Recording(tcx: since) == whole)
    // Without meters in the points, the times tell it.
    let plain = try Recording(
      tcx: laps(timer: { 300 * ($0 + 1) }, meters: { 900 * ($0 + 1) }) { _, _ in nil }
    )
    #expect(plain.totals == whole.totals)
    #expect(plain.laps == whole.laps)
  }

  @Test func `takes a lap of no meters for one that tells none, unless nobody moved`() throws {
    let zero = try Recording(tcx: laps(meters: { _ in 0 }) { 3 * (300 * $0 + $1) })
    #expect(zero.totals.distance == .meters(2700))
    let untold = try Recording(tcx: laps(meters: { _ in 0 }) { _, _ in nil })
    #expect(untold.totals.distance == nil)
    #expect(untold.laps.map { $0.distance } == [nil, nil, nil])
    let paused = try Recording(
      tcx: laps(meters: { $0 == 1 ? 0 : 900 }) { lap, second in
        lap == 1 ? 900 : 3 * second + (lap == 2 ? 900 : 0)
      }
    )
    #expect(paused.laps.map { $0.distance } == [.meters(900), .meters(0), .meters(900)])
  }

  @Test func `goes on where the points count each lap from zero`() throws {
    let run = try Recording(tcx: laps { 3 * $1 })
    #expect(run.samples.distance == run.samples.time.map { $0 * 3 })
    let splits = Activity(run, sourceName: "laps.tcx").splits
    #expect(splits.map { $0.distance.meters.rounded() } == [1000, 1000, 700])
    #expect(splits.map { $0.moving.inSeconds.rounded() } == [333, 333, 233])
  }

  @Test func `begins with the first point where a lap tells another day`() throws {
    let run = try Recording(tcx: lap(timer: 2, [0, 1, 2], lapStart: "2019-01-01T00:00:00Z"))
    #expect(run.startedAt == LocalTime(secondsSince1970: 1_780_291_800))
    #expect(run.laps.map { $0.start } == [0])
  }

  @Test(arguments: [
    "<TrainingCenterDatabase/>",
    "<TrainingCenterDatabase><Activity><Lap/></Activity></TrainingCenterDatabase>",
    "<TrainingCenterDatabase><Track><Trackpoint/></Track></TrainingCenterDatabase>",
  ])
  func `finds nothing recorded where there is no activity with points`(document: String) {
    #expect(throws: RecordingError.nothingRecorded(.tcx, offset: 0)) {
      try RecordingFile.read(Array(document.utf8))
    }
  }

  @Test(arguments: [
    ("Running", Recording.Sport.running, nil), ("Biking", .cycling, nil), ("Other", .other, nil),
    ("Hiking", .walking, "hiking"), ("Rowing", .other, "rowing"), ("Swimming", .swimming, nil),
  ])
  func `names the kind by the sport, where that says more`(
    name: String,
    sport: Recording.Sport,
    kind: String?
  ) throws {
    let run = try Recording(tcx: lap(timer: 1, [0, 1], sport: name))
    #expect(run.sport == sport)
    #expect(run.kind == kind)
  }

  /// Three laps of five minutes at 3 m/s, with a point every five seconds.
  private func laps(
    timer: (Int) -> Int = { _ in 300 },
    meters: (Int) -> Int = { _ in 900 },
    counted: (Int, Int) -> Int?
  ) -> [UInt8] {
    var text = "<TrainingCenterDatabase><Activities><Activity Sport='Running'>"
    for lap in 0..<3 {
      let start = Instant(secondsSince1970: 1_780_291_800 + Double(300 * lap)).text
      text += "<Lap StartTime='\(start)'><TotalTimeSeconds>\(timer(lap))</TotalTimeSeconds>"
      text += "<DistanceMeters>\(meters(lap))</DistanceMeters><Track>"
      for second in stride(from: 0, through: lap == 2 ? 300 : 295, by: 5) {
        let time = Instant(secondsSince1970: 1_780_291_800 + Double(300 * lap + second)).text
        text += "<Trackpoint><Time>\(time)</Time>"
        let count = counted(lap, second)
        text += count.map { "<DistanceMeters>\($0)</DistanceMeters>" } ?? ""
        text += "</Trackpoint>"
      }
      text += "</Track></Lap>"
    }
    return Array((text + "</Activity></Activities></TrainingCenterDatabase>").utf8)
  }

  private func lap(
    timer: Int,
    _ seconds: [Int],
    sport: String = "Running",
    lapStart: String = "2026-06-01T05:30:00Z"
  ) -> [UInt8] {
    var text = "<TrainingCenterDatabase><Activity Sport='\(sport)'><Lap StartTime='\(lapStart)'>"
    text += "<TotalTimeSeconds>\(timer)</TotalTimeSeconds><Track>"
    for second in seconds {
      let time = Instant(secondsSince1970: 1_780_291_800 + Double(second)).text
      text += "<Trackpoint><Time>\(time)</Time></Trackpoint>"
    }
    return Array((text + "</Track></Lap></Activity></TrainingCenterDatabase>").utf8)
  }

  @Test func `keeps the notes of an activity, what recorded it, and the change between two sports`()
    throws
  {
    func lap(_ tag: String, _ minute: Int) -> String {
      """
      <\(tag) StartTime="2026-06-01T05:\(minute):00Z"><TotalTimeSeconds>60</TotalTimeSeconds>
      <DistanceMeters>\(minute * 10)</DistanceMeters><Notes>of a lap</Notes><Track>
      <Trackpoint><Time>2026-06-01T05:\(minute):00Z</Time></Trackpoint>
      <Trackpoint><Time>2026-06-01T05:\(minute):30Z</Time></Trackpoint></Track></\(tag)>
      """
    }
    let device = "<Creator><Name>Forerunner 945</Name></Creator>"
    let document = """
      <TrainingCenterDatabase><Activities><MultiSportSession><Id>2026-06-01T05:10:00Z</Id>
      <FirstSport><Activity Sport="Biking">\(lap("Lap", 10))<Notes> Windy </Notes>\(device)</Activity>
      </FirstSport><NextSport>\(lap("Transition", 20))
      <Activity Sport="Running">\(lap("Lap", 30))</Activity></NextSport></MultiSportSession>
      </Activities><Author><Name>Connect</Name></Author></TrainingCenterDatabase>
      """
    let parts = try RecordingFile.readAll(Array(document.utf8)).recordings
    #expect(parts.map { $0.sport } == [.cycling, .other, .running])
    #expect(parts.map { $0.kind } == [nil, "transition", nil])
    #expect(parts.map { $0.totals.distance } == [.meters(100), .meters(200), .meters(300)])
    #expect(parts.map { $0.samples.count } == [2, 2, 2])
    #expect(parts.map { $0.notes } == ["Windy", "of a lap", nil])
    #expect(parts.map { $0.device } == ["Forerunner 945", nil, nil])
  }
}
