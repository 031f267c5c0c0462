import Formats
import Foundation
import Testing

/// An account that tells by their starts which recordings it means.
struct AccountBesideRecordingsTests {
  private let data = ScratchPlace()
  private let keep = ScratchPlace()

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: keep.url.appendingPathComponent(name))
  }

  private func imported() throws -> [JSON] {
    let report = try run(["import", keep.url.path, "--zone", "Europe/Berlin"])
    #expect(report.status == 0, "\(report.output)")
    return try run(["history", "--json", "--limit", "0"]).rows.map { try JSON.parse($0) }
  }

  private static let lap = """
    <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2026-05-03T06:12:00Z</Id>
    <Lap StartTime="2026-05-03T06:12:00Z"><TotalTimeSeconds>600</TotalTimeSeconds>
    <DistanceMeters>2000</DistanceMeters></Lap></Activity></Activities></TrainingCenterDatabase>
    """

  private static func account(_ more: String = "") -> String {
    """
    [{"summarizedActivitiesExport": [{"activityId": 1, "name": "Along the Main",
    "activityType": "running", "startTimeGmt": 1777788720000.0, "startTimeLocal": 1777795920000.0,
    "duration": 600000.0, "distance": 200000.0, "workoutRpe": 60},
    {"activityId": 3, "name": "Laufband", "activityType": "treadmill_running",
    "startTimeGmt": 1777961520000.0, "startTimeLocal": 1777968720000.0, "duration": 1800000.0,
    "distance": 500000.0}\(more)]}]
    """
  }

  @Test func `gives the name of an account to the one of two recordings that it fits`() throws {
    try write(Self.lap, to: "x.tcx")
    let gym = Self.lap.replacing("Sport=\"Running\"", with: "Sport=\"Other\"")
      .replacing(">600<", with: ">3600<").replacing("2000", with: "0")
    try write(gym, to: "y.tcx")
    let account = Self.account().replacing("\"running\"", with: "\"strength_training\"")
      .replacing("\"duration\": 600000.0, \"distance\": 200000.0", with: "\"duration\": 3600000.0")
      .replacing("Along the Main", with: "Weights")
    try write(account, to: "a_summarizedActivities.json")
    let kept = try imported()
    #expect(kept.count == 3)
    let named = kept.filter { $0["label"]?.string == "Weights" }
    #expect(named.map { $0["movingSeconds"]?.number } == [3600])
    let run = kept.first { $0["distanceMeters"]?.number == 2000 }
    #expect(run?["sport"]?.string == "running" && run?["label"] == nil)
  }

  @Test func `names a recording by its start, and keeps what was typed in without one`() throws {
    try write(Self.lap, to: "x.tcx")
    try write(Self.account(), to: "a_summarizedActivities.json")
    let gear = """
      [{"gearDTOS": [{"gearPk": 7, "gearTypeName": "Shoes", "displayName": "Red shoes"}],
      "gearActivityDTOs": {"7": [{"activityId": 1}, {"activityId": 3}]}}]
      """
    try write(gear, to: "a_gear.json")
    let kept = try imported()
    #expect(kept.count == 2)
    #expect(kept.allSatisfy { $0["gear"]?.string == "Red shoes" })
    let run = kept.first { $0["source"]?.string == "tcx" }
    #expect(run?["label"]?.string == "Along the Main")
    #expect(run?["perceivedEffort"]?.integer == 6)
    #expect(run?["startedAt"]?.string?.hasPrefix("2026-05-03T08:12:00") == true)
    let treadmill = kept.first { $0["source"]?.string == "table" }
    #expect(treadmill?["label"]?.string == "Laufband")
    #expect(treadmill?["distanceMeters"]?.number == 5000)
    #expect(treadmill?["movingSeconds"]?.number == 1800)

    // A later export has the same recording, which is not read again.
    let more = """
      , {"activityId": 4, "name": "Later", "activityType": "running", "duration": 600000.0,
      "startTimeGmt": 1778047920000.0, "startTimeLocal": 1778055120000.0, "distance": 200000.0}
      """
    try write(Self.account(more), to: "a_summarizedActivities.json")
    #expect(try imported().count == 3)
  }

  @Test func `names the shoes of sessions of adidas by another file`() throws {
    let session = """
      {"start_time": 1777788720000, "start_time_timezone_offset": 7200000, "duration": 600000,
      "distance": 2000, "id": "a", "sport_type_id": "1", "user_equipment_ids": ["s1"]}
      """
    try write(session, to: "a.json")
    let shoes = """
      {"name": "Red shoes", "size": {}, "initial_distance": 0, "id": "s1", "equipment_id": "e",
      "equipment_type": "shoe", "samples_ids": []}
      """
    try write(shoes, to: "s1.json")
    let kept = try imported()
    #expect(kept.map { $0["gear"]?.string } == ["Red shoes"])
    #expect(kept.map { $0["distanceMeters"]?.number } == [2000])
  }

  @Test func `names a recording that was imported before its account`() throws {
    try write(Self.lap, to: "x.tcx")
    #expect(try imported().map { $0["label"]?.string } == [nil])
    try write(
      """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,\
      Commute,Activity Gear,Filename
      1,"May 3, 2026, 6:12:00 AM",Along the Main,Run,Windy.,600,2.00,false,Red shoes,x.tcx
      2,"May 4, 2026, 6:12:00 AM",Cropped,Run,,60,0.20,false,Red shoes,x.tcx
      """.replacing(",x.tcx", with: ",activities/x.tcx"),
      to: "activities.csv"
    )
    try FileManager.default.createDirectory(
      at: keep.url.appendingPathComponent("activities"),
      withIntermediateDirectories: true
    )
    try FileManager.default.moveItem(
      at: keep.url.appendingPathComponent("x.tcx"),
      to: keep.url.appendingPathComponent("activities/x.tcx")
    )
    let report = try run(["import", keep.url.path, "--zone", "Europe/Berlin"])
    #expect(report.status == 0)
    #expect(report.output.contains("1 activity got a name, notes, an effort or gear"))
    let kept = try run(["history", "--json", "--limit", "0"]).rows.map { try JSON.parse($0) }
    #expect(kept.map { $0["label"]?.string } == ["Along the Main"])
    #expect(kept.map { $0["gear"]?.string } == ["Red shoes"])
    #expect(kept.map { $0["notes"]?.string } == ["Windy."])
    // Undone, it is as it was recorded.
    #expect(try run(["import", "--undo"]).status == 0)
    let rest = try run(["history", "--json", "--limit", "0"]).rows.map { try JSON.parse($0) }
    #expect(rest.count == 1 && rest.allSatisfy { $0["gear"] == nil && $0["label"] == nil })
  }
}
