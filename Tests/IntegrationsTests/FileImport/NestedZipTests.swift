import Foundation
import Integrations
import Screens
import Testing

/// Zips that hold more than fits into memory, or pretend to.
struct NestedZipTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-nested-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Packs with another hand than the reader's.
  private func pack(_ lines: String...) throws {
    let packer = Process()
    packer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script =
      "import io, os, random, sys, zipfile\nos.chdir(sys.argv[1])\n"
      + "def zipped(files, level=9):\n  box = io.BytesIO()\n"
      + "  with zipfile.ZipFile(box, 'w', zipfile.ZIP_DEFLATED, compresslevel=level) as z:\n"
      + "    for name, data in files: z.writestr(name, data)\n  return box.getvalue()\n"
    packer.arguments = ["python3", "-c", script + lines.joined(separator: "\n"), folder.path]
    try packer.run()
    packer.waitUntilExit()
    try #require(packer.terminationStatus == 0)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func `reads a packed zip that is too large to be held, in any order, and a zip in it`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }  // It is large.
    try pack(
      "noise = random.Random(7).randbytes(40 << 20)",
      "track = b'<gpx version=\"1.1\"><trk><name>%d</name></trk></gpx>'",
      "deep = zipped([('deep.gpx', track % 9)])",
      "inner = zipped([('z.gpx', track % 1), ('noise.bin', noise), ('deep.zip', deep), ('a.gpx', track % 2)], 1)",
      "open('all.zip', 'wb').write(zipped([('part.zip', inner)], 1))"
    )
    let given = GivenFiles([path("all.zip")])
    #expect(given.lost.isEmpty && given.passedOver.count == 1)
    // In the order in which they lie there.
    #expect(given.files.map { $0.file.shortName } == ["z.gpx", "deep.gpx", "a.gpx"])
    for (name, number) in [("a.gpx", 2), ("deep.gpx", 9), ("z.gpx", 1), ("a.gpx", 2)] {
      let file = try #require(given.files.first { $0.file.shortName == name }).file
      let text = String(decoding: try file.bytes(), as: UTF8.self)
      #expect(text.contains("<name>\(number)</name>"))
    }
  }

  @Test func `answers bombs in three depths at once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }  // Nobody needs it any more.
    try pack(
      "data = bytes(4 << 20)",
      "files = [('run%d.fit' % i, data) for i in range(4)]",
      "for depth in range(3): files = [('%d-%d.zip' % (depth, i), zipped(files)) for i in range(4)]",
      "open('deep.zip', 'wb').write(files[0][1])",
      "open('wide.zip', 'wb').write(zipped([('part.zip', zipped([('run.fit', b'0')]) + bytes(90 << 20))]))"
    )
    let began = ContinuousClock.now
    let deep = GivenFiles([path("deep.zip")])
    #expect(deep.files.count == 64 && deep.lost.isEmpty)
    for found in deep.files {
      #expect(throws: ImportFault.archive(.grown(found.file.shortName, most: 250))) {
        try found.file.bytes()
      }
    }
    let wide = GivenFiles([path("wide.zip")])
    #expect(wide.files.isEmpty && wide.lost.map { $0.fault } == [.archive(.nested)])
    #expect(ContinuousClock.now - began < .seconds(10))
  }

  @Test func `leaves out what is longer than its bytes can be, and what shares them`() throws {
    try pack(
      "b = bytearray(zipped([('a.gpx', b'<gpx version=\"1.1\"/>'), ('b.gpx', b'<gpx version=\"1.1\"/>')]))",
      "first = b.index(b'PK\\x01\\x02')",
      "second = b.index(b'PK\\x01\\x02', first + 4)",
      // The size stands 24 bytes into a row of the table of contents, and the place 42.
      "long = bytearray(b); long[first + 24:first + 28] = b'\\xfe\\xff\\xff\\xff'",
      "open('long.zip', 'wb').write(long)",
      "shared = bytearray(b); shared[second + 42:second + 46] = bytes(4)",
      "open('shared.zip', 'wb').write(shared)"
    )
    let long = GivenFiles([path("long.zip")])
    #expect(long.files.map { $0.file.shortName } == ["b.gpx"])
    #expect(long.lost.map { $0.fault } == [.archive(.changed("a.gpx"))])
    let shared = GivenFiles([path("shared.zip")])
    #expect(shared.files.map { $0.file.shortName } == ["a.gpx"])
    #expect(shared.lost.map { $0.fault } == [.archive(.changed("b.gpx"))])
  }
}
