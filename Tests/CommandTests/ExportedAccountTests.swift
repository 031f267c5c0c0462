import Formats
import Foundation
import Testing

/// Exports of whole accounts as apps write them, beside the repository.
@Suite(.enabled(if: SharedFiles.folder != nil))
struct ExportedAccountTests {
  private let data = ScratchPlace()

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  /// Imports an export and gives the activities that are kept then.
  private func kept(_ path: String) throws -> [JSON] {
    let file = try #require(SharedFiles.folder).appendingPathComponent("cases/exports/" + path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: no \(path) beside the repository")
      return []
    }
    let report = try run(["import", file.path])
    #expect(report.status == 0, "\(report.output)")
    return try run(["history", "--json", "--limit", "0"]).rows.map { try JSON.parse($0) }
  }

  @Test(arguments: [
    ("polar/polar-user-data-export_1a2b.zip", ""),
    ("nike/activities/1777788720.json", "Sunday morning run"),
  ])
  func `takes the recordings that apps export as JSON`(path: String, name: String) throws {
    for activity in try kept(path) {
      #expect(activity["distanceMeters"]?.number == 2000)
      #expect(activity["movingSeconds"]?.number == 600)
      #expect(activity["label"]?.string ?? "" == name)
      #expect(activity["sport"]?.string == "running")
      let shown = try JSON.parse(
        run(["show", activity["id"]?.string ?? "", "--json"]).output
      )
      #expect(shown["series"]?["latitude"]?.array?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("opentracks/2026-05-03_Laufen.kmz", "2026-05-03T08:12:00+02:00"),
    ("opentracks/2026-05-03_Laufen.kml", "2026-05-03T08:12:00+02:00"),
    ("suunto/suunto.json", "2026-05-03T08:12:00+02:00"),
    (
      "huawei/Motion path detail data & description/motion path detail data.json",
      "2026-05-03T08:12:00+02:00"
    ), ("endomondo/Workouts/2019-05-03 06_12_00.0.json", "2019-05-03T"),
  ])
  func `takes a run by the clock of its place`(path: String, start: String) throws {
    let kept = try kept(path)
    guard !kept.isEmpty else { return }
    #expect(kept.count == 1 && kept[0]["sport"]?.string == "running")
    #expect(abs((kept[0]["distanceMeters"]?.number ?? 0) - 2000) < 20)
    #expect(abs((kept[0]["movingSeconds"]?.number ?? 0) - 600) < 2)
    #expect(kept[0]["startedAt"]?.string?.hasPrefix(start) == true)
  }

  @Test func `takes Garmin's account with its names, and the run that has no recording`() throws {
    let kept = try kept("garmin/1a2b3c4d-0000-0000-0000-000000000000_1.zip")
    guard !kept.isEmpty else { return }
    let typed = kept.filter { $0["source"]?.string == "table" }
    #expect(typed.map { $0["label"]?.string } == ["Laufband"])
    #expect(typed.first?["distanceMeters"]?.number == 5000)
    #expect(typed.first?["movingSeconds"]?.number == 1800)
    let run = kept.first { $0["label"]?.string == "Musterstadt Laufen" }
    #expect(run?["source"]?.string == "fit")
    #expect(run?["perceivedEffort"]?.integer == 6 && run?["notes"]?.string == "Locker")
    // A run began at the same second; the row is of the weights.
    let weights = kept.filter { $0["label"]?.string == "Krafttraining" }
    #expect(weights.count == 1 && weights.first?["distanceMeters"]?.number ?? 0 == 0)
    let days = try JSON.parse(self.run(["export"]).output)["days"]?.array ?? []
    #expect(days.allSatisfy { $0["day"]?.string == "2026-05-03" })
    #expect(
      days.map { $0["kind"]?.string } == ["body_mass", "resting_heart_rate", "sleep", "steps"]
    )
    #expect(days.map { $0["value"]?.number } == [61, 48, 5400, 8000])
  }

  @Test(arguments: [("garmin/csv/Activities.csv", 2), ("garmin/csv/Activities_de.csv", 1)])
  func `takes each line of Garmin's table`(path: String, count: Int) throws {
    let kept = try kept(path)
    guard !kept.isEmpty else { return }
    #expect(kept.count == count)
    let run = kept.first { $0["sport"]?.string == "running" }
    #expect(run?["distanceMeters"]?.number == 2000)
    #expect(run?["movingSeconds"]?.number == 600)
  }

  @Test(arguments: [
    ("samsung/samsunghealth_ida_20260520100000.zip", 2000.0, 600.0),
    ("zepp/SPORT/SPORT_1777800000000.csv", 2000, 600),
    ("intervals/i12345_activities.csv", 2000, 600),
    ("trainingpeaks/WorkoutExport-Muster-Ida.zip", 2000, 600),
    ("concept2/concept2-season-2026.csv", 2000, 432.4),
    ("mapmyrun/user_workout_history.csv", 6437.376, 2036),
    ("fitbit/takeout-20260520T080000Z-001.zip", 2000, 600),
    ("googlefit/takeout-20260520T080000Z-001.zip", 2000, 600),
  ])
  func `takes the activities of an account's table`(
    path: String,
    meters: Double,
    seconds: Double
  ) throws {
    let kept = try kept(path)
    guard !kept.isEmpty else { return }
    #expect(kept.count == 1)
    #expect(abs((kept[0]["distanceMeters"]?.number ?? 0) - meters) < 1)
    #expect(abs((kept[0]["movingSeconds"]?.number ?? 0) - seconds) < 1)
    let day = String((kept[0]["startedAt"]?.string ?? "").prefix(10))
    #expect(day == "2026-05-03")
    if path.hasPrefix("samsung") || path.hasPrefix("googlefit") {
      #expect(kept[0]["startedAt"]?.string == "2026-05-03T08:12:00+02:00")
    }
    // Their readings lie in files of their own.
    if path.hasPrefix("samsung") || path.hasPrefix("fitbit") {
      #expect(kept[0]["averageHeartRate"]?.number == 140)
      let shown = try JSON.parse(run(["show", kept[0]["id"]?.string ?? "", "--json"]).output)
      #expect(shown["series"]?["latitude"]?.array?.isEmpty == false)
    }
  }
}
