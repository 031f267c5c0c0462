import Foundation

/// What the processor spends on this process, which a busy machine does not blur.
enum CPUClock {
  /// The fewest CPU seconds that a call of the body took, over calls that fill about a second.
  ///
  /// The least is what the work costs; all above it is the machine's other business.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    let begin = now()
    repeat {
      let start = now()
      try body()
      least = min(least, now() - start)
    } while now() - begin < 1
    return least
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
