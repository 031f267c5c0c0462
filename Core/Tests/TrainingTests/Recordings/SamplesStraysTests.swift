import Testing
import Training

struct SamplesStraysTests {
  /// Ten minutes to the north at 3 m/s, a reading every five seconds.
  private func run() -> Samples {
    var samples = Samples()
    for second in stride(from: 0.0, through: 600, by: 5) {
      samples.time.append(second)
      samples.latitude.append(50 + second * 3 / 111_195)
      samples.longitude.append(8)
      samples.altitude.append(100)
    }
    return samples
  }

  private func rows(_ column: [Double]) -> [Int] { column.indices.filter { column[$0].isNaN } }

  @Test func `leaves a run as it is`() {
    var samples = run()
    samples.removeStrays(onFoot: true)
    #expect(samples == run())
  }

  @Test(arguments: [0..<2, 60..<61, 60..<68, 119..<121])
  func `takes out the Gulf of Guinea`(range: Range<Int>) {
    var samples = run()
    for row in range {
      samples.latitude[row] = 0
      samples.longitude[row] = 0
    }
    samples.removeStrays(onFoot: true)
    #expect(rows(samples.latitude) == Array(range))
    #expect(rows(samples.longitude) == Array(range))
    #expect(samples.altitude == run().altitude)
  }

  @Test(arguments: [0..<2, 60..<61, 60..<65, 119..<121])
  func `takes out places that lead away and back`(range: Range<Int>) {
    var samples = run()
    for row in range { samples.longitude[row] = 8.01 }
    samples.removeStrays(onFoot: true)
    #expect(rows(samples.latitude) == Array(range))
  }

  @Test func `keeps a run that goes on elsewhere`() {
    var samples = run()
    for row in 60..<121 { samples.longitude[row] = 9 }
    let before = samples
    samples.removeStrays(onFoot: true)
    #expect(samples == before)
  }

  @Test func `has no places where a device knew none`() {
    var samples = run()
    samples.latitude = samples.time.map { _ in 0 }
    samples.longitude = samples.latitude
    samples.removeStrays(onFoot: true)
    #expect(samples.latitude == [] && samples.longitude == [])
  }

  @Test(
    arguments: [(60..<61, -19_999.0), (60..<61, 8999.0), (0..<3, -400.0), (60..<66, 600.0)]
      as [(Range<Int>, Double)]
  )
  func `takes out heights at which nobody was`(range: Range<Int>, height: Double) {
    var samples = run()
    for row in range { samples.altitude[row] = height }
    samples.removeStrays(onFoot: true)
    #expect(rows(samples.altitude) == Array(range))
    #expect(samples.latitude == run().latitude)
  }

  @Test func `keeps a climb by cable car`() {
    var samples = run()
    for row in 60..<121 { samples.altitude[row] = 100 + 40 * Double(row - 60) }
    let before = samples
    samples.removeStrays(onFoot: true)
    #expect(samples == before)
  }
}
