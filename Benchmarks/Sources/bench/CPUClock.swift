import Foundation

/// What the processor spends on this process, which a busy machine does not blur as much as time.
enum CPUClock {
  /// The median CPU seconds of a call of the body, over calls that fill about a second.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try body()
    var calls: [Double] = []
    let begin = now()
    repeat {
      let start = now()
      try body()
      calls.append(now() - start)
    } while now() - begin < 1
    return calls.sorted()[calls.count / 2]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
