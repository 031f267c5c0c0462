import ServiceLifecycle
import Record

/// Asks again for what was asked for and not answered: first what a kill has cut off, then what is due.
struct MindService: Service {
  /// How often it looks for what is due.
  private static let pause = Duration.seconds(20)

  private let record: LocalRecord

  init(_ record: LocalRecord) { self.record = record }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      // What cannot be read or kept now is looked at again the next time.
      do { try await record.recoverMind() } catch {}
      while !Task.isCancelled {
        do { try await record.workOffMind() } catch {}
        // Cancelled sleep is the end.
        try? await Task.sleep(for: Self.pause)
      }
    }
  }
}
