import Coaching
import Exchange
import Formats
import Foundation
import Screens
import Sessions
import Testing
import Training

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
    let now = LocalTime(secondsSince1970: Date().timeIntervalSince1970)
    let message = try #require(try LinkMessage(type: message, payload: payload))
    let event = LinkEvent(
      message,
      device: device,
      number: Int64(seq),
      session: session,
      time: now
    )
    let body = event.line + [UInt8(ascii: "\n")]
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
  func standing(of device: String) throws -> RunSession.Resumption {
    let own = zip(lines, events).filter { $0.1.device == device }.map { Array($0.0.utf8) }
    return try RunSession.resume(own)
  }

  /// What a screen shows of the run at their end.
  func screen(of device: String) throws -> RunScreen {
    let run = try standing(of: device).session.run
    return RunScreen(of: run.run, at: run.now)
  }

  /// The names of the sessions that a server has, the newest first.
  static func names(_ http: PlainHTTP) -> [String] {
    let body = http.ask("GET", "/api/v1/sessions")?.body ?? ""
    let sessions = (try? JSON.parse(body))?["sessions"]?.array ?? []
    return sessions.compactMap { $0["id"]?.string }
  }
}
