import ArgumentParser
import Dispatch
import Glibc

/// Lets a person end long work with Ctrl-C without leaving a voice behind that still speaks.
///
/// Children lead process groups of their own, so the terminal's signal does not reach them; the work
/// is canceled instead, which ends them.
enum Interruption {
  /// Does some work, canceled by SIGINT or SIGTERM; then the command ends as the shell expects.
  static func end(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let (signals, report) = AsyncStream.makeStream(of: Int32.self)
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM] {
      await sources.append(source(of: number) { report.yield(number) })
    }
    defer { for source in sources { source.cancel() } }
    let caught = try await withThrowingTaskGroup(of: Int32?.self) { group in
      group.addTask {
        try await work()
        return nil
      }
      group.addTask {
        for await number in signals { return number }
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    if let caught { throw ExitCode(128 + caught) }
  }

  /// Listens to a signal from when this returns; until then it ends the command at once, as there
  /// is nothing to clear away, and is never lost in between.
  private static func source(
    of number: Int32,
    _ act: @escaping @Sendable () -> Void
  ) async -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: act)
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    return source
  }
}
