import Foundation
import Testing

/// The server as a service of the system.
struct ServiceTests {
  private let data = ScratchPlace()

  @Test func `tells the service manager when it is ready, alive and going`() throws {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let path = data.url.appendingPathComponent("notify").path
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    let server = try ServedCommand(
      data: data.url,
      through: ["env", "NOTIFY_SOCKET=\(path)", "WATCHDOG_USEC=400000"]
    )
    #expect(Self.next(descriptor) == "READY=1")
    #expect(Self.next(descriptor) == "WATCHDOG=1")
    #expect(Self.next(descriptor) == "WATCHDOG=1")
    #expect(server.stop() == 0)
    var last = Self.next(descriptor)
    while last == "WATCHDOG=1" { last = Self.next(descriptor) }
    #expect(last == "STOPPING=1")
  }

  @Test func `says whether it runs`() throws {
    let environment = ["PACESETTER_DATA": data.url.path]
    #expect(try Command.run("status", environment: environment).status == 69)
    let server = try ServedCommand(data: data.url)
    let status = try Command.run("status", environment: environment)
    #expect(status.status == 0)
    #expect(status.output.contains("is running on \(data.url.path)"))
    server.kill()
    // A socket that a killed server has left behind deceives nobody, not even the next server.
    #expect(try Command.run("status", environment: environment).status == 69)
    let next = try ServedCommand(data: data.url)
    #expect(try Command.run("status", environment: environment).status == 0)
    #expect(next.stop() == 0)
  }

  @Test func `ends its streams and stops when it is told to`() throws {
    let server = try ServedCommand(data: data.url)
    let pipe = Pipe()
    let address = "http://127.0.0.1:\(server.port)/api/v1/live"
    let stream = try Child("curl", ["-sN", address], output: .pipe(pipe))
    var heard = ""
    while !heard.contains("\"head\":") {
      let bytes = pipe.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the stream ended: \(heard)")
      heard += String(decoding: bytes, as: UTF8.self)
    }
    #expect(server.stop() == 0)
    // It was ended in good order: the last chunk came.
    #expect(stream.wait() == 0)
  }

  @Test func `is run by commands that there are`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for (file, command) in [
      ("Containerfile", /HEALTHCHECK .*"(\w+)"\]/), ("Containerfile", /CMD \["(\w+)"/),
      ("pacesetter.service", /ExecStart=\S+ (\w+)/),
    ] {
      let place = root.appendingPathComponent("Deploy").appendingPathComponent(file)
      let text = try String(contentsOf: place, encoding: .utf8)
      let name = String(try #require(text.firstMatch(of: command)).1)
      #expect(try Command.run(name, "--help").status == 0, "\(file): \(name)")
    }
  }

  private static func next(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
