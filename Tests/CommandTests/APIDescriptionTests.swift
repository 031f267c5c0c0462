import Foundation
import Formats
import Testing

/// The description of the API, held against a server that runs.
struct APIDescriptionTests {
  private let data = ScratchPlace()

  @Test func `is the same by command and by server`() throws {
    let server = try ServedCommand(data: data.url)
    let served = PlainHTTP(port: server.port).ask("GET", "/api/v1/openapi.json")
    #expect(served?.status == 200)
    let printed = try Command.run("api").output
    #expect(try JSON.parse(served?.body ?? "") == JSON.parse(printed))
    #expect(server.stop() == 0)
  }

  @Test func `holds for everything that Schemathesis asks`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let program = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/agents/venv/bin/schemathesis")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      print("skipped: Schemathesis is not installed; make test installs it")
      return
    }
    let home = data.url.appendingPathComponent("home")
    let server = try ServedCommand(data: home)
    let made = try Command.run(
      ["tokens", "add", "Tests", "--scope", "read,log,control", "--share", "history,log"],
      environment: ["PACESETTER_DATA": home.path]
    )
    let token = try #require(made.rows.first, "\(made)")
    let output = data.url.appendingPathComponent("schemathesis.txt")
    try Data().write(to: output)
    let harness = tests.appendingPathComponent("Harness")
    // It leaves a cache where it is started.
    let child = try Child(
      "/usr/bin/env",
      [
        "-C", data.url.path, program.path,
        "--config-file", harness.appendingPathComponent("api.toml").path, "run",
        "http://127.0.0.1:\(server.port)/api/v1/openapi.json", "-H",
        "Authorization: Bearer \(token)", "--no-color",
      ],
      environment: ProcessInfo.processInfo.environment.merging([
        "PYTHONPATH": harness.path, "PYTHONDONTWRITEBYTECODE": "1",
      ]) { $1 },
      output: .file(output),
      errors: .file(output)
    )
    let status = child.wait()
    let said = try String(contentsOf: output, encoding: .utf8)
    #expect(status == 0, "\(said.suffix(20_000))")
    #expect(said.contains("Test cases:"), "\(said.suffix(2000))")
    #expect(server.stop() == 0)
  }
}
