import Coaching
import Exchange
import Testing
import Training

/// What the coach's rules remark on in real people's runs, held to what a good coach would say.
@Suite(.enabled(if: SharedData.isThere))
struct RealRemarksTests {
  /// Real runs of every format.
  static let runs = ["fit", "tcx", "gpx"].flatMap { SharedData.paths($0) }.filter { path in
    let folders = ["fit/run/", "copyleft/fit/run/", "tcx/", "copyleft/tcx/", "copyleft/gpx/"]
    return folders.contains { path.hasPrefix($0) }
  }

  /// One remark and when it fell.
  struct Said: Equatable {
    var rule: CoachRule
    var moving: Double
    var elapsed: Double
  }

  /// A run of somebody who hopes for a share of the pace that it became; of nothing without one.
  private func said(
    _ path: String,
    hope: Double?,
    mode: RunPlan.Mode = .race
  ) throws -> (said: [Said], minutes: Double)? {
    let recording = try RecordingFile.read(SharedData.bytes(path))
    guard recording.sport == .running else { return nil }
    let end = metrics(of: recording, plan: RunPlan(mode: .race)).last
    guard let end, let pace = end.averagePace, end.distance > .meters(300) else { return nil }
    let plan = RunPlan(
      mode: mode,
      goal: .distance(end.distance),
      targetPace: hope.map { .secondsPerKilometer(pace.secondsPerKilometer * $0) }
    )
    var book = RuleBook(plan: plan, zones: recording.runner.map(HeartRateZones.init))
    var said: [Said] = []
    for metrics in metrics(of: recording, plan: plan) {
      for remark in book.consider(Moment(at: metrics.elapsed, metrics: metrics, plan: plan)) {
        said.append(
          Said(
            rule: remark.rule,
            moving: metrics.moving.inSeconds,
            elapsed: metrics.elapsed.inSeconds
          )
        )
      }
    }
    return (said, end.moving.inSeconds / 60)
  }

  private func metrics(of recording: Recording, plan: RunPlan) -> [LiveMetrics] {
    var player = RecordingPlayer(recording)
    var tracker = Tracker(settings: .init(plan: plan, runner: recording.runner))
    return player.events(upTo: player.length).flatMap { timed in
      tracker.handle(timed.event, at: timed.at).compactMap {
        if case .publish(let metrics) = $0 { metrics } else { nil }
      }
    }
  }

  // Not advice: food by the clock, the words about a stop and at the goal, and asking again.
  private static let followUps: Set<CoachRule> = [
    .fuelWindow, .stopped, .stillStopped, .resumed, .finished, .afterFinish, .checkIn, .recovered,
  ]

  @Test(arguments: runs)
  func `speaks seldom and in time`(path: String) throws {
    for hope in [1, 0.95, nil] as [Double?] {
      guard let run = try said(path, hope: hope) else { return }
      let coached = run.said.filter { !Self.followUps.contains($0.rule) }
      #expect(Double(coached.count) <= 3 + run.minutes / 12, "\(path) \(coached)")
      for said in run.said {
        #expect(said.elapsed >= 20)
        switch said.rule {
        case .wall: #expect(said.moving >= 4500)
        case .bonk: #expect(said.moving >= 3600)
        case .fuelWindow: #expect(said.moving >= 1800)
        case .fade: #expect(said.moving >= 1200)
        case .heartRateDrift: #expect(said.moving >= 2100)
        case .tooFastEarly: #expect(said.moving <= 1500)
        default: break
        }
      }
      for rule in CoachRule.allCases {
        let times = run.said.filter { $0.rule == rule }.map { $0.elapsed }
        #expect(times.count <= rule.most(in: .race))
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= rule.cooldown })
      }
    }
  }

  @Test func `has nothing to say of a steady run`() throws {
    let run = try #require(try said("copyleft/fit/run/6909950168.fit", hope: nil, mode: .training))
    #expect(run.said.map { $0.rule } == [.finished])
  }

  @Test func `lets go of a hope that was five per cent too high`() throws {
    for path in ["copyleft/fit/run/6909950168.fit", "fit/run/triathlon_summary_first.fit"] {
      let run = try #require(try said(path, hope: 0.95))
      #expect(run.said.map { $0.rule }.contains(.behindAndCostly))
    }
  }

  @Test func `takes intervals for intervals`() throws {
    let path = "copyleft/fit/run/IpBike-HRV-Data.fit"
    let run = try #require(try said(path, hope: nil, mode: .training))
    #expect(run.said.map { $0.rule }.filter { $0 != .finished } == [])
  }

  @Test func `sees the heart drift on an even hour`() throws {
    let path = "fit/run/developer-types-sample.fit"
    let run = try #require(try said(path, hope: nil, mode: .training))
    #expect(run.said.map { $0.rule } == [.heartRateDrift, .finished])
  }
}
