import Exchange
import Formats
import Foundation
import Integrations
import Screens
import Sessions
import Testing

/// A recording as the watch on the wrist, over a real server.
struct WatchTests {
  private let data = ScratchPlace()
  private let keep = ScratchPlace()

  @Test(.enabled(if: realRun != nil, "shared/data is not here"))
  func `plays a real recording over the link, whole and in order`() throws {
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    let watch = try play(try #require(Self.realRun), server, "--speed", "max")
    #expect(watch.wait() == 0, "\(watch.words)")
    let id = try #require(KeptSession.names(http).first)
    let kept = try KeptSession(http, id)
    try expectWhole(kept)
    #expect(kept.messages == ["workoutStarted", "workoutEnded"])
    let screen = try kept.screen(of: kept.events[0].device)
    #expect(screen.distance.value == "9.01")
    #expect(screen.splits.count == 10)
    #expect(watch.words.contains("Distance: 9.01 km"))
    #expect(server.stop() == 0)
  }

  /// Requirement R3 for a device: neither end's death loses or doubles anything.
  @Test func `loses and doubles nothing when the server and the watch are killed`() throws {
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    let watch = try play("demo:steady_10k", server, "--speed", "120")
    #expect(try comesAbout { try newest(http)?.events.count ?? 0 > 100 }, "\(watch.words)")
    server.kill()
    #expect(comesAbout { watch.words.contains("events are stored here") }, "\(watch.words)")
    let again = try ServedCommand(["--port", "\(server.port)"], data: data.url)
    let before = try newest(http)?.events.count ?? 0
    #expect(try comesAbout { try newest(http)?.events.count ?? 0 > before + 50 }, "\(watch.words)")
    watch.kill()
    let resumed = try RunningWatch(["--resume", "--speed", "max"], keep: keep.url)
    #expect(resumed.wait() == 0, "\(resumed.words)")
    let kept = try #require(try newest(http))
    try expectWhole(kept)
    #expect(KeptSession.names(http).count == 1)
    #expect(kept.messages == ["workoutStarted", "workoutEnded"])
    #expect(try kept.screen(of: kept.events[0].device).distance.value == "10.02")
    #expect(try kept.standing(of: kept.events[0].device).damage == nil)
    #expect(again.stop() == 0)
  }

  @Test func `obeys what the phone asks for`() throws {
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    let phone = PhoneOnTheLink(http: http)
    let watch = try play("demo:steady_10k", server, "--speed", "20")
    #expect(try comesAbout { try newest(http)?.messages.first == "workoutStarted" })
    let id = try #require(KeptSession.names(http).first)
    for (number, (wish, answer)) in [
      ("pauseWorkout", "workoutPaused"), ("resumeWorkout", "workoutResumed"),
      ("endWorkout", "workoutEnded"),
    ].enumerated() {
      try phone.say(wish, in: id, seq: number + 1)
      #expect(
        try comesAbout { try newest(http)?.messages.last == answer },
        "\(wish): \(watch.words)"
      )
    }
    #expect(watch.wait() == 0, "\(watch.words)")
    let kept = try #require(try newest(http))
    // While it was paused the runner stood: the recording told of no metre.
    let types = kept.events.map { $0.type }
    let pause = try #require(types.firstIndex(of: "workoutPaused"))
    let resume = try #require(types.firstIndex(of: "workoutResumed"))
    let moved = kept.events[pause...resume].contains { event in
      event.payload["events"]?.array?.contains { $0["device"] != nil } ?? false
    }
    #expect(!moved)
    #expect(server.stop() == 0)
  }

  @Test(.enabled(if: InstalledProgram.path(of: "curl") != nil, "curl is missing"))
  func `shows its figures to whoever listens, the newer never before the older`() throws {
    let server = try ServedCommand(data: data.url)
    let pipe = Pipe()
    let address = "http://127.0.0.1:\(server.port)/api/v1/live"
    let screen = try Child("curl", ["-sN", address], output: .pipe(pipe))
    defer { screen.kill() }
    let watch = try play(try shortRun(), server, "--speed", "20")
    var heard = ""
    while heard.matches(of: /"state":"running"/).count < 3 || !heard.contains("workoutEnded") {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      heard += String(decoding: bytes, as: UTF8.self)
    }
    #expect(watch.wait() == 0, "\(watch.words)")
    let numbers = heard.matches(of: /event: live\ndata: [^\n]*?"n":(\d+)/).compactMap {
      Int($0.1)
    }
    #expect(numbers.count >= 3)
    #expect(numbers == numbers.sorted())
    #expect(heard.contains("event: event\n"))
  }

  @Test func `begins when the phone asks for it, under the phone's name`() throws {
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    let phone = PhoneOnTheLink(http: http)
    let watch = try play(try shortRun(), server, "--speed", "max", "--wait")
    #expect(comesAbout { http.ask("GET", "/metrics")?.body.contains("live_streams 1\n") ?? false })
    #expect(watch.process.isRunning)
    try phone.say("startWorkout", ["personality": "roast_coach"], in: "asked-for", seq: 1)
    #expect(watch.wait() == 0, "\(watch.words)")
    let kept = try KeptSession(http, "asked-for")
    #expect(kept.messages == ["startWorkout", "workoutStarted", "workoutEnded"])
    #expect(server.stop() == 0)
  }

