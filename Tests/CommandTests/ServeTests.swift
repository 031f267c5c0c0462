import Foundation
import Testing

struct ServeTests {
  @Test func `serves the page until it is told to stop`() async throws {
    try await withServer { address, process in
      let (page, answer) = try await get(address + "/")
      #expect(answer.statusCode == 200)
      #expect(page.contains("<html"))
      let (health, _) = try await get(address + "/health")
      #expect(health.hasPrefix(#"{"status":"ok","version":""#))
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 0)
    }
  }

  @Test func `says that the port is taken`() async throws {
    try await withServer { address, _ in
      let port = try #require(address.split(separator: ":").last)
      let second = try Command.run("serve", "--port", String(port))
      #expect(second.status == 69)
      #expect(second.errors.contains("port \(port) on 127.0.0.1 is taken"))
      #expect(second.errors.contains("--port"))
    }
  }

  @Test func `says that there is no page`() throws {
    let outcome = try Command.run("serve", "--port", "0", "--web", "/nonexistent")
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("/nonexistent"))
  }

  private func get(_ address: String) async throws -> (text: String, answer: HTTPAnswer) {
    // curl, because Foundation's own client would need another library.
    let outcome = Process()
    let pipe = Pipe()
    outcome.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    outcome.arguments = ["curl", "-s", "-w", "\n%{http_code}", address]
    outcome.standardOutput = pipe
    try outcome.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    outcome.waitUntilExit()
    let rows = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (
      rows.dropLast().joined(separator: "\n"),
      HTTPAnswer(statusCode: rows.last.flatMap { Int($0) } ?? 0)
    )
  }

  private struct HTTPAnswer { let statusCode: Int }

  /// Runs the server on a port of the system's choice for as long as the body lasts.
  private func withServer(
    _ body: (_ address: String, _ process: Process) async throws -> Void
  ) async throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = Command.program
    process.arguments = ["serve", "--port", "0"]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    var said = ""
    // It says its address when it listens; whatever it lacks it says before.
    while !said.contains("Ctrl-C") {
      let bytes = errors.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      said += String(decoding: bytes, as: UTF8.self)
    }
    let address = said.firstMatch(of: /http:\/\/[0-9.:]+/).map { String($0.output) }
    try await body(try #require(address, "\(said)"), process)
  }
}
