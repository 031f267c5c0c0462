import Integrations
import NIOCore
import NIOPosix

/// Tells the service manager that every event loop still turns; it restarts a server that is stuck.
struct Watchdog: Sendable {
  private let task: RepeatedTask

  /// Starts the notifications, if the service manager wants them.
  init?(_ notice: ServiceNotice) {
    guard let limit = notice.watchdog else { return nil }
    let loops = Array(MultiThreadedEventLoopGroup.singleton.makeIterator())
    // Twice as often as is asked, as the manager's manual advises.
    let step = TimeAmount(limit / 2)
    guard let first = loops.first else { return nil }
    task = first.scheduleRepeatedTask(initialDelay: step, delay: step) { _ in
      EventLoopFuture.andAllSucceed(loops.map { $0.submit {} }, on: first)
        .whenSuccess { notice.say("WATCHDOG=1") }
    }
  }

  /// Tells no more.
  func stop() { task.cancel() }
}
