import Exchange
import Foundation
import Integrations
import Testing

struct GivenFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-given-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let track = "<gpx version=\"1.1\"><trk/></gpx>"

  /// Packs files with Python's own module: another hand than the reader's.
  private func zip(_ files: [String: String], _ mode: String) throws -> String {
    let path = folder.appendingPathComponent("given.zip").path
    let script = """
      import sys, zipfile
      z = zipfile.ZipFile(sys.argv[1], "w", getattr(zipfile, sys.argv[2]))
      for i in range(3, len(sys.argv), 2):
          entry = zipfile.ZipInfo(sys.argv[i])
          entry.compress_type = getattr(zipfile, sys.argv[2])
          with z.open(entry, "w", force_zip64=True) as f:
              f.write(sys.argv[i + 1].encode())
      z.close()
      """
    let packer = Process()
    packer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    packer.arguments = ["python3", "-c", script, path, mode]
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { packer.arguments? += [name, text] }
    try packer.run()
    packer.waitUntilExit()
    #expect(packer.terminationStatus == 0)
    return path
  }

  @Test(arguments: ["ZIP_STORED", "ZIP_DEFLATED"])
  func `finds what lies in a zip`(mode: String) throws {
    let path = try zip(
      ["a/run.gpx": Self.track, "b.txt": "x", "__MACOSX/run.gpx": "x", "导出.xml": "<HealthData/>"],
      mode
    )
    let given = GivenFiles([path])
    #expect(given.files.map { $0.kind } == [.health, .recording])
    #expect(given.files.map { $0.file.name } == [path + " > 导出.xml", path + " > a/run.gpx"])
    #expect(try given.files[1].file.bytes() == Array(Self.track.utf8))
    #expect(given.passedOver == 1 && given.lost.isEmpty)
  }

  @Test func `survives every cut and every turned bit of a zip`() throws {
    let path = try zip(["run.gpx": String(repeating: Self.track, count: 20)], "ZIP_DEFLATED")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let hurt = folder.appendingPathComponent("hurt.zip")
    for length in stride(from: 0, to: whole.count, by: 3) {
      try whole.prefix(length).write(to: hurt)
      for found in GivenFiles([hurt.path]).files { _ = try? found.file.bytes() }
    }
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0x41
      try bytes.write(to: hurt)
      for found in GivenFiles([hurt.path]).files {
        // What still comes out has the checksum that it should have.
        guard let text = try? found.file.bytes() else { continue }
        #expect(text.count == Self.track.utf8.count * 20)
      }
    }
  }

  @Test func `walks folders, follows no links, and names what it cannot read`() throws {
    let deep = folder.appendingPathComponent("deep")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data(Self.track.utf8).write(to: deep.appendingPathComponent("run.gpx"))
    try Data("x".utf8).write(to: deep.appendingPathComponent(".hidden.gpx"))
    try Data("x".utf8).write(to: deep.appendingPathComponent("letter.txt"))
    try FileManager.default.createSymbolicLink(
      at: deep.appendingPathComponent("circle"),
      withDestinationURL: folder
    )
    let given = GivenFiles([folder.path, "/nowhere", deep.path + "/letter.txt"])
    #expect(given.files.map { $0.file.shortName } == ["run.gpx"])
    #expect(given.passedOver == 1)
    #expect(
      given.lost.map { $0.fault } == [
        .unreadable(reason: "there is no such file"), .unknown,
      ]
    )
  }
}
