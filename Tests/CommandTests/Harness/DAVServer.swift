import Foundation
import Testing

/// A server of other people's making with a person's calendars or files: Radicale or WsgiDAV.
final class DAVServer {
  enum Kind: String { case radicale, wsgidav }

  /// Whose account is there.
  static let user = "me"
  /// What they sign in with.
  static let password = "hush-4711"

  /// Its port.
  let port: Int
  /// The folder with what it keeps.
  let folder: URL
  private let process: Child

  private static var python: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/dav/venv/bin/python3")
  }

  /// Whether both servers are installed; `make test` does that.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

  init(_ kind: Kind, in place: ScratchPlace) throws {
    folder = place.url.appendingPathComponent(kind.rawValue)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("dav.py")
    let output = Pipe()
    process = try Child(
      Self.python.path,
      [script.path, kind.rawValue, folder.path],
      output: .pipe(output)
    )
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(said.trimmingCharacters(in: .newlines)), "\(said)")
  }

  deinit { process.kill() }

  /// Its address.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Another program of the same person asks for something there.
  @discardableResult
  func ask(
    _ method: String,
    _ path: String,
    _ body: String = "",
    headers: [String] = []
  ) throws -> PlainHTTP.Answer {
    let password = Data("\(Self.user):\(Self.password)".utf8).base64EncodedString()
    let answer = PlainHTTP(port: port).ask(
      method,
      path,
      headers: ["Authorization: Basic \(password)"] + headers,
      Array(body.utf8)
    )
    return try #require(answer, "\(method) \(path)")
  }

  /// The addresses in a folder, as a `PROPFIND` gives them.
  func list(_ path: String) throws -> [String] {
    let wanted = #"<propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>"#
    let body = try ask("PROPFIND", path, wanted, headers: ["Depth: 1"]).body
    return body.matches(of: /<(?:\w+:)?href>([^<]+)<\/(?:\w+:)?href>/).map { String($0.1) }
      .filter { $0 != path }
  }

  /// The calendar that was made for the plan.
  func planCalendar() throws -> String {
    try #require(try list("/me/").first { $0.contains("pacesetter-") })
  }

  /// The names of the files in a folder of what it keeps, but for hidden ones.
  func files(in path: String) -> [String] {
    // A folder that is not there yet has no files.
    ((try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    )) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// An event of an hour; its start is a line of iCalendar from behind its name.
  static func event(_ id: String, start: String, title: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:\(id)\r\n"
      + "DTSTAMP:20260101T000000Z\r\nDTSTART\(start)\r\nDURATION:PT1H\r\nSUMMARY:\(title)\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  /// An event of an hour that begins in so many minutes, named by its id.
  static func event(_ id: String, inMinutes minutes: Int) -> String {
    let start = Date(timeIntervalSinceNow: Double(minutes * 60)).formatted(.iso8601)
      .filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    return event(id, start: ":\(start)", title: id)
  }
}
