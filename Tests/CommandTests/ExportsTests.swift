import Formats
import Foundation
import Testing

/// `pacesetter exports`: the places that get each activity as files, by command.
struct ExportsTests {
  private let record = ScratchRecord()
  private let place = ScratchPlace()

  private var files: [String] {
    // A folder that is not there yet has no files.
    ((try? FileManager.default.contentsOfDirectory(atPath: place.url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func `adds a folder, which a server fills, sends to and removes it`() throws {
    #expect(try record.run("exports").errors.contains("'pacesetter exports add' adds one"))
    let added = try record.run("exports", "add", place.url.path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.hasSuffix("  \(place.url.path)  not looked at yet\n"), "\(added.output)")
    let again = try record.run("exports", "add", place.url.path + "/")
    #expect(again.status == 1 && again.errors.contains("gets your activities already"))

    try record.importRun(on: "2026-06-01")
    let server = try ServedCommand(data: record.url)
    #expect(comesAbout { files.count == 2 }, "\(files)")
    #expect(files.map { $0.suffix(4) } == [".fit", ".gpx"])
    #expect(try comesAbout { try record.run("exports").output.contains("  all sent, last sent ") })

    // By way of the server that runs, too; but no phone says where the machine writes.
    let other = place.url.appendingPathComponent("other").path
    let refused = PlainHTTP(port: server.port).ask(
      "POST",
      "/api/v1/exports",
      headers: ["X-Pacesetter: 1", "Content-Type: application/json"],
      Array(#"{"folder":"\#(other)"}"#.utf8)
    )
    #expect(refused?.status == 409 && refused?.body.contains("on the machine itself") == true)
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(try record.run("exports", "add", other).output.contains(other))
    #expect(try record.run("exports", "send").status == 0)
    #expect(
      try record.run("exports", "send", other).errors.contains("'exports' shows how far it is")
    )
    let removed = try record.run("exports", "remove", other)
    #expect(removed.output == "\(other) gets nothing more; the files that are there stay.\n")
    #expect(try record.run("exports", "remove", other).errors.contains("no place starts with"))

    #expect(try record.run("exports", "remove", place.url.path).status == 0)
    #expect(files.count >= 2)
    #expect(try record.run("exports").output.isEmpty)
    #expect(server.stop() == 0)
  }

  @Test func `says what is wrong with a place`() throws {
    let nameless = try record.run("exports", "add", "https://cloud.example.org/runs")
    #expect(nameless.status == 64 && nameless.errors.contains("add --user"))
    let named = try record.run("exports", "add", "/tmp", "--user", "me")
    #expect(named.status == 64 && named.errors.contains("/tmp is a folder"))
    let silent = try record.run(
      "exports",
      "add",
      "https://cloud.example.org/",
      "--user",
      "me",
      input: ""
    )
    #expect(silent.errors.contains("give the password on standard input"))
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    let file = place.url.appendingPathComponent("file")
    try Data().write(to: file)
    let blocked = try record.run("exports", "add", file.path)
    #expect(blocked.status == 65 && blocked.errors.contains("choose another folder"))
    #expect(try record.run("exports").output.isEmpty)
  }

  @Test(.enabled(if: DAVServer.isInstalled, "WsgiDAV is not installed; make test installs it"))
  func `adds a folder on a server by its name and its password`() throws {
    let webdav = try record.server(.wsgidav)
    let address = webdav.address + "runs"
    let wrong = try record.run(
      "exports",
      "add",
      address,
      "--user",
      "me",
      "--home",
      input: "wrong\n"
    )
    #expect(wrong.status == 65 && wrong.errors.contains("check the user"), "\(wrong)")
    let added = try record.run(
      "exports",
      "add",
      address,
      "--user",
      "me",
      "--home",
      input: "hush-4711\n"
    )
    #expect(added.output.contains("  me at \(address)  not looked at yet"), "\(added)")
    #expect(!added.output.contains("hush-4711"))
    #expect(try record.run("exports", "remove", "http").status == 0)
    let passwords = record.url.appendingPathComponent("export-passwords")
    #expect(!FileManager.default.fileExists(atPath: passwords.path))
  }
}