  @Test func `gives way to a workout that goes on already`() throws {
    let server = try ServedCommand(data: data.url)
    let phone = PhoneOnTheLink(http: PlainHTTP(port: server.port))
    try phone.say("workoutStarted", ["kind": "phone"], in: "earlier", seq: 1)
    let watch = try play("demo:steady_10k", server, "--speed", "5")
    #expect(watch.wait() == 0)
    #expect(watch.words.contains("another device's workout"), "\(watch.words)")
    #expect(server.stop() == 0)
  }

  @Test func `is let in by a code, and no more after it was shut out`() throws {
    let server = try ServedCommand(["--behind-proxy"], data: data.url)
    let environment = ["PACESETTER_DATA": data.url.path]
    let stranger = try play(try shortRun(), server)
    #expect(stranger.wait() == 69)
    #expect(stranger.words.contains("--pair"), "\(stranger.words)")
    let code = try Command.run("devices", "pair", environment: environment).rows[0]
    let first = try play(
      try shortRun(),
      server,
      "--speed",
      "max",
      "--pair",
      code,
      "--name",
      "My wrist"
    )
    #expect(first.wait() == 0, "\(first.words)")
    let listed = try Command.run("devices", environment: environment).output
    #expect(listed.contains("My wrist"))
    let second = try play("demo:steady_10k", server, "--speed", "5")
    #expect(comesAbout { second.words.contains("has begun") }, "\(second.words)")
    let id = String(listed.prefix(8))
    #expect(try Command.run("devices", "revoke", id, environment: environment).status == 0)
    #expect(second.wait() == 69)
    #expect(second.words.contains("not paired"), "\(second.words)")
    #expect(server.stop() == 0)
  }

  @Test(.enabled(if: InstalledProgram.path(of: "openssl") != nil, "openssl is missing"))
  func `trusts a server's own authority when it is told to`() throws {
    let server = try ServedCommand(["--tls", "local"], data: data.url)
    let url = "https://localhost:\(server.port)"
    let arguments = ["--replay", try shortRun(), "--to", url, "--speed", "max"]
    let wary = try RunningWatch(arguments, keep: keep.url)
    #expect(wary.wait() == 69)
    #expect(wary.words.contains("--authority"), "\(wary.words)")
    let root = data.url.appendingPathComponent("tls/authority.pem").path
    let watch = try RunningWatch(arguments + ["--authority", root], keep: keep.url)
    #expect(watch.wait() == 0, "\(watch.words)")
    #expect(server.stop() == 0)
  }

  @Test(arguments: [
    (["--replay", "x.fit"], 64, "--to"), (["--to", "http://localhost:1"], 64, "--replay"),
    (["--replay", "-", "--to", "http://localhost:1"], 64, "standard input"),
    (["--replay", "x.fit", "--resume"], 64, "--resume"),
    (["--replay", "demo:steady_10k", "--to", "ftp://x"], 64, "http://"),
    (["--replay", "demo:steady_10k", "--to", "http://a/b"], 64, "give only the server's address"),
    (["--replay", "demo:no_such_run", "--to", "http://localhost:1"], 66, "no_such_run"),
    (["--replay", "/nonexistent.fit", "--to", "http://localhost:1"], 66, "/nonexistent.fit"),
    (["--resume"], 66, "nothing to resume"),
  ])
  func `says what is wrong with what it is told`(
    arguments: [String],
    status: Int,
    hint: String
  ) throws {
    let outcome = try Command.run(["watch", "--journal", keep.url.path] + arguments)
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  // MARK: What a test needs

  private static var realRun: String? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["PACESETTER_SHARED"]
      .map { URL(fileURLWithPath: $0) }
      ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    let file = shared.appendingPathComponent("data/fit/run/activity-small-fenix2-run.fit")
    return FileManager.default.fileExists(atPath: file.path) ? file.path : nil
  }

  private func play(
    _ recording: String,
    _ server: ServedCommand,
    _ more: String...
  ) throws -> RunningWatch {
    let url = "http://127.0.0.1:\(server.port)"
    return try RunningWatch(["--replay", recording, "--to", url] + more, keep: keep.url)
  }

  private func newest(_ http: PlainHTTP) throws -> KeptSession? {
    guard let id = KeptSession.names(http).first else { return nil }
    return try KeptSession(http, id)
  }

  /// A minute along a meridian at three metres a second.
  private func shortRun() throws -> String {
    let points = (0...60).map { second in
      "<trkpt lat=\"\(48.0 + Double(second) * 3 / 111_195)\" lon=\"16.0\">"
        + "<time>2026-07-20T10:\(second == 60 ? "01:00" : "00:" + (second < 10 ? "0" : "") + "\(second)")Z"
        + "</time></trkpt>"
    }
    let text =
      "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"test\"><trk><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    let file = keep.url.appendingPathComponent("short.gpx")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Every event is there once, in the order in which it was said, and as it lies on the watch.
  private func expectWhole(_ kept: KeptSession) throws {
    let device = try #require(kept.events.first?.device)
    let own = kept.events.filter { $0.device == device }
    #expect(own.map { $0.number } == Array(1...Int64(own.count)))
    #expect(own.map { $0.payload["n"]?.integer } == (0..<Int64(own.count)).map { $0 })
    let names = try FileManager.default.contentsOfDirectory(atPath: keep.url.path)
    let journal = try #require(names.first { $0.hasSuffix(".events") })
    let text = try String(contentsOf: keep.url.appendingPathComponent(journal), encoding: .utf8)
    #expect(text.split(separator: "\n").map { String($0) } == kept.lines)
  }
}
