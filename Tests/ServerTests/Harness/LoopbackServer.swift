import Foundation
import Integrations
import Logging
import Server
import ServiceLifecycle
import Testing

/// A server on a port of the system's choice, for as long as a test needs it.
enum LoopbackServer {
  /// Runs the server while the body lasts, then tells it to stop.
  static func run(
    _ settings: ServerSettings = ServerSettings(port: 0, web: "/nowhere"),
    keep: TestArchive = TestArchive(),
    _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    let server = WebServer(
      settings,
      archive: try await keep.archive(),
      booth: SpeechBooth { VoiceRoster([]) }
    )
    let (ports, report) = AsyncStream.makeStream(of: Int.self)
    let service = Running(server: server, report: report)
    let services = ServiceGroup(
      configuration: .init(services: [service], logger: Logger(label: "test"))
    )
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await services.run() }
      for await port in ports {
        try await body(port)
        break
      }
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
    }
    // Until here the folder is needed.
    withExtendedLifetime(keep) {}
  }

  private struct Running: Service {
    let server: WebServer
    let report: AsyncStream<Int>.Continuation

    func run() async throws {
      defer { report.finish() }
      try await server.run { address in
        report.yield(address.split(separator: ":").last.flatMap { Int($0) } ?? 0)
      }
    }
  }
}
