import Formats
import Foundation
import Testing

/// What goes in by the sum of its file comes out of an export, or the report names the line that is missing.
struct NoSilentLossTests {
  private let data = ScratchPlace()
  private let keep = ScratchPlace()

  /// What can be summed up.
  private struct Amount {
    var entries = 0.0
    var meters = 0.0
    var seconds = 0.0
    var reps = 0.0
    var kilograms = 0.0

    var all: [Double] { [entries, meters, seconds, reps, kilograms] }

    mutating func add(_ other: Amount) {
      entries += other.entries
      meters += other.meters
      seconds += other.seconds
      reps += other.reps
      kilograms += other.kilograms
    }
  }

  /// A line of a table, and what it holds.
  private typealias Line = (text: String, amount: Amount)

  /// Numbers as chance has them, always the same.
  private struct Chance {
    private var state: UInt64 = 42
    private var spoilt = 0

    mutating func whole(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % (range.upperBound - range.lowerBound + 1)
    }

    /// A cell as it is, or one in twelve spoilt, up to so many as a report lists.
    mutating func cell(_ text: String, _ others: [String] = ["1e99", "twelve", "-5"]) -> String {
      guard whole(0...11) == 0, spoilt < 15 else { return text }
      spoilt += 1
      return others[whole(0...others.count - 1)]
    }
  }

  private static func number(_ hundredths: Int) -> String {
    var text = JSONWriter()
    text.value(Double(hundredths) / 100)
    return text.text
  }

  private static func day(_ place: Int) -> String {
    "2025-\(place / 28 < 9 ? "0" : "")\(place / 28 + 1)-\(place % 28 < 9 ? "0" : "")\(place % 28 + 1)"
  }

  enum Kind: String, CaseIterable {
    case strava, runkeeper, strong, hevy, fitNotes

    var file: String {
      switch self {
      case .strava: "activities.csv"
      case .runkeeper: "cardioActivities.csv"
      case .strong, .hevy, .fitNotes: "diary.csv"
      }
    }

    var header: String {
      switch self {
      case .strava:
        "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,"
          + "Distance,Filename"
      case .runkeeper: "Activity Id,Date,Type,Route Name,Distance (km),Duration,Notes,GPX File"
      case .strong:
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,RPE"
      case .hevy:
        "title,start_time,end_time,exercise_title,set_index,weight_kg,reps,distance_km,"
          + "duration_seconds"
      case .fitNotes:
        "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment"
      }
    }
  }

  private static func line(_ kind: Kind, _ place: Int, _ chance: inout Chance) -> Line {
    let (hundredths, seconds) = (chance.whole(1...9000), chance.whole(10...7200))
    let (reps, quarters) = (chance.whole(1...20), chance.whole(1...800))
    var amount = Amount(entries: 1)
    let isLift = kind != .strava && kind != .runkeeper && chance.whole(0...2) > 0
    if isLift {
      (amount.reps, amount.kilograms) = (Double(reps), Double(reps * quarters) / 4)
    } else {
      (amount.meters, amount.seconds) = (Double(hundredths) * 10, Double(seconds))
    }
    let far = isLift ? "" : chance.cell(number(hundredths))
    let long = isLift ? "" : chance.cell("\(seconds)")
    let count = isLift ? chance.cell("\(reps)") : ""
    // Less than nothing is assistance.
    let weight = isLift ? chance.cell(number(quarters * 25), ["1e99", "twelve"]) : ""
    let day = day(place)
    let text =
      switch kind {
      case .strava: "\(place),\"\(day)T06:12:00Z\",Run,Run,,\(long),\(far),"
      case .runkeeper: "\(place),\(day) 08:12:00,Running,,\(far),\(long),,"
      case .strong: "\(day) 08:00:00,A,,Sled,1,\(weight),\(count),\(far),\(long),,"
      case .hevy: "A,\(day) 08:00:00,,Sled,0,\(weight),\(count),\(far),\(long)"
      case .fitNotes: "\(day),Sled,Legs,\(weight),kgs,\(count),\(far),km,\(long),"
      }
    return (text, amount)
  }

  private static func run(_ arguments: [String], in place: ScratchPlace) throws -> Command.Outcome {
    let environment = ["PACESETTER_DATA": place.url.path, "TZ": "Europe/Berlin"]
    return try Command.run(arguments, environment: environment)
  }

