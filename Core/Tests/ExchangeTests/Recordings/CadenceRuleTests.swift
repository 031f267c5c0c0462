import Exchange
import Testing
import Training

/// Definition 7 of the running definitions, where no column tells a speed.
struct CadenceRuleTests {
  /// A GPX track of ten minutes to the north, five seconds a point.
  private func cadence(
    _ metersPerSecond: (Int) -> Double = { _ in 3 },
    type: String = "",
    steps: (Int) -> Int
  ) throws -> [Double] {
    var text = "<gpx><trk>" + (type.isEmpty ? "" : "<type>\(type)</type>") + "<trkseg>"
    var north = 50.0
    for second in stride(from: 0, through: 600, by: 5) {
      let (minute, rest) = (second / 60, second % 60)
      let time = "2026-06-01T07:\(minute + 10):" + (rest < 10 ? "0" : "") + "\(rest)Z"
      text += "<trkpt lat='\(north)' lon='8'><time>\(time)</time>"
      text += "<extensions><cad>\(steps(second))</cad></extensions></trkpt>"
      north += metersPerSecond(second) * 5 / 111_195
    }
    return try Recording(gpx: Array((text + "</trkseg></trk></gpx>").utf8)).samples.cadence
  }

  @Test func `leaves who walks first and runs then as they are`() throws {
    let steps = try cadence({ $0 < 400 ? 1.5 : 3 }) { $0 < 400 ? 114 : 164 }
    #expect(Set(steps) == [114, 164])
    #expect(Set(try cadence({ _ in 1.4 }) { _ in 112 }) == [112])
  }

  @Test func `doubles one foot of a runner`() throws {
    #expect(Set(try cadence { _ in 82 }) == [164])
  }

  @Test func `leaves the crank of a ride that is called nothing`() throws {
    #expect(Set(try cadence({ _ in 7 }) { _ in 85 }) == [85])
  }

  @Test func `takes back what no legs can do`() throws {
    #expect(Set(try cadence { _ in 118 }) == [118])
    #expect(Set(try cadence { $0 < 200 ? 172 : 86 }) == [172])
  }

  @Test(arguments: [(1.8, 150.0, "running"), (3, 110, "walking"), (2.5, 236, "running")])
  func `takes our own file at its word`(
    metersPerSecond: Double,
    steps: Double,
    sport: String
  ) throws {
    var samples = Samples()
    for second in 0...300 {
      samples.time.append(Double(second))
      samples.latitude.append(50 + Double(second) * metersPerSecond / 111_195)
      samples.longitude.append(8)
      samples.cadence.append(steps)
    }
    let run = Recording(
      source: .fit,
      sport: try #require(Recording.Sport(rawValue: sport)),
      startedAt: LocalTime(secondsSince1970: 1_780_000_000, offset: .zero),
      samples: samples
    )
    let read = try Recording(gpx: #require(run.gpx()))
    #expect(Set(read.samples.cadence) == [steps])
  }
}
