import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// Everything that a clock shows, tenth by tenth, in one short number: equal numbers are equal clocks.
///
/// It begins five seconds before the start and ends five seconds after the end, an hour at most.
struct ClockVector: Hashable, Sendable {
  /// How many moments were looked at.
  let moments: Int

  /// CRC-32C of one line a moment: stage, round, and every time in milliseconds.
  let checksum: UInt32

  init(_ program: TimerProgram) {
    var clock = BlockClock(program)
    let idle = clock
    let start = Duration.seconds(5)
    clock.handle(.start, at: start)
    let length = min(program.getReady + program.duration, .seconds(3600)) + start + start
    var lines: [UInt8] = []
    var count = 0
    var now = Duration.zero
    while now <= length {
      let snapshot = now < start ? idle.snapshot(at: now) : clock.snapshot(at: now)
      lines += Array(Self.line(snapshot).utf8)
      count += 1
      now += .milliseconds(100)
    }
    moments = count
    checksum = CRC32C.checksum(of: lines)
  }

  private static func line(_ snapshot: TimerSnapshot) -> String {
    let times = [
      snapshot.reading, snapshot.elapsed, snapshot.phaseElapsed,
      snapshot.phaseLeft ?? .seconds(-1), snapshot.totalLeft ?? .seconds(-1),
    ]
    let numbers = times.map { String(Int64(($0.inSeconds * 1000).rounded())) }
    return snapshot.stage.rawValue + " \(snapshot.round)/\(snapshot.rounds) "
      + numbers.joined(separator: " ") + "\n"
  }
}
