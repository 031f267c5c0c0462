import Exchange
import Foundation
import Integrations
import Screens
import Testing
import Training

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
    #expect(given.passedOver.count == 1 && given.lost.isEmpty)
  }

  /// Packs what Python's own modules can say in a few lines; `place` is the folder.
  private func pack(_ lines: String...) throws {
    let packer = Process()
    packer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = "import gzip, io, os, sys, zipfile\nos.chdir(sys.argv[1])\n"
    packer.arguments = ["python3", "-c", script + lines.joined(separator: "\n"), folder.path]
    try packer.run()
    packer.waitUntilExit()
    #expect(packer.terminationStatus == 0)
  }

  @Test func `looks into a gzip, alone and in a zip, and knows it from the bytes within`() throws {
    try pack(
      "track = b'\(Self.track)'",
      "open('run.gpx', 'wb').write(track)",
      // Two members, one behind the other.
      "open('run.gpx.gz', 'wb').write(gzip.compress(track[:10]) + gzip.compress(track[10:]))",
      "with zipfile.ZipFile('all.zip', 'w', zipfile.ZIP_DEFLATED) as z: "
        + "z.write('run.gpx.gz', 'activities/run.gpx.gz')"
    )
    let paths = ["run.gpx", "run.gpx.gz", "all.zip"].map { folder.appendingPathComponent($0).path }
    let given = GivenFiles(paths)
    #expect(given.files.map { $0.kind } == [.recording, .recording, .recording])
    #expect(given.files.map { $0.file.shortName } == ["run.gpx", "run.gpx", "run.gpx"])
    #expect(try Set(given.files.map { try $0.file.digest() }).count == 1)
    #expect(
      try given.files.map { try $0.file.bytes() == Array(Self.track.utf8) } == [true, true, true]
    )
    #expect(given.lost.isEmpty && given.passedOver.count == 0)
  }

  @Test(arguments: ["ZIP_STORED", "ZIP_DEFLATED"])
  func `looks into zips within zips, three deep`(mode: String) throws {
    try pack(
      "data = b'\(Self.track)'",
      "name = 'run.gpx'",
      "for depth in range(4):",
      "    box = io.BytesIO()",
      "    with zipfile.ZipFile(box, 'w', zipfile.\(mode)) as z: z.writestr(name, data)",
      "    data, name = box.getvalue(), 'part%d.zip' % depth",
      "    open(name, 'wb').write(data)"
    )
    let path = folder.appendingPathComponent("part2.zip").path
    let given = GivenFiles([path])
    #expect(given.files.map { $0.file.name } == [path + " > part1.zip > part0.zip > run.gpx"])
    #expect(try given.files.first?.file.bytes() == Array(Self.track.utf8))
    // Nobody packs deeper, so what lies deeper is counted and left alone.
    let deeper = GivenFiles([folder.appendingPathComponent("part3.zip").path])
    #expect(deeper.files.isEmpty && deeper.passedOver.words() == "1 zip too deep in others")
  }

  @Test func `refuses what is locked or packed oddly in a zip, and reads the rest`() throws {
    let path = try zip(["run.gpx": Self.track, "locked.gpx": "x", "odd.gpx": "y"], "ZIP_STORED")
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    // The flag of a password and the method stand 8 and 10 bytes into a row of the table of contents.
    var rows: [Int] = []
    for place in 0..<(bytes.count - 4)
    where bytes[place..<(place + 4)].elementsEqual([80, 75, 1, 2]) {
      rows.append(place)
    }
    for row in rows {
      let name = String(decoding: bytes[(row + 46)...].prefix(3), as: UTF8.self)
      if name == "loc" { bytes[row + 8] |= 1 }
      if name == "odd" { bytes[row + 10] = 9 }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let given = GivenFiles([path])
    #expect(given.files.map { $0.file.shortName } == ["run.gpx"])
    #expect(
      given.lost.map { $0.fault } == [
        .archive(.locked("locked.gpx", others: 0)), .archive(.method("odd.gpx", 9, others: 0)),
      ]
    )
    #expect(given.lost.map { $0.name } == [path, path])
  }

  @Test func `refuses a gzip that is cut off or holds too much, and keeps the others`() throws {
    try pack(
      "whole = gzip.compress(b'\(Self.track)' * 50)",
      "open('cut.gpx.gz', 'wb').write(whole[:-9])",
      "open('much.gpx.gz', 'wb').write(gzip.compress(os.urandom(21 << 20), 1))",
      "open('bomb.gpx.gz', 'wb').write(gzip.compress(bytes(30 << 20)))",
      "open('run.gpx', 'wb').write(b'\(Self.track)')"
    )
    let given = GivenFiles([folder.path])
    #expect(given.files.map { $0.file.shortName } == ["bomb.gpx", "much.gpx", "run.gpx"])
    #expect(given.lost.count == 1)
    // Of what is only looked at, no more than the beginning is unpacked.
    for (file, words) in Swift.zip(given.files, ["250", "the most for its kind is 20 MB"]) {
      do throws(ImportFault) {
        _ = try file.file.bytes()
        Issue.record("unpacked \(file.file.name)")
      } catch {
        #expect(error.words().contains(words), "\(error)")
      }
    }
  }

  @Test func `reads tables beyond 20 MB piece by piece, packed or not, and knows them again`()
    throws
  {
    // What an activity says of itself is long, so that few make a large file.
    try pack(
      "import random",
      "noise = random.Random(7).randbytes(12 << 10).hex()",
      "run = '{\"logId\":%d,\"activityName\":\"Run\",\"startTime\":\"05/03/26 06:%02d:00\",'",
      "run += '\"duration\":600000,\"distance\":2.0,\"about\":\"' + noise + '\"}'",
      "text = '[' + ','.join(run % (i, i % 60) for i in range(1000)) + ']'",
      "open('exercise-0.json', 'w').write(text)",
      "open('exercise-0.json.gz', 'wb').write(gzip.compress(text.encode(), 1))",
      "z = zipfile.ZipFile('all.zip', 'w', zipfile.ZIP_DEFLATED, compresslevel=1)",
      "z.write('exercise-0.json.gz')",
      "z.close()"
    )
    let names = ["exercise-0.json", "exercise-0.json.gz", "all.zip"]
    let given = GivenFiles(names.map { folder.appendingPathComponent($0).path })
    #expect(given.files.map { $0.kind } == [.activities, .activities, .activities])
    #expect(try Set(given.files.map { try $0.file.digest() }).count == 1)
    for found in given.files {
      var importer = FileImporter(
        unit: nil,
        book: RouteBook(given.files),
        activities: ActivityBook([found]),
        zone: "Europe/Berlin"
      )
      var count = 0
      let prepared = try importer.prepare(found)
      _ = try importer.handOver(prepared) { _ in count += 1 }
      #expect(count == 1000)
    }
  }

  @Test func `passes over what a folder holds beside activities, and reads what is named`() throws {
    let settings: [UInt8] =
      [14, 0x20, 0, 0, 9, 0, 0, 0] + Array(".FIT".utf8) + [
        0, 0, 0x40, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2,
      ]
    try Data(settings).write(to: folder.appendingPathComponent("settings.fit"))
    let route = "<gpx version=\"1.1\"><rte><rtept lat=\"1\" lon=\"2\"/></rte></gpx>"
    try Data(route.utf8).write(to: folder.appendingPathComponent("route.gpx"))
    let table = folder.appendingPathComponent("followers.csv")
    try Data("Follower,Status\na,b\n".utf8).write(to: table)
    let given = GivenFiles([folder.path])
    // Whether a track has times, its reader says.
    #expect(given.files.map { $0.file.shortName } == ["route.gpx"] && given.lost.isEmpty)
    #expect(given.passedOver.words() == "1 file of settings, 1 table")
    // What its owner has explained is read wherever it lies.
    let explained = LearnedTable(["Follower", "Status"], [.exercise, .date])
    let known = GivenFiles([folder.path], tables: [explained])
    #expect(known.files.map { $0.file.shortName } == ["followers.csv", "route.gpx"])
    #expect(known.passedOver.words() == "1 file of settings")
    // Whoever names a table is told which columns were found.
    #expect(GivenFiles([table.path]).files.map { $0.kind } == [.diary])
    let named = ["settings.fit", "route.gpx"].map { folder.appendingPathComponent($0).path }
    #expect(GivenFiles([named[1]]).files.map { $0.kind } == [.recording])
    #expect(GivenFiles([named[0]]).lost.map { $0.fault } == [.other(.settings)])
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
    #expect(given.passedOver.count == 1)
    #expect(
      given.lost.map { $0.fault } == [
        .unreadable(reason: "there is no such file"), .other(.unknown),
      ]
    )
  }
}
