import Formats
import Foundation
import Testing

/// The export of a whole account: recordings with a table beside them that says what these are.
struct AccountImportTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "Europe/Berlin"]
    )
  }

  private func history() throws -> [JSON] {
    try run("history", "--json").rows.map { try JSON.parse($0) }
  }

  private static let table = """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,\
    Filename,Elapsed Time,Moving Time,Distance,Perceived Exertion
    1,"Jun 1, 2026, 7:10:00 AM",Along the Main,Run,With Mia,199,0.66,activities/1.gpx,199.0,199.0,663.8,4.0
    2,"Jun 2, 2026, 6:12:00 PM",Treadmill,Run,,1800,5.00,,1800.0,1790.0,5000.0,6.0
    3,someday,Lost,Run,,1800,5.00,,1800.0,1790.0,5000.0,

    """

  private static var track: String {
    let points = (0..<200).map { second in
      let time = "2026-06-01T07:1\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      return
        "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>\(time)</time></trkpt>"
    }
    return "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
  }

  /// An account as a folder and, packed with Python's own module, as a zip.
  private func account() throws -> (folder: String, zip: String) {
    let folder = files.url.appendingPathComponent("account")
    let activities = folder.appendingPathComponent("activities")
    try FileManager.default.createDirectory(at: activities, withIntermediateDirectories: true)
    try Data(Self.table.utf8).write(to: folder.appendingPathComponent("activities.csv"))
    try Data(Self.track.utf8).write(to: activities.appendingPathComponent("1.gpx"))
    let zip = files.url.appendingPathComponent("account.zip").path
    let packer = Process()
    packer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    packer.currentDirectoryURL = folder
    packer.arguments = ["python3", "-m", "zipfile", "-c", zip, "activities.csv", "activities"]
    try packer.run()
    packer.waitUntilExit()
    #expect(packer.terminationStatus == 0)
    return (folder.path, zip)
  }

  @Test(arguments: [true, false])
  func `names the runs of an account, and takes what was typed in`(isPacked: Bool) throws {
    let account = try account()
    let report = try run("import", isPacked ? account.zip : account.folder)
    #expect(report.status == 0, "\(report.output)")
    #expect(report.output.contains("line 4: found no date"), "\(report.output)")
    #expect(!report.output.contains("nothing new"), "\(report.output)")
    let entries = try history()
    #expect(entries.map { $0["label"]?.string } == ["Treadmill", "Along the Main"])
    #expect(entries.map { $0["sport"]?.string } == ["running", "running"])
    #expect(entries.map { $0["perceivedEffort"]?.integer } == [6, 4])
    #expect(entries[0]["distanceMeters"]?.number == 5000)
    #expect(entries[0]["source"]?.string == "table")
    // The table's times are those of Greenwich.
    #expect(entries[0]["startedAt"]?.string == "2026-06-02T20:12:00+02:00")
    #expect(entries[1]["startedAt"]?.string == "2026-06-01T09:10:00+02:00")
    #expect(entries.allSatisfy { $0["utcOffsetAssumed"]?.bool == true })
    #expect(entries[1]["notes"]?.string == "With Mia")
    #expect(entries[1]["sourceName"]?.string == "1.gpx")

    // The same account again has nothing new, and its export comes back whole.
    #expect(try run("import", account.folder).status == 0)
    #expect(try history().count == 2)
    let export = try run("export").output
    let file = files.url.appendingPathComponent("all.json")
    try Data(export.utf8).write(to: file)
    let other = ScratchPlace()
    let environment = ["PACESETTER_DATA": other.url.path]
    #expect(try Command.run(["import", file.path], environment: environment).status == 0)
    let again = try Command.run(["history", "--json"], environment: environment)
    #expect(try again.rows.map { try JSON.parse($0)["source"]?.string } == ["table", "gpx"])
  }
}
