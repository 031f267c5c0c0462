import Testing
import Training

struct HeartRateZonesTests {
  private func edges(_ runner: Runner) -> [Double] {
    HeartRateZones(runner: runner).lowerEdges.map { $0.beatsPerMinute }
  }

  @Test func `rounds the edges of the reserve half up`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(185), restingHeartRate: .beatsPerMinute(50))
    #expect(edges(runner) == [118, 131, 145, 158, 172])
    #expect(HeartRateZones(runner: runner).method == .reserve)
  }

  @Test func `rounds the edges of the maximum half up`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(185))
    #expect(edges(runner) == [93, 111, 130, 148, 167])
    #expect(HeartRateZones(runner: runner).method == .maximum)
  }

  @Test func `begins zone four at another beat by each method`() {
    let rested = Runner(maxHeartRate: .beatsPerMinute(185), restingHeartRate: .beatsPerMinute(50))
    let plain = Runner(maxHeartRate: .beatsPerMinute(185))
    let beat = HeartRate.beatsPerMinute(150)
    #expect(HeartRateZones(runner: rested).zone(of: beat) == 3)
    #expect(HeartRateZones(runner: plain).zone(of: beat) == 4)
  }

  @Test(arguments: [
    (117.9, 0), (118, 1), (130, 1), (131, 2), (145, 3), (158, 4), (172, 5), (220, 5),
  ])
  func `gives a boundary to the upper zone`(beats: Double, zone: Int) {
    let runner = Runner(maxHeartRate: .beatsPerMinute(185), restingHeartRate: .beatsPerMinute(50))
    #expect(HeartRateZones(runner: runner).zone(of: .beatsPerMinute(beats)) == zone)
  }

  @Test func `takes boundaries of one's own, unless another method is chosen`() {
    var runner = Runner(maxHeartRate: .beatsPerMinute(185))
    runner.zoneEdges = HeartRateZones.edges(in: "115, 132, 148,160  172 bpm") ?? []
    #expect(edges(runner) == [115, 132, 148, 160, 172])
    #expect(HeartRateZones(runner: runner).method == .own)
    #expect(HeartRateZones(runner: runner).zone(of: .beatsPerMinute(150)) == 3)
    runner.zoneMethod = .maximum
    #expect(HeartRateZones(runner: runner).method == .maximum)
    var unknown = Runner()
    #expect(!HeartRateZones(runner: unknown).areKnown)
    unknown.zoneEdges = [110, 120, 130, 140, 150].map { .beatsPerMinute($0) }
    #expect(HeartRateZones(runner: unknown).areKnown)
    unknown.zoneEdges = []
    unknown.zoneMethod = .own
    #expect(HeartRateZones(runner: unknown).method == .maximum)
  }

  @Test(arguments: [
    "", "115 132 148 160", "115 132 132 160 172", "1 2 3 4 5", "115 132 148 160 999",
  ])
  func `takes nothing else for boundaries`(text: String) {
    #expect(HeartRateZones.edges(in: text) == nil)
  }

  @Test func `takes the maximum from Tanaka's formula when only the age is known`() {
    let zones = HeartRateZones(runner: Runner(age: 40))
    #expect(zones.maximum == .beatsPerMinute(180))
    #expect(zones.maximumSource == .age)
    #expect(HeartRateZones(runner: Runner(age: 25)).maximum == .beatsPerMinute(190.5))
  }

  @Test func `says that it assumed an age when nothing is known`() {
    let zones = HeartRateZones(runner: Runner())
    #expect(zones.maximum == .beatsPerMinute(180))
    #expect(zones.maximumSource == .assumed)
    #expect(edges(Runner()) == [90, 108, 126, 144, 162])
  }

  @Test func `takes what the runner gives for given, not for measured`() {
    let runner = Runner(age: 40, maxHeartRate: .beatsPerMinute(197))
    #expect(HeartRateZones(runner: runner).maximum == .beatsPerMinute(197))
    #expect(HeartRateZones(runner: runner).maximumSource == .given)
  }

  @Test func `takes what the record vouches for where the runner gives nothing`() {
    var runner = Runner(age: 40)
    runner.recordedHeartRate = .beatsPerMinute(188)
    runner.doubtfulHeartRate = .beatsPerMinute(219)
    #expect(HeartRateZones(runner: runner).maximum == .beatsPerMinute(188))
    #expect(HeartRateZones(runner: runner).maximumSource == .measured)
    runner.maxHeartRate = .beatsPerMinute(181)
    #expect(HeartRateZones(runner: runner).maximum == .beatsPerMinute(181))
    runner = Runner(age: 20)
    runner.recordedHeartRate = .beatsPerMinute(188)
    #expect(HeartRateZones(runner: runner).maximumSource == .age)
  }

  @Test func `goes by the threshold of the runner who has chosen it`() {
    let runner = Runner(
      maxHeartRate: .beatsPerMinute(185),
      restingHeartRate: .beatsPerMinute(50),
      thresholdHeartRate: .beatsPerMinute(170),
      zoneMethod: .threshold
    )
    let zones = HeartRateZones(runner: runner)
    #expect(zones.method == .threshold)
    // 85, 90, 95, 100, 103 and above 106 % of 170: halves up.
    #expect(edges(runner) == [0, 145, 153, 162, 170])
    #expect(zones.subzoneEdges.map { $0.beatsPerMinute } == [170, 175, 181])
    let thirds = [169.0, 170, 174, 175, 180, 181].map { zones.subzone(of: .beatsPerMinute($0)) }
    #expect(thirds == [nil, .a, .a, .b, .b, .c])
  }

  @Test(arguments: [
    (HeartRateZones.Method.maximum, HeartRateZones.Method.maximum), (.reserve, .reserve),
    // Nobody has measured a threshold.
    (.threshold, .reserve),
  ])
  func `goes by the chosen method where it can`(
    chosen: HeartRateZones.Method,
    taken: HeartRateZones.Method
  ) {
    let runner = Runner(
      maxHeartRate: .beatsPerMinute(185),
      restingHeartRate: .beatsPerMinute(50),
      zoneMethod: chosen
    )
    #expect(HeartRateZones(runner: runner).method == taken)
  }

  @Test func `does not use a resting rate above the maximum`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(60), restingHeartRate: .beatsPerMinute(70))
    #expect(HeartRateZones(runner: runner).method == .maximum)
  }
}
