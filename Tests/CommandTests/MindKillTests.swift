import Foundation
import Testing

/// A server that is killed while a model writes: the next one asks again, once.
struct MindKillTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  @Test func `sums a run up although the server was killed while the model wrote`() throws {
    let file = data.url.appendingPathComponent("run.gpx")
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    try Data(Self.track.utf8).write(to: file)
    try #require(try run("import", file.path).status == 0)
    let id = try #require(try run("history", "--json").output.firstMatch(of: /"id":"([^"]+)"/)?.1)
    let mailbox = try Mailbox()
    let setup = try run(
      "mind",
      "setup",
      "compatible",
      "--address",
      "http://127.0.0.1:\(mailbox.port)/v1",
      "--model",
      "tiny",
      "--free"
    )
    try #require(setup.status == 0, "\(setup.errors)")
    try #require(try run("mind", "share", "this_run").status == 0)

    let server = try ServedCommand(data: data.url)
    let asking = try Child(
      Command.program.path,
      ["mind", "summary", String(id), "--model"],
      environment: ["PACESETTER_DATA": data.url.path, "PATH": "/usr/bin:/bin"]
    )
    let first = try mailbox.take(answering: nil) { server.kill() }
    #expect(first.body.contains("Sum up the run"))
    _ = asking.wait()

    let next = try ServedCommand(data: data.url)
    let second = try mailbox.take(answering: "200 OK", body: Self.answer)
    #expect(second.body == first.body)
    #expect(try comesAbout { try run("mind", "ledger").rows.first?.contains("accepted") == true })
    #expect(next.stop() == 0)

    // A third one has nothing left to ask for.
    let last = try ServedCommand(data: data.url)
    let rows = try run("mind", "ledger").rows
    #expect(rows.count == 2 && rows[1].contains("sent"), "\(rows)")
    #expect(last.stop() == 0)
  }

  private static let answer =
    #"{"model":"tiny","choices":[{"message":{"content":"{\"summary\":\"You kept going.\",\"went_well\":\"You kept a steady pace\",\"to_try\":\"Begin a little slower.\",\"facts\":[]}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":4}}"#

  private static let track: String = {
    let points = (0..<400).map { second in
      let time = "2026-06-01T07:\(10 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      return
        "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>\(time)</time></trkpt>"
    }
    return "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
      + "<type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
  }()
}
