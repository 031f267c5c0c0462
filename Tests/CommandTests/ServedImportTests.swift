import Foundation
import Testing

/// An import while a server has the folder open: the server reads, and whoever typed the command sees
/// how far it is.
struct ServedImportTests {
  private let files = ScratchPlace()
  private let data = ScratchPlace()

  @Test func `shows a bar while the server reads`() throws {
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
    let export = files.url.appendingPathComponent("export.xml").path
    // Six megabytes, which no build reads in an instant.
    try Data(HealthExport.text(workouts: 5000).utf8).write(to: URL(fileURLWithPath: export))
    let server = try ServedCommand(data: data.url)
    let terminal = try TerminalSession(
      "\(Command.program.path) import '\(export)'",
      environment: ["PACESETTER_DATA": data.url.path]
    )
    #expect(terminal.waits(for: " records, MB "))
    #expect(terminal.waits(for: "━"))
    let end = try terminal.end()
    #expect(end.status == 0)
    // The bar is gone before the report stands in its place.
    let report = end.rest.split(separator: "\u{1B}[K").last ?? ""
    #expect(report.contains("export.xml") && !report.contains("━"), "\(end.rest.suffix(300))")
    #expect(end.rest.contains("5000 activities"), "\(end.rest.suffix(300))")
    // In a pipe it is not drawn, and JSON is alone.
    let again = try Command.run(
      ["import", export, "--json"],
      environment: ["PACESETTER_DATA": data.url.path]
    )
    #expect(again.status == 0)
    #expect(again.errors == "")
    #expect(server.stop() == 0)
  }
}
