import Foundation

/// What reading files may cost: a process that needs more is ended by the system, and only this one.
public struct ReadingLimits: Hashable, Sendable {
  /// How many bytes of memory, for all files together; what a program is made of does not count.
  public var memory: Int64
  /// How many seconds of computing for each file; a large one has a second more for every 10 MB.
  public var seconds: Int

  // Ten times as slow as the slowest reader of large files on a slow machine.
  private static let bytesASecond: Int64 = 10_000_000

  /// Sets limits; those of the requirement R9 if nothing else is said.
  public init(memory: Int64 = 512 << 20, seconds: Int = 20) {
    self.memory = memory
    self.seconds = seconds
  }

  /// Holds this process to them from now on, and lets it write no file any more.
  func begin() {
    // `RLIMIT_DATA` and not `RLIMIT_AS`: mapped programs would count there, which differ from build to
    // build, and the room that an allocator only reserves.
    limit(RLIMIT_DATA, memory)
    limit(RLIMIT_FSIZE, 0)
    limit(RLIMIT_CORE, 0)
  }

  /// Gives this process the time for a file of so many bytes.
  func allow(_ bytes: Int64) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
    limit(RLIMIT_CPU, Int64(used) + Int64(seconds) + bytes / Self.bytesASecond, isFinal: false)
  }

  private func limit(_ resource: __rlimit_resource, _ most: Int64, isFinal: Bool = true) {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    limit.rlim_cur = min(rlim_t(max(0, most)), limit.rlim_max)
    if isFinal { limit.rlim_max = limit.rlim_cur }
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
