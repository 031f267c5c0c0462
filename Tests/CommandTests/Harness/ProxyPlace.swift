import Foundation
import Testing

/// A provider, a file of tokens, and as many proxies as a test starts, each in a process of its own.
final class ProxyPlace {
  static let key = "sk-canary-of-the-proxy-77aa"

  let scratch = ScratchPlace()
  /// The token of a device.
  let token: String

  private var children: [Child] = []
  private var provider = 0
  private var said: [Pipe] = []

  /// Starts a provider that takes so long for an answer.
  init(milliseconds: Int = 5) throws {
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    token = try Command.run("proxy", "token", "phone", "--tokens", scratch.url.path + "/tokens")
      .output.trimmingCharacters(in: .whitespacesAndNewlines)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("provider.py")
    let pipe = Pipe()
    children.append(
      try Child(
        "python3",
        [script.path, scratch.url.path + "/provider.log", "\(milliseconds)"],
        output: .pipe(pipe)
      )
    )
    said.append(pipe)
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    provider = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  deinit { for child in children { child.kill() } }

  /// What the provider was asked, a line for each request.
  var asked: [String] {
    let text = try? String(
      contentsOf: scratch.url.appendingPathComponent("provider.log"),
      encoding: .utf8
    )
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Starts a proxy and waits until it listens.
  func start(_ arguments: [String] = []) throws -> (port: Int, child: Child) {
    let pipe = Pipe()
    let child = try Child(
      Command.program.path,
      [
        "proxy", "--provider", "anthropic", "--address", "http://127.0.0.1:\(provider)", "--tokens",
        scratch.url.path + "/tokens", "--port", "0",
      ] + arguments,
      environment: ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("PACESETTER") }
        .merging(["PACESETTER_MODEL_KEY": Self.key]) { $1 },
      errors: .pipe(pipe)
    )
    children.append(child)
    said.append(pipe)
    var text = ""
    while !text.contains("Ctrl-C") {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      text += String(decoding: bytes, as: UTF8.self)
    }
    let match = text.firstMatch(of: /http:\/\/[^ ]*:(\d+)/)
    return (try #require(match.flatMap { Int($0.1) }, "\(text)"), child)
  }

  /// Starts another program, which ends with this place.
  func run(_ program: String, _ arguments: [String]) throws {
    children.append(try Child(program, arguments))
  }

  /// Who asks with the token.
  var asker: ProxyAsker { ProxyAsker(token: token) }

  /// What all replicas have spent today, in millionths of a US dollar.
  func spent(at port: Int) throws -> Int {
    let answer = PlainHTTP(port: port).ask(
      "GET",
      "/metrics",
      headers: ["Authorization: Bearer \(token)"]
    )
    let match = answer?.body.firstMatch(of: /budget_dollars\{period="day"\} ([0-9.e-]+)/)
    let dollars = try #require(match.flatMap { Double($0.1) }, "\(answer?.body ?? "nothing")")
    return Int((dollars * 1_000_000).rounded())
  }

  /// A port that is free now.
  static func freePort() -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    return isBound ? Int(in_port_t(bigEndian: address.sin_port)) : 0
  }

  /// Where a program of the system is, if it is installed.
  static func program(_ name: String) -> String? {
    ["/usr/bin/", "/usr/sbin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
