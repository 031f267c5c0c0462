import Formats
import Foundation
import Testing

/// Folders on WebDAV servers that are added on the page Connections: tried, filled, told of, closed.
@Suite(.enabled(if: DAVServer.isInstalled, "WsgiDAV is not installed; make test installs it"))
struct ExportPlacesTests {
  private let record = ScratchRecord()
  private let place = ScratchPlace()

  private func ask(
    _ server: ServedCommand,
    _ method: String,
    _ path: String = "",
    _ body: String = ""
  ) throws -> PlainHTTP.Answer {
    let headers = ["X-Pacesetter: 1", "Content-Type: application/json"]
    let answer = PlainHTTP(port: server.port).ask(
      method,
      "/api/v1/exports" + path,
      headers: headers,
      Array(body.utf8)
    )
    return try #require(answer)
  }

  private func places(_ server: ServedCommand) throws -> [JSON] {
    try JSON.parse(ask(server, "GET").body)["exports"]?.array ?? []
  }

  private func wish(_ webdav: DAVServer, password: String = "hush-4711", home: Bool = true)
    -> String
  {
    #"{"address":"\#(webdav.address)runs","user":"me","password":"\#(password)","home":\#(home)}"#
  }

  private func files(on webdav: DAVServer) -> [String] { webdav.files(in: "files/runs") }

  private func isSent(_ server: ServedCommand) throws -> Bool {
    try places(server).first?["waiting"]?.integer == 0
  }

  @Test func `tries a folder, sends each activity there, says what waits and why, and stops`()
    throws
  {
    let webdav = try record.server(.wsgidav)
    try record.importRun(on: "2026-06-01")
    let server = try ServedCommand(data: record.url)

    // What does not work is not kept.
    let wrong = try ask(server, "POST", "", wish(webdav, password: "wrong"))
    #expect(wrong.status == 400 && wrong.body.contains("check the user and the app password"))
    let away = try ask(server, "POST", "", wish(webdav, home: false))
    #expect(away.status == 400, "\(away)")
    #expect(try places(server).isEmpty && files(on: webdav).isEmpty)

    #expect(try ask(server, "POST", "", wish(webdav)).status == 200)
    #expect(comesAbout { files(on: webdav).count == 2 }, "\(files(on: webdav))")
    #expect(try comesAbout { try isSent(server) })
    let place = try #require(try places(server).first)
    #expect(place["user"]?.string == "me" && place["sent"]?.integer != nil)
    #expect(try ask(server, "POST", "", wish(webdav)).status == 409)

    // No room left: one waits, in words; there is room again, and somebody says so.
    let fault = webdav.folder.appendingPathComponent("fault")
    try Data("507 Insufficient Storage".utf8).write(to: fault)
    try record.importRun(on: "2026-06-02")
    #expect(try comesAbout { try places(server).first?["waiting"]?.integer == 1 })
    #expect(
      try comesAbout {
        try places(server).first?["problem"]?.string?.hasPrefix("make room") == true
      }
    )
    try FileManager.default.removeItem(at: fault)
    let id = try #require(place["id"]?.string)
    let began = ContinuousClock.now
    #expect(try ask(server, "POST", "/\(id)/send").status == 204)
    #expect(try comesAbout { try isSent(server) })
    #expect(ContinuousClock.now - began < .seconds(9), "sooner than it would be tried again")
    #expect(files(on: webdav).count == 4)
    #expect(try places(server).first?["problem"]?.string == nil)

    try record.expectPassword(in: "export-passwords")
    #expect(try !ask(server, "GET").body.contains("hush-4711"))

    // Closed, it gets nothing more, and keeps what it has.
    #expect(try ask(server, "DELETE", "/\(id)").status == 200)
    let passwords = record.url.appendingPathComponent("export-passwords")
    #expect(!FileManager.default.fileExists(atPath: passwords.path))
    try record.importRun(on: "2026-06-03")
    letRun(for: .seconds(5))
    #expect(files(on: webdav).count == 4)
    #expect(try ask(server, "POST", "/\(id)/send").status == 404)
  }

  @Test func `goes on after a restart, and sends nothing twice`() throws {
    let webdav = try record.server(.wsgidav)
    try record.importRun(on: "2026-06-01")
    let server = try ServedCommand(data: record.url)
    #expect(try ask(server, "POST", "", wish(webdav)).status == 200)
    #expect(try comesAbout { try isSent(server) })
    #expect(server.stop() == 0)
    try record.importRun(on: "2026-06-02")
    let again = try ServedCommand(data: record.url)
    #expect(comesAbout { files(on: webdav).count == 4 }, "\(files(on: webdav))")
    #expect(try comesAbout { try isSent(again) })
    let puts = try String(
      contentsOf: webdav.folder.appendingPathComponent("puts"),
      encoding: .utf8
    )
    #expect(puts.split(separator: "\n").filter { !$0.hasSuffix(".json") }.count == 4, "\(puts)")
  }

  @Test func `shows what serve was given, which ends with it`() throws {
    let folder = place.url.appendingPathComponent("runs")
    try record.importRun(on: "2026-06-01")
    let server = try ServedCommand(["--export", folder.path], data: record.url)
    #expect(try comesAbout { try isSent(server) })
    let place = try #require(try places(server).first)
    #expect(place["address"]?.string == folder.path && place["given"]?.bool == true)
    let refused = try ask(server, "DELETE", "/given")
    #expect(refused.status == 409 && refused.body.contains("without --export"))
    #expect(server.stop() == 0)
    let again = try ServedCommand(data: record.url)
    #expect(try comesAbout { try places(again).isEmpty })
  }
}
