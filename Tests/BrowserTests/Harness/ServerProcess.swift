import Foundation

/// The real server in a process of its own, on a port that was free.
struct ServerProcess: Sendable {
  /// Where its page is, with a slash at the end.
  let address: String

  private let process: ChildProcess

  /// Runs a body with a fresh server, and kills it afterwards; it serves the page of the repository
  /// unless another folder is given, and is told what else is said.
  static func run<Result>(
    web: URL? = nil,
    told arguments: [String] = [],
    _ body: (ServerProcess) async throws -> Result
  ) async throws -> Result {
    let data = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-browser-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: data) }
    let process = try ChildProcess(
      Repository.command,
      ["serve", "--port", "0", "--data", data] + (web.map { ["--web", $0.path] } ?? [])
        + arguments,
      in: Repository.root.path,
      reading: 0,
      writing: 2
    )
    defer {
      process.kill()
      process.reap()
    }
    return try await body(
      ServerProcess(address: try await address(from: process), process: process)
    )
  }

  /// Ends the server as if its machine had lost power.
  func kill() { process.kill() }

  /// Reads what the server prints until it says where it is.
  private static func address(from process: ChildProcess) async throws -> String {
    var printed = ""
    for await chunk in process.output {
      printed += String(decoding: chunk, as: UTF8.self)
      guard let match = printed.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)/),
        printed.hasSuffix("\n")
      else { continue }
      return "\(match.0)/"
    }
    throw HarnessError("the server ended without saying where it is; it printed: \(printed)")
  }
}
