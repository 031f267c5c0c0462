import Exchange
import Formats
import Foundation
import Testing

/// `pacesetter watch` in a process of its own, and what it leaves behind.
final class RunningWatch {
  let process: Child
  private let said: URL

  /// Starts it with a folder of its own for what it keeps.
  init(_ arguments: [String], keep: URL) throws {
    try FileManager.default.createDirectory(at: keep, withIntermediateDirectories: true)
    said = keep.appendingPathComponent("said")
    try Data().write(to: said)
    process = try Child(
      Command.program.path,
      ["watch", "--journal", keep.path] + arguments,
      environment: ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("PACESETTER") },
      output: .file(said),
      errors: .file(said)
    )
  }

  deinit { kill() }

  /// What it has said so far.
  var words: String { (try? String(contentsOf: said, encoding: .utf8)) ?? "" }

  /// Ends it as if its battery were flat.
  func kill() { process.kill() }

  /// Waits until it has done all there is to do; the status is its own.
  func wait() -> Int32 { process.wait() }
}

/// What a phone says to a watch over the server, in lines that the core makes.
struct PhoneOnTheLink {
  let http: PlainHTTP
  let device = "00000000000000bb"

  /// Says something in a session; `seq` counts from 1.
  func say(_ message: String, _ payload: JSON = [:], in session: String, seq: Int) throws {
    let wall = (Date().timeIntervalSince1970 * 1000).rounded()
    var core = PageSession()
    let request: JSON = [
      "do": "say", "id": .string(session), "device": .string(device),
      "seq": .number(Double(seq)), "clock": ["mono": 0, "wall": .number(wall)],
      "message": .object([JSON.Member(message, payload)]),
    ]
    let line = try JSON.parse(core.reply(to: request.utf8()))["line"]?.string
    let body = Array((try #require(line) + "\n").utf8)
    #expect(http.ask("POST", "/api/v1/events", body)?.status == 200)
  }
}

/// A session as the server has it.
struct KeptSession {
  let lines: [String]
  let events: [LinkEvent]

  init(_ http: PlainHTTP, _ id: String) throws {
    var lines: [String] = []
    var place = 0
    while true {
      let answer = http.ask("GET", "/api/v1/sessions/\(id)/events?from=\(place)")
      let part = try #require(answer)
      lines += part.body.split(separator: "\n").map { String($0) }
      let next = part.head.lowercased().firstMatch(of: /x-next: (\d+)/).flatMap { Int($0.1) }
      guard let next, next > place else { break }
      place = next
    }
    self.lines = lines
    events = try lines.map { try LinkEvent(line: Array($0.utf8)) }
  }

  /// The types of its events besides what sensors have said and taps.
  var messages: [String] {
    events.map { $0.type }.filter { !["opened", "sensed", "hapticCue"].contains($0) }
  }

  /// What the core finds in the lines of one device: where the run stands at their end.
  func summary(of device: String) throws -> JSON {
    let own = zip(lines, events).filter { $0.1.device == device }.map { JSON.string($0.0) }
    var core = PageSession()
    let request: JSON = [
      "do": "resume", "take": "look", "clock": ["mono": 0, "wall": 1_900_000_000_000],
      "journal": .array(own),
    ]
    return try JSON.parse(core.reply(to: request.utf8()))
  }

  /// The names of the sessions that a server has, the newest first.
  static func names(_ http: PlainHTTP) -> [String] {
    let body = http.ask("GET", "/api/v1/sessions")?.body ?? ""
    let sessions = (try? JSON.parse(body))?["sessions"]?.array ?? []
    return sessions.compactMap { $0["id"]?.string }
  }
}
