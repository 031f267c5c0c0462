import Formats
import Foundation
import Testing

/// `pacesetter serve --export https://…`: each activity is a file on a WebDAV server.
@Suite(.enabled(if: DAVServer.isInstalled, "WsgiDAV is not installed; make test installs it"))
struct ExportAddressTests {
  private let record = ScratchRecord()

  private func keepPassword(_ word: String) throws {
    let file = record.url.appendingPathComponent("export-password")
    try FileManager.default.createDirectory(at: record.url, withIntermediateDirectories: true)
    try Data((word + "\n").utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  private func files(on server: DAVServer) -> [String] { server.files(in: "files/runs/2026") }

  /// How often each file was put in place, but for the list of what is done.
  private func puts(on server: DAVServer) throws -> [String: Int] {
    let text = try String(
      contentsOf: server.folder.appendingPathComponent("puts"),
      encoding: .utf8
    )
    var counts: [String: Int] = [:]
    for line in text.split(separator: "\n") where !line.hasSuffix(".json") {
      counts[String(line), default: 0] += 1
    }
    return counts
  }

  /// How many activities the list of what is done names.
  private func done(on server: DAVServer) -> Int {
    let list = server.folder.appendingPathComponent("files/runs/2026/.pacesetter-export.json")
    let bytes = (try? Data(contentsOf: list)).map { Array($0) } ?? []
    return (try? JSON.parse(bytes))?.object?.count ?? 0
  }

  @Test func `puts each activity there once, and goes on where the disk was full`() throws {
    let webdav = try record.server(.wsgidav)
    let address = "http://me@127.0.0.1:\(webdav.port)/runs/2026"
    try keepPassword("hush-4711")
    try record.importRun(on: "2026-06-01")
    let server = try ServedCommand(["--export", address], data: record.url)
    #expect(comesAbout { files(on: webdav).count == 2 }, "\(files(on: webdav))")
    // A file that the list does not name yet is put there once more.
    #expect(comesAbout { done(on: webdav) == 1 })
    #expect(files(on: webdav).allSatisfy { $0.hasPrefix("2026-06-01-running-") })

    let fault = webdav.folder.appendingPathComponent("fault")
    try Data("507 Insufficient Storage".utf8).write(to: fault)
    try record.importRun(on: "2026-06-02")
    letRun(for: .seconds(12))
    #expect(files(on: webdav).count == 2)
    try FileManager.default.removeItem(at: fault)
    #expect(comesAbout { files(on: webdav).count == 4 }, "\(files(on: webdav))")
    #expect(comesAbout { done(on: webdav) == 2 })
    #expect(server.stop() == 0)

    // Nothing goes there twice, not even after the server was away.
    let again = try ServedCommand(["--export", address], data: record.url)
    try record.importRun(on: "2026-06-03")
    #expect(comesAbout { files(on: webdav).count == 6 }, "\(files(on: webdav))")
    #expect(again.stop() == 0)
    let counts = try puts(on: webdav)
    #expect(counts.count == 6 && counts.values.allSatisfy { $0 == 1 }, "\(counts)")
  }

  @Test func `says that the password is wrong, and goes on when it is corrected`() throws {
    let webdav = try record.server(.wsgidav)
    try record.importRun(on: "2026-06-01")
    try keepPassword("wrong")
    let address = "http://me@127.0.0.1:\(webdav.port)/"
    let output = record.url.appendingPathComponent("said")
    try Data().write(to: output)
    let child = try Child(
      Command.program.path,
      ["serve", "--port", "0", "--export", address],
      environment: ProcessInfo.processInfo.environment.merging([
        "PACESETTER_DATA": record.url.path
      ]) { $1 },
      errors: .file(output)
    )
    defer { child.kill() }
    func said() -> String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    #expect(comesAbout { said().contains("check the user and the app password") }, "\(said())")
    #expect(!said().contains("wrong"))
    try keepPassword("hush-4711")
    #expect(comesAbout { webdav.files(in: "files").count == 2 })
  }

  @Test(arguments: [
    "https://me:secret@example.org/runs", "ftp://me@example.org/", "https://example.org/runs",
  ])
  func `refuses an address with a password or without a user`(address: String) throws {
    let outcome = try record.run("serve", "--port", "0", "--export", address)
    #expect(outcome.status == 64, "\(outcome)")
  }
}
