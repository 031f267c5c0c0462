import Formats
import Foundation
import Testing

/// `pacesetter serve --export`: each activity is a file in a folder of one's own.
struct ExportFolderTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  private func files(in folder: URL) -> [String] {
    // A folder that is not there yet has no files.
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func `writes each activity as FIT and GPX, and again after a change`() throws {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let track = data.url.appendingPathComponent("run.gpx")
    let points = (0..<40).map { second in
      "<trkpt lat=\"\(52.5 + Double(second) * 0.0001)\" lon=\"13.4\"><ele>40</ele>"
        + "<time>2026-06-01T07:30:\(second < 10 ? "0" : "")\(second)Z</time></trkpt>"
    }
    let text =
      "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"test\"><trk><type>running</type><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
    try Data(text.utf8).write(to: track)
    let folder = data.url.appendingPathComponent("files")
    let server = try ServedCommand(["--export", folder.path], data: data.url)
    #expect(try run("import", track.path).status == 0)
    #expect(comesAbout { files(in: folder).count == 2 }, "\(files(in: folder))")
    let names = files(in: folder)
    #expect(names.allSatisfy { $0.hasPrefix("2026-06-01-running-") }, "\(names)")
    let gpx = folder.appendingPathComponent(try #require(names.first { $0.hasSuffix(".gpx") }))
    let fit = folder.appendingPathComponent(try #require(names.first { $0.hasSuffix(".fit") }))
    #expect(try Data(contentsOf: fit).dropFirst(8).starts(with: Data(".FIT".utf8)))
    #expect(try String(contentsOf: gpx, encoding: .utf8).contains("<trkpt"))

    // What somebody has deleted there stays away until the activity changes.
    try FileManager.default.removeItem(at: fit)
    let list = try JSON.parse(try #require(try run("history", "--json").rows.first))
    let id = try #require(list["id"]?.string)
    let changed = PlainHTTP(port: server.port).ask(
      "PATCH",
      "/api/v1/history/\(id)",
      Array(#"{"label":"Along the canal"}"#.utf8)
    )
    #expect(changed?.status == 200, "\(changed?.body ?? "")")
    #expect(
      comesAbout {
        (try? String(contentsOf: gpx, encoding: .utf8))?.contains("Along the canal") == true
      }
    )
    #expect(comesAbout { files(in: folder).count == 2 })
    #expect(server.stop() == 0)
  }
}
