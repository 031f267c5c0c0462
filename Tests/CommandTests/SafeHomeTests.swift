import Exchange
import Foundation
import Record
import Storage
import Synchronization
import Testing

/// The server as a safe home, killed and starved: requirements R2, R3 and R8.
struct SafeHomeTests {
  private let data = ScratchPlace()

  /// Requirement R3: four writers send while the process is killed at moments that nobody chose.
  @Test func `loses nothing that it has acknowledged, however often it is killed`() async throws {
    let writers = (1...4).map { Writer(number: $0) }
    var dice = SystemRandomNumberGenerator()
    for round in 1...25 {
      let server = try ServedCommand(data: data.url)
      for writer in writers {
        let acked = try #require(PlainHTTP(port: server.port).acked(writer.device))
        #expect(acked >= writer.acked.load(ordering: .relaxed), "round \(round)")
      }
      let target = Int.random(in: 1...60, using: &dice)
      let answered = Counter()
      let (port, process) = (server.port, server.process)
      let everybody = DispatchGroup()
      for writer in writers {
        // Threads, because each waits for answers most of the time.
        everybody.enter()
        Thread.detachNewThread {
          writer.write(PlainHTTP(port: port)) { answered.count() }
          everybody.leave()
        }
      }
      // Between two answers, within a commit, in the middle of a reply: wherever it is by then.
      _ = comesAbout(every: .microseconds(100)) {
        answered.value >= target || !process.isRunning
      }
      process.signal(SIGKILL)
      everybody.wait()
      server.kill()
    }
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    var total = 0
    for writer in writers {
      // Everything again from the beginning: whatever is there already is dropped.
      let acked = Int64(writer.sent.load(ordering: .relaxed))
      total += Int(acked)
      for first in stride(from: Int64(1), through: acked, by: 500) {
        let answer = http.ask(
          "POST",
          "/api/v1/events",
          writer.body(first...min(acked, first + 499))
        )
        #expect(answer?.status == 200, "\(answer?.body ?? "")")
      }
      let export = http.ask("GET", "/api/v1/sessions/\(writer.session)/export")
      let whole = export.map { Self.unchunked($0.body) }
      #expect(whole == String(decoding: writer.body(1...acked), as: UTF8.self))
    }
    #expect(total > 25)
    server.kill()
    let database = try RecordDatabase(DataFolder(path: data.url.path))
    defer { database.close() }
    #expect(try await database.damage() == nil)
  }

  @Test func `refuses to share its folder`() throws {
    let server = try ServedCommand(data: data.url)
    let second = try Command.run("serve", "--port", "0", "--data", data.url.path)
    #expect(second.status == 69)
    #expect(second.errors.contains("stop another pacesetter"))
    #expect(second.errors.contains("\(server.process.id)"))
    #expect(second.errors.contains("--data"))
    #expect(server.stop() == 0)
  }

  @Test func `says what is wrong with its folder, in one line`() throws {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let file = data.url.appendingPathComponent("pacesetter.sqlite")
    try Data(repeating: 7, count: 5000).write(to: file)
    for path in ["/dev/null/x", data.url.path] {
      let outcome = try Command.run("serve", "--port", "0", "--data", path)
      #expect(outcome.status == 74)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(path))
    }
  }

