import Formats
import Foundation
import Testing

/// What becomes of each app's export as people have it, and of files that people's reports were tried with.
///
/// Right values come from how the inputs were made: most hold one run of 2 km in ten minutes, at 8:12 in
/// Berlin, or eight repetitions of 82.5 kg.
@Suite(.enabled(if: SharedFiles.folder != nil))
struct ExportedCasesTests {
  private let data = ScratchPlace()

  /// A path, and the lines below it.
  private static let cases: [(path: String, lines: [String])] = {
    var cases: [(path: String, lines: [String])] = []
    for line in ExportedCases.right.split(separator: "\n") {
      if line.hasPrefix("  ") {
        cases[cases.count - 1].lines.append(String(line.dropFirst(2)))
      } else {
        cases.append((String(line), []))
      }
    }
    return cases
  }()

  private static func place(_ path: String) -> URL? {
    SharedFiles.folder?.appendingPathComponent("cases/" + path)
  }

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    let environment = ["PACESETTER_DATA": data.url.path, "TZ": "Europe/Berlin"]
    return try Command.run(arguments, environment: environment)
  }

  private func whole(_ number: Double?) -> Int { Int((number ?? 0).rounded()) }

  private func words(activity: JSON) -> String {
    let start = (activity["startedAt"]?.string ?? "").prefix(16)
    let assumed = activity["utcOffsetAssumed"] == nil ? "" : "~"
    var words = ["\(activity["kind"]?.string ?? "") \(start)\(assumed)"]
    if let meters = activity["distanceMeters"]?.number { words.append("\(whole(meters)) m") }
    words.append("\(whole(activity["movingSeconds"]?.number)) s")
    if let rate = activity["averageHeartRate"]?.number { words.append("\(whole(rate)) bpm") }
    if let effort = activity["perceivedEffort"]?.number { words.append("effort \(whole(effort))") }
    if let gear = activity["gear"]?.string { words.append(gear) }
    if let label = activity["label"]?.string { words.append("\"\(label)\"") }
    return words.joined(separator: ", ")
  }

  private func words(session: JSON) -> String {
    var words = ["session \((session["startedAt"]?.string ?? "").prefix(16))"]
    if let elapsed = session["elapsedSeconds"]?.number { words.append("\(whole(elapsed)) s") }
    let sets = session["sets"]?.array ?? []
    var (reps, kilograms, meters, seconds) = (0.0, 0.0, 0.0, 0.0)
    for set in sets {
      let unit = set["unit"]?.string == "lb" ? 0.45359237 : 1
      reps += set["reps"]?.number ?? 0
      kilograms += (set["weight"]?.number ?? 0) * unit * (set["reps"]?.number ?? 0)
      meters += set["distanceMeters"]?.number ?? 0
      seconds += set["seconds"]?.number ?? 0
    }
    words.append("\(sets.count) sets")
    words.append("\(whole(reps)) reps")
    words.append("\(whole(kilograms)) kg")
    if meters > 0 { words.append("\(whole(meters)) m") }
    if seconds > 0 { words.append("\(whole(seconds)) s of sets") }
    return words.joined(separator: ", ")
  }

  /// What the record holds, a line each.
  private func kept() throws -> (entries: [String], days: [String]) {
    let export = try JSON.parse(run(["export"]).output)
    let activities = (export["activities"]?.array ?? []).map { words(activity: $0) }
    let sessions = (export["sessions"]?.array ?? []).map { words(session: $0) }
    let days = (export["days"]?.array ?? []).map { day in
      let (kind, date) = (day["kind"]?.string ?? "", day["day"]?.string ?? "")
      return "\(kind) \(date) \(whole(day["value"]?.number))"
    }
    return ((activities + sessions).sorted(), days)
  }

  @Test(arguments: cases.map(\.path))
  func `keeps what an export holds`(path: String) throws {
    let right = try #require(Self.cases.first { $0.path == path }).lines
    let file = try #require(Self.place(path))
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no cases/\(path) beside the repository")
      return
    }
    let report = try run(["import", file.path, "--weights", "kg"])
    guard right != ["exit 65"] else {
      #expect(report.status == 65, "\(report.output)")
      return
    }
    #expect(report.status == 0, "\(report.output)")
    let (entries, days) = try kept()
    #expect(entries == right.filter { $0.contains(",") }.sorted(), "\(report.output)")
    for day in right where !day.contains(",") { #expect(days.contains(day), "\(days)") }
  }

  @Test func `knows the export of every app that lies there`() throws {
    let folder = try #require(Self.place("exports"))
    guard FileManager.default.fileExists(atPath: folder.path) else {
      print("skipped: no cases/exports beside the repository")
      return
    }
    let known = Set(Self.cases.map(\.path))
    for app in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(known.contains("exports/" + app), "\(app) has no right value")
    }
  }

  @Test(arguments: [
    "exports/garmin/1a2b3c4d-0000-0000-0000-000000000000_1.zip",
    "readings/54-garmin/garmin-export.zip",
  ])
  func `gives nobody's address away`(path: String) throws {
    // Garmin names the files of an account by its e-mail address.
    let file = try #require(Self.place(path))
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no cases/\(path) beside the repository")
      return
    }
    #expect(try run(["import", file.path]).status == 0)
    let history = try run(["history", "--json", "--limit", "0"])
    var said = [history.output, try run(["history"]).output, try run(["import", "--list"]).output]
    said.append(try run(["export"]).output)
    for row in history.rows {
      let id = try #require(try JSON.parse(row)["id"]?.string)
      said.append(try run(["show", id]).output)
      said.append(try run(["show", id, "--json"]).output)
      guard try JSON.parse(row)["type"]?.string == "activity" else { continue }
      for format in ["gpx", "tcx", "csv", "fit"] {
        let place = data.url.appendingPathComponent("\(id).\(format)")
        // A run without positions has no GPX.
        let outcome = try run(["export", id, "--format", format, "--out", place.path])
        guard outcome.status == 0 else { continue }
        said.append(String(decoding: try Data(contentsOf: place), as: UTF8.self))
      }
    }
    let tables = data.url.appendingPathComponent("tables.zip")
    #expect(try run(["export", "--csv", "--out", tables.path]).status == 0)
    // Its tables lie in it as they are.
    let packed = String(decoding: try Data(contentsOf: tables), as: UTF8.self)
    #expect(packed.contains("average_heart_rate_bpm"))
    said.append(packed)
    #expect(said.count > 8 && said.allSatisfy { !$0.contains("@example") })
  }
}
