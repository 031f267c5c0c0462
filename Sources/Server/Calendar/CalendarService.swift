import ServiceLifecycle
import Record

/// Reads the owner's calendars again, each at most once an hour, and keeps the plan in those that have it.
struct CalendarService: Service {
  /// How often it looks which are due.
  private static let pause = Duration.seconds(60)

  let record: LocalRecord

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        // What cannot be read or kept now is looked at again the next time.
        do { try await record.refreshCalendars() } catch {}
        do { try await record.exchangePlans() } catch {}
        // Cancelled sleep is the end.
        try? await Task.sleep(for: Self.pause)
      }
    }
  }
}