  /// Requirement R8, in a file system of three megabytes that only this server sees.
  @Test(.enabled(if: canMount, "no small disk can be made here"))
  func `says that the disk is full, loses nothing and goes on when there is room`() throws {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let input = Pipe()
    let place = data.url.path
    let script = """
      mount -t tmpfs -o size=3m tmpfs '\(place)' || exit 1
      "$@" <&- & server=$!
      read word; dd if=/dev/zero of='\(place)/filler' bs=1k 2>/dev/null; echo full >&2
      read word; rm '\(place)/filler'; echo empty >&2
      read word; kill $server; wait $server
      """
    let server = try ServedCommand(
      data: data.url,
      through: ["unshare", "-rm", "bash", "-c", script, "bash"],
      input: input
    )
    let http = PlainHTTP(port: server.port)
    let writer = Writer(number: 1)
    #expect(http.ask("POST", "/api/v1/events", writer.body(1...10))?.status == 200)
    input.fileHandleForWriting.write(Data("fill\n".utf8))
    var acked: Int64 = 10
    var refusal: PlainHTTP.Answer?
    while refusal == nil, acked < 100_000 {
      let answer = http.ask("POST", "/api/v1/events", writer.body(acked + 1...acked + 100))
      if answer?.status == 200 { acked += 100 } else { refusal = answer }
    }
    #expect(refusal?.status == 507)
    #expect(refusal?.body.contains("full") == true)
    #expect(http.acked(writer.device) == acked)
    #expect(http.ask("GET", "/health")?.status == 200)
    input.fileHandleForWriting.write(Data("empty\n".utf8))
    // Nobody starts it again; it takes what comes as soon as there is room.
    var healed: PlainHTTP.Answer?
    var tries = 0
    while healed?.status != 200, tries < 2000 {
      tries += 1
      healed = http.ask("POST", "/api/v1/events", writer.body(acked + 1...acked + 100))
    }
    #expect(healed?.body == "{\"acked\":\(acked + 100)}")
    let export = http.ask("GET", "/api/v1/sessions/\(writer.session)/export")
    #expect(
      export.map { Self.unchunked($0.body) }
        == String(decoding: writer.body(1...acked + 100), as: UTF8.self)
    )
    input.fileHandleForWriting.write(Data("end\n".utf8))
    input.fileHandleForWriting.closeFile()
    server.process.wait()
  }

  private static let canMount =
    (try? Child("unshare", ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).wait()) == 0

  /// A body without its chunks' lengths.
  private static func unchunked(_ body: String) -> String {
    var rest = body[...]
    var whole = ""
    while let end = rest.range(of: "\r\n"), let size = Int(rest[..<end.lowerBound], radix: 16),
      size > 0
    {
      let utf8 = rest[end.upperBound...].utf8
      whole += String(decoding: utf8.prefix(size), as: UTF8.self)
      rest = Substring(utf8.dropFirst(size + 2))
    }
    return whole
  }
}

/// Counts across threads.
private final class Counter: Sendable {
  private let number = Atomic(0)
  var value: Int { number.load(ordering: .relaxed) }
  func count() { number.add(1, ordering: .relaxed) }
}

/// A device that sends a few events at a time until nobody answers any more.
private final class Writer: Sendable {
  let device: String
  let session: String
  /// Up to here it was told that its events are on disk.
  let acked = Atomic<Int64>(0)
  /// Up to here it has ever sent something.
  let sent = Atomic<Int64>(0)

  init(number: Int) {
    device = "00000000000000a\(number)"
    session = "run-\(number)"
  }

  func write(_ http: PlainHTTP, answered: () -> Void) {
    while true {
      let first = acked.load(ordering: .relaxed) + 1
      let last = first + Int64.random(in: 0...4)
      sent.store(max(last, sent.load(ordering: .relaxed)), ordering: .relaxed)
      guard let answer = http.ask("POST", "/api/v1/events", body(first...last)),
        answer.status == 200, let number = answer.body.firstMatch(of: /"acked":(\d+)/),
        let acked = Int64(number.1)
      else { return }
      self.acked.store(acked, ordering: .relaxed)
      answered()
    }
  }

  func body(_ seqs: ClosedRange<Int64>) -> [UInt8] {
    seqs.flatMap { seq in
      EventLine.sealed(
        Array(
          (#"{"device":"\#(device)","seq":\#(seq),"session":"\#(session)","type":"tick","#
            + #""at":\#(seq * 1000),"wall":\#(1_784_500_000_000 + seq * 1000),"offset":120,"#
            + #""payload":{"set":\#(seq % 7)}}"#).utf8
        )
      ) + [0x0A]
    }
  }
}

extension PlainHTTP {
  /// Up to which event a device's events are on disk.
  fileprivate func acked(_ device: String) -> Int64? {
    ask("GET", "/api/v1/events/acked?device=\(device)")?.body.firstMatch(of: /"acked":(\d+)/)
      .flatMap { Int64($0.1) }
  }
}
