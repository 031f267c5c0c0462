import Formats
import Foundation
import Testing

/// `pacesetter exports`: the places that get each activity as files, by command.
struct ExportsTests {
  private let data = ScratchPlace()
  private let place = ScratchPlace()

  private func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try Command.run(
      arguments,
      input: input,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  private func importRun(on day: String) throws {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let track = data.url.appendingPathComponent("\(day).gpx")
    let points = (10..<50).map { second in
      "<trkpt lat=\"\(52.5 + Double(second) * 0.0001)\" lon=\"13.4\"><ele>40</ele>"
        + "<time>\(day)T07:30:\(second)Z</time></trkpt>"
    }
    let text =
      "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"test\"><trk><type>running</type><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
    try Data(text.utf8).write(to: track)
    #expect(try run("import", track.path).status == 0)
  }

  private var files: [String] {
    // A folder that is not there yet has no files.
    ((try? FileManager.default.contentsOfDirectory(atPath: place.url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func `adds a folder, which a server fills, sends to and removes it`() throws {
    #expect(try run("exports").errors.contains("'pacesetter exports add' adds one"))
    let added = try run("exports", "add", place.url.path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.hasSuffix("  \(place.url.path)  not looked at yet\n"), "\(added.output)")
    let again = try run("exports", "add", place.url.path + "/")
    #expect(again.status == 1 && again.errors.contains("gets your activities already"))

    try importRun(on: "2026-06-01")
    let server = try ServedCommand(data: data.url)
    #expect(comesAbout { files.count == 2 }, "\(files)")
    #expect(files.map { $0.suffix(4) } == [".fit", ".gpx"])
    #expect(try comesAbout { try run("exports").output.contains("  all sent, last sent ") })

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
    #expect(try run("exports", "add", other).output.contains(other))
    #expect(try run("exports", "send").status == 0)
    #expect(try run("exports", "send", other).errors.contains("'exports' shows how far it is"))
    let removed = try run("exports", "remove", other)
    #expect(removed.output == "\(other) gets nothing more; the files that are there stay.\n")
    #expect(try run("exports", "remove", other).errors.contains("no place starts with"))

    #expect(try run("exports", "remove", place.url.path).status == 0)
    #expect(files.count >= 2)
    #expect(try run("exports").output.isEmpty)
    #expect(server.stop() == 0)
  }

  @Test func `says what is wrong with a place`() throws {
    let nameless = try run("exports", "add", "https://cloud.example.org/runs")
    #expect(nameless.status == 64 && nameless.errors.contains("add --user"))
    let named = try run("exports", "add", "/tmp", "--user", "me")
    #expect(named.status == 64 && named.errors.contains("/tmp is a folder"))
    let silent = try run("exports", "add", "https://cloud.example.org/", "--user", "me", input: "")
    #expect(silent.errors.contains("give the password on standard input"))
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    let file = place.url.appendingPathComponent("file")
    try Data().write(to: file)
    let blocked = try run("exports", "add", file.path)
    #expect(blocked.status == 65 && blocked.errors.contains("choose another folder"))
    #expect(try run("exports").output.isEmpty)
  }

  @Test(.enabled(if: DAVServer.isInstalled, "WsgiDAV is not installed; make test installs it"))
  func `adds a folder on a server by its name and its password`() throws {
    let webdav = try DAVServer(.wsgidav, in: place)
    let address = webdav.address + "runs"
    let wrong = try run("exports", "add", address, "--user", "me", "--home", input: "wrong\n")
    #expect(wrong.status == 65 && wrong.errors.contains("check the user"), "\(wrong)")
    let added = try run("exports", "add", address, "--user", "me", "--home", input: "hush-4711\n")
    #expect(added.output.contains("  me at \(address)  not looked at yet"), "\(added)")
    #expect(!added.output.contains("hush-4711"))
    #expect(try run("exports", "remove", "http").status == 0)
    let passwords = data.url.appendingPathComponent("export-passwords")
    #expect(!FileManager.default.fileExists(atPath: passwords.path))
  }
}
