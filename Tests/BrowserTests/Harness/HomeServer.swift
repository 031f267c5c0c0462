import Foundation

/// A server at home that loses its power and gets it back, at the same address and with the same data.
actor HomeServer {
  /// Where its pages are, with a slash at the end.
  nonisolated let address: String

  private let data: String
  private var process: ChildProcess
  private var isOn = true

  /// Runs a body with a fresh server, and kills it afterwards.
  static func run<Result>(_ body: (HomeServer) async throws -> Result) async throws -> Result {
    let data = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-home-\(UUID().uuidString)").path
    // A folder left behind in the system's temporary folder harms nobody.
    defer { try? FileManager.default.removeItem(atPath: data) }
    let (process, address) = try await start(on: "0", data)
    let server = HomeServer(address: address, data: data, process: process)
    do {
      let result = try await body(server)
      await server.cut()
      return result
    } catch {
      await server.cut()
      throw error
    }
  }

  private init(address: String, data: String, process: ChildProcess) {
    self.address = address
    self.data = data
    self.process = process
  }

  /// Takes its power away.
  func cut() {
    guard isOn else { return }
    isOn = false
    process.kill()
    process.reap()
  }

  /// Gives it back, told what else is said, and waits until it answers.
  func restore(told arguments: [String] = []) async throws {
    guard !isOn else { return }
    let port = URL(string: address)?.port.map(String.init) ?? "0"
    (process, _) = try await Self.start(on: port, data, arguments)
    isOn = true
  }

  private static func start(
    on port: String,
    _ data: String,
    _ arguments: [String] = []
  ) async throws -> (ChildProcess, String) {
    let process = try ChildProcess(
      Repository.command,
      ["serve", "--port", port, "--data", data] + arguments,
      in: Repository.root.path,
      reading: 0,
      writing: 2
    )
    var printed = ""
    for await chunk in process.output {
      printed += String(decoding: chunk, as: UTF8.self)
      guard let match = printed.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)/),
        printed.hasSuffix("\n")
      else { continue }
      return (process, "\(match.0)/")
    }
    throw HarnessError("the server ended without saying where it is; it printed: \(printed)")
  }
}
