import Foundation
import Testing

/// A record among the temporary files, worked with by command, and servers with its owner's account.
struct ScratchRecord {
  private let place = ScratchPlace()
  private let servers = ScratchPlace()

  /// Its folder.
  var url: URL { place.url }

  /// Runs a command with it; the clock is that of UTC.
  func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try run(arguments, input: input)
  }

  /// Runs a command with it; the clock is that of UTC.
  func run(_ arguments: [String], input: String? = nil) throws -> Command.Outcome {
    try Command.run(
      arguments,
      input: input,
      environment: ["PACESETTER_DATA": url.path, "TZ": "UTC"]
    )
  }

  /// Starts a server where its owner has an account.
  func server(_ kind: DAVServer.Kind) throws -> DAVServer {
    try DAVServer(kind, in: servers)
  }

  /// Reads the calendars of the account at an address.
  func addAccount(at address: String, _ options: String...) throws -> Command.Outcome {
    try run(
      ["calendar", "add", address, "--home", "--user", DAVServer.user] + options,
      input: DAVServer.password + "\n"
    )
  }

  /// Imports a run of 40 seconds on a day.
  func importRun(on day: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let track = url.appendingPathComponent("\(day).gpx")
    let points = (10..<50).map { second in
      "<trkpt lat=\"\(52.5 + Double(second) * 0.0001)\" lon=\"13.4\"><ele>40</ele>"
        + "<time>\(day)T07:30:\(second)Z</time></trkpt>"
    }
    let text =
      "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"test\"><trk><type>running</type><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
    try Data(text.utf8).write(to: track)
    let outcome = try run("import", track.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Expects the password of the account in a file for its owner's eyes, and in no database.
  func expectPassword(in name: String) throws {
    let file = url.appendingPathComponent(name)
    #expect(try String(contentsOf: file, encoding: .utf8).contains(DAVServer.password))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
    where name.hasPrefix("pacesetter.sqlite") {
      let bytes = try Data(contentsOf: url.appendingPathComponent(name))
      #expect(bytes.range(of: Data(DAVServer.password.utf8)) == nil, "\(name)")
    }
  }
}
