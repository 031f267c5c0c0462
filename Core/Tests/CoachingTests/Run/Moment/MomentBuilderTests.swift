import Coaching
import Testing
import Training

struct MomentBuilderTests {
  private let plan = RunPlan(targetPace: .secondsPerKilometer(300))

  @Test func `knows the pace of three minutes only after three minutes`() throws {
    let moments = try Jog("0:00 pace 5:00\n4:00 end").moments(plan)
    #expect(moments[179].threeMinutePace == nil)
    let pace = try #require(moments[180].threeMinutePace)
    #expect(abs(pace.secondsPerKilometer - 300) < 1e-9)
  }

  @Test func `is above one for somebody faster than the target`() throws {
    let moments = try Jog("0:00 pace 4:00\n4:00 end").moments(plan)
    #expect(abs(try #require(moments[200].paceRatio) - 1.25) < 1e-9)
  }

  @Test func `compares with the mean pace where there is no target`() throws {
    let moments = try Jog("0:00 pace 6:00\n5:00 pace 5:00\n10:00 end").moments(RunPlan())
    let average = try #require(moments[600].metrics.averagePace).secondsPerKilometer
    #expect(abs(try #require(moments[600].paceRatio) - average / 300) < 1e-9)
  }

  @Test func `leaves pauses out of the three minutes`() throws {
    let moments = try Jog(
      """
      0:00  pace 5:00
      2:00  pause
      12:00 resume
      14:00 end
      """
    ).moments(plan)
    #expect(moments[12 * 60 + 59].threeMinutePace == nil)
    let pace = try #require(moments[13 * 60].threeMinutePace)
    #expect(abs(pace.secondsPerKilometer - 300) < 1e-9)
  }

  @Test func `looks back exactly three minutes, also between two moments`() {
    var builder = MomentBuilder(plan: plan)
    var last: Moment?
    // A moment every seven seconds: 180 s lie between two of them.
    for second in stride(from: 0, through: 700, by: 7) {
      let meters = second < 350 ? Double(second) * 2 : 700 + Double(second - 350) * 4
      let metrics = LiveMetrics(
        moving: .seconds(second),
        distance: .meters(meters),
        state: .running
      )
      last = builder.moment(of: metrics, at: .seconds(second))
    }
    #expect(last?.threeMinutePace == .secondsPerKilometer(250))
  }

  /// Three meters a second, and no reading from 600 s on for a while; its meters come all at once.
  private func moments(silentFor seconds: Int, _ source: LiveMetrics.DistanceSource) -> [Moment] {
    var builder = MomentBuilder(plan: plan)
    var metrics = LiveMetrics(distanceSource: source, state: .running, positionSignal: .good)
    return (0...1000).map { second in
      let isSilent = (600..<600 + seconds).contains(second)
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      if !isSilent { metrics.distance = .meters(3 * Double(second)) }
      if source == .positions {
        metrics.positionSignal = isSilent && second >= 610 ? .lost : .good
        metrics.distanceSource = (0..<5).contains(second - 600 - seconds) ? .bridged : .positions
      }
      return builder.moment(of: metrics, at: .seconds(second))
    }
  }

  @Test(arguments: [8, 60, 100, 170], [LiveMetrics.DistanceSource.positions, .device])
  func `takes no gap for standing, nor its meters for a sprint`(
    seconds: Int,
    source: LiveMetrics.DistanceSource
  ) throws {
    for moment in moments(silentFor: seconds, source)[180...] {
      for pace in [moment.threeMinutePace, moment.facts.minutePace] {
        #expect(abs(try #require(pace).secondsPerKilometer - 1000 / 3) < 1e-6, "\(moment.at)")
      }
      #expect((moment.facts.unsteadiness ?? 0) < 1e-6, "\(moment.at)")
    }
  }

  @Test func `takes somebody who stands for slower`() throws {
    var builder = MomentBuilder(plan: plan)
    var metrics = LiveMetrics(distanceSource: .positions, state: .running, positionSignal: .good)
    var last: Pace?
    for second in 0...660 {
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(3 * Double(min(second, 600)))
      metrics.standingSince = second >= 604 ? .seconds(600) : nil
      last = builder.moment(of: metrics, at: .seconds(second)).threeMinutePace
    }
    #expect(abs(try #require(last).secondsPerKilometer - 180 / 0.36) < 1e-6)
  }

  @Test func `knows no pace of three minutes below 150 m`() throws {
    // 150 m in 180 s are 20:00 a kilometre.
    #expect(try Jog("0:00 pace 20:30\n9:00 end").moments(plan)[500].threeMinutePace == nil)
    #expect(try Jog("0:00 pace 19:30\n9:00 end").moments(plan)[500].threeMinutePace != nil)
  }

  @Test func `takes the zone of the middle heart rate of ten seconds`() throws {
    let runner = Runner(maxHeartRate: .beatsPerMinute(185), restingHeartRate: .beatsPerMinute(50))
    let moments = try Jog(
      """
      0:00 pace 5:00 hr 150
      0:20 hr 200
      0:23 hr 150
      0:40 hr 160
      1:00 hr lost
      1:10 hr 116
      1:30 end
      """
    ).moments(plan, runner: runner)
    #expect(moments[19].heartRateZone == 3)
    #expect(moments[22].heartRateZone == 3)
    #expect(moments[44].heartRateZone == 3)
    #expect(moments[46].heartRateZone == 4)
    #expect(moments[60].heartRateZone == nil)
    #expect(moments[70].heartRateZone == 0)
  }

  @Test(
    arguments: [
      (0.0, 0, 0, 0), (0, 60, 0, 1), (0, -60, 0, 23), (1_795_221_000, 0, 0, 0),
      (1_795_221_000, 345, 1900, 6), (-1, 0, 0, 23),
    ]
  )
  func `knows the hour on the runner's clock`(
    start: Double,
    offset: Int,
    elapsed: Int,
    hour: Int
  ) {
    let offset = UTCOffset(clamping: offset)
    let start = LocalTime(secondsSince1970: start, offset: offset)
    var builder = MomentBuilder(plan: plan, startedAt: start)
    let moment = builder.moment(of: LiveMetrics(), at: .seconds(elapsed))
    #expect(moment.hourOfDay == hour)
    #expect(Readings(moment)[.hourOfDay] == Double(hour))
  }

  @Test func `knows no hour without a clock`() {
    var builder = MomentBuilder(plan: plan)
    #expect(builder.moment(of: LiveMetrics(), at: .zero).hourOfDay == nil)
  }
}
