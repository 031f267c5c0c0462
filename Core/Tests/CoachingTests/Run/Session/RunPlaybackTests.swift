import Coaching
import Testing
import Training

struct RunPlaybackTests {
  private func playback(_ recording: Recording) -> RunPlayback {
    RunPlayback(of: recording, Companion.Setup(script: Script(id: "silent", messages: [])))
  }

  private func recording(_ times: [Double], pauses: [Range<Double>] = []) -> Recording {
    var samples = Samples()
    samples.time = times
    samples.distance = times.map { $0 * 3 }
    return Recording(
      source: .fit,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples,
      pauses: pauses
    )
  }

  /// Plays portion by portion; the number of portions, or nothing if there seems to be no end.
  private func portions(_ playback: inout RunPlayback, atMost limit: Int) -> Int? {
    for count in 0...limit where playback.nextPortion() == nil { return count }
    return nil
  }

  @Test func `ends after a stop longer than ten minutes in which nothing is recorded`() {
    let before = Array(stride(from: 0.0, through: 300, by: 1))
    let after = Array(stride(from: 1300.0, through: 1500, by: 1))
    var playback = playback(recording(before + after, pauses: [300..<1300]))
    #expect(portions(&playback, atMost: 1600) != nil)
    #expect(playback.isFinished)
    #expect(playback.run.metrics.distance == .meters(4500))
  }

  @Test func `gives the same effects in portions as second by second`() {
    let recording = recording(
      Array(stride(from: 0.0, through: 200, by: 1)) + Array(stride(from: 1000.0, to: 1100, by: 1)),
      pauses: [200..<1000]
    )
    var whole = playback(recording)
    let all = whole.finish()
    var seconds = playback(recording)
    var parts: [RunPlayback.TimedEffect] = []
    var second: Int64 = 0
    while !seconds.isFinished {
      parts += seconds.advance(to: .seconds(second))
      second += 1
    }
    #expect(all == parts)
    #expect(whole.nextPortion() == nil)
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `ends whatever a recording's stops, pauses and clocks`(number: UInt64) {
    var seed = Seed(number)
    let recording = Self.recording(&seed)
    var playback = playback(recording)
    // A silence keeps its ticks for ten minutes, and the last line is waited for a minute.
    let edges = 2 * recording.pauses.count + recording.laps.count
    let seconds = 601 * (recording.samples.count + edges + 1) + 62
    #expect(portions(&playback, atMost: recording.samples.count + edges + seconds) != nil)
    #expect(playback.isFinished)
    #expect(playback.run.metrics.state == .ended)
  }

  /// Rows, pauses and laps that chance has put together, some of them nonsense.
  private static func recording(_ seed: inout Seed) -> Recording {
    var samples = Samples()
    var time = 0.0
    for _ in 0..<seed.below(40) {
      switch seed.below(12) {
      case 0: time += 86_400 * seed.fraction()
      case 1: time += 600 + 1000 * seed.fraction()
      case 2: time -= 100 * seed.fraction()
      case 3: time += 61
      case 4: time += 20_000_000 * seed.fraction()
      default: time += 2 * seed.fraction()
      }
      samples.time.append(seed.below(30) == 0 ? .nan : time)
    }
    if seed.below(4) > 0 { samples.distance = samples.time.map { $0 * 2.5 } }
    if seed.below(4) > 0 { samples.heartRate = samples.time.map { _ in 150 } }
    let end = samples.time.last { $0.isFinite } ?? 0
    var recording = Recording(
      source: .gpx,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples
    )
    for _ in 0..<seed.below(4) {
      let begin = max(0, end) * 1.2 * seed.fraction() - 5
      recording.pauses.append(begin..<(begin + 5000 * seed.fraction()))
    }
    // Half of them in order, as readers give them.
    if seed.below(2) == 0 { recording.pauses.sort { $0.lowerBound < $1.lowerBound } }
    for _ in 0..<seed.below(4) {
      recording.laps.append(.init(start: max(0, end) * 1.5 * seed.fraction() - 10))
    }
    if seed.below(3) == 0 {
      recording.totals.elapsed = .seconds(Int64(seed.below(100_000)))
    }
    return recording
  }
}