  /// The sums of everything that a record holds.
  private static func kept(in place: ScratchPlace) throws -> (JSON, Amount) {
    let file = place.url.appendingPathComponent("all.json")
    _ = try run(["export", "--out", file.path], in: place)
    let export = try JSON.parse(Array(try Data(contentsOf: file)))
    var sum = Amount()
    for activity in export["activities"]?.array ?? [] {
      sum.entries += 1
      sum.meters += activity["distanceMeters"]?.number ?? 0
      sum.seconds += (activity["movingSeconds"] ?? activity["elapsedSeconds"])?.number ?? 0
    }
    for set in (export["sessions"]?.array ?? []).flatMap({ $0["sets"]?.array ?? [] }) {
      let reps = set["reps"]?.number ?? 0
      let unit = set["unit"]?.string == "lb" ? 0.45359237 : 1
      sum.entries += 1
      sum.reps += reps
      sum.kilograms += (set["weight"]?.number ?? 0) * unit * reps
      sum.meters += set["distanceMeters"]?.number ?? 0
      sum.seconds += set["seconds"]?.number ?? 0
    }
    return (export, sum)
  }

  @Test(arguments: Kind.allCases)
  func `keeps the sum of a table, or names the lines that it leaves out`(kind: Kind) throws {
    var chance = Chance()
    let lines = (0..<80).map { Self.line(kind, $0, &chance) }
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    let file = keep.url.appendingPathComponent(kind.file)
    let text = ([kind.header] + lines.map(\.text)).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: file)
    let report = try Self.run(["import", file.path, "--weights", "kg"], in: data)
    #expect(report.status == 0, "\(report.output)")
    let told = Set(report.output.matches(of: /line (\d+)/).compactMap { Int($0.output.1) })
    #expect(!told.isEmpty && told.count < 20, "\(report.output)")
    var (whole, certain) = (Amount(), Amount())
    for (place, line) in lines.enumerated() {
      whole.add(line.amount)
      if !told.contains(place + 2) { certain.add(line.amount) }
    }
    let (_, found) = try Self.kept(in: data)
    for (found, bounds) in zip(found.all, zip(certain.all, whole.all)) {
      #expect(found >= bounds.0 - 0.01 && found <= bounds.1 + 0.01, "\(report.output)")
    }
  }

  @Test func `keeps the sum of the laps that somebody typed in`() throws {
    var chance = Chance()
    var sum = Amount()
    let activities = (0..<20).map { place in
      let (meters, seconds) = (chance.whole(100...40_000), chance.whole(60...9000))
      sum.add(Amount(entries: 1, meters: Double(meters), seconds: Double(seconds)))
      let start = Self.day(place) + "T06:12:00Z"
      return """
        <Activity Sport="Running"><Id>\(start)</Id><Lap StartTime="\(start)">\
        <TotalTimeSeconds>\(seconds)</TotalTimeSeconds><DistanceMeters>\(meters)</DistanceMeters>\
        </Lap></Activity>
        """
    }
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    let file = keep.url.appendingPathComponent("all.tcx")
    let text =
      "<TrainingCenterDatabase><Activities>" + activities.joined()
      + "</Activities></TrainingCenterDatabase>"
    try Data(text.utf8).write(to: file)
    #expect(try Self.run(["import", file.path], in: data).status == 0)
    let (_, found) = try Self.kept(in: data)
    #expect(found.all == sum.all)
  }

  @Test(.enabled(if: SharedFiles.folder != nil))
  func `brings everything that came from other apps back from its own export`() throws {
    let cases = try #require(SharedFiles.folder).appendingPathComponent("cases/exports")
    guard FileManager.default.fileExists(atPath: cases.path) else {
      print("skipped: no cases/exports beside the repository")
      return
    }
    #expect(try Self.run(["import", cases.path, "--weights", "kg"], in: data).status == 0)
    let (export, sum) = try Self.kept(in: data)
    #expect(sum.entries > 20 && sum.meters > 10_000 && sum.kilograms > 0)
    let other = ScratchPlace()
    let file = data.url.appendingPathComponent("all.json").path
    #expect(try Self.run(["import", file], in: other).status == 0)
    let (again, found) = try Self.kept(in: other)
    #expect(found.all == sum.all)
    for list in ["activities", "sessions", "days"] {
      #expect(again[list]?.array?.count == export[list]?.array?.count, "\(list)")
    }
  }
}
