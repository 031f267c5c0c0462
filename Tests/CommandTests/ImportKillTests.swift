import Foundation
import Testing

/// Requirement R3 for imports: killed at any change to the disk, an import of one large file goes on
/// without loss and without anything being there twice.
@Suite(.enabled(if: Killer.compiler != nil, "there is no C compiler for the killer"))
struct ImportKillTests {
  private let files = ScratchPlace()
  private let killer: Killer
  private let export: String

  init() throws {
    killer = try Killer()
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
    export = files.url.appendingPathComponent("export.xml").path
    try Data(HealthExport.text(workouts: 420).utf8).write(to: URL(fileURLWithPath: export))
  }

  @Test func `goes on where it was killed, and ends as if nothing had been`() throws {
    let whole = ScratchPlace()
    let changes = try killer.changes(whole.url, ["import", export])
    let expected = try Record.text(whole.url)
    #expect(expected.contains("\"kind\":\"resting_heart_rate\""))
    // A new folder has its tables made first, by more changes with every build.
    let empty = ScratchPlace()
    let opening = try withExtendedLifetime(empty) {
      try killer.changes(empty.url, ["import", "--list"])
    }
    #expect(opening > 0 && opening < changes)
    var goneOn = 0
    for point in 0...12 {
      let data = ScratchPlace()
      let change = point == 0 ? opening / 2 : opening + (changes - opening) * point / 12
      let status = try killer.run(data.url, ["import", export], killedAt: change)
      #expect(status == 137 || point == 12, "at change \(change)")
      let isUnfinished = try Record.imports(data.url).contains("interrupted")
      let outcome = try Command.run(
        ["import", export],
        environment: ["PACESETTER_DATA": data.url.path]
      )
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("it goes on behind") == isUnfinished)
      goneOn += isUnfinished ? 1 : 0
      #expect(try Record.text(data.url) == expected, "killed at change \(change) of \(changes)")
      #expect(try !Record.imports(data.url).contains("interrupted"))
    }
    #expect(goneOn >= 5)
  }

  @Test func `comes to its end however often it is killed`() throws {
    let whole = ScratchPlace()
    let changes = try killer.changes(whole.url, ["import", export])
    let data = ScratchPlace()
    // The folder exists: what is killed is the import.
    #expect(try Record.imports(data.url) == "")
    var dice = Dice(seed: 5)
    var kills = 0
    while kills < 60 {
      let change = 6 + Int(dice.number(UInt64(changes / 5)))
      let status = try killer.run(data.url, ["import", export], killedAt: change)
      guard status == 137 else { break }
      kills += 1
    }
    #expect(kills >= 3)
    #expect(try Record.text(data.url) == Record.text(whole.url), "after \(kills) kills")
    let check = try Command.run(
      ["recover"],
      environment: ["PACESETTER_DATA": data.url.path]
    )
    #expect(check.errors == "the database is intact; nothing was changed\n")
  }

  @Test func `is undone as a whole, finished or not`() throws {
    let data = ScratchPlace()
    let environment = ["PACESETTER_DATA": data.url.path]
    let spare = ScratchPlace()
    let changes = try killer.changes(spare.url, ["import", export])
    #expect(try killer.run(data.url, ["import", export], killedAt: changes * 2 / 3) == 137)
    #expect(try Record.imports(data.url).contains("interrupted: give it again"))
    #expect(try Command.run("import", "--undo", environment: environment).status == 0)
    #expect(try Record.imports(data.url) == "")
    #expect(try Command.run("history", environment: environment).output == "")
  }
}

/// What a data folder holds, to be compared with another one.
enum Record {
  /// Its export without names, which are by chance, and without its date.
  static func text(_ data: URL) throws -> String {
    let outcome = try Command.run("export", environment: ["PACESETTER_DATA": data.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.replacing(/"(exportDate|id|activity)":"[^"]*"/, with: "")
  }

  static func imports(_ data: URL) throws -> String {
    try Command.run("import", "--list", environment: ["PACESETTER_DATA": data.path]).output
  }
}

/// A small export of Apple Health with many workouts.
enum HealthExport {
  /// A workout a day, three heart rates in it, and a figure a day.
  static func text(workouts: Int) -> String {
    var text = "<?xml version=\"1.0\"?>\n<HealthData locale=\"en_GB\">\n"
    let day = Date(timeIntervalSince1970: 1_500_000_000)
    for number in 0..<workouts {
      let morning = day.addingTimeInterval(Double(number) * 86_400)
      for (second, beats) in [(0, 120), (60, 140), (120, 150)] {
        text += record("HeartRate", "count/min", morning.addingTimeInterval(Double(second)), beats)
      }
      text += record("RestingHeartRate", "count/min", morning, 40 + number % 20)
      text += record("StepCount", "count", morning, 5000 + number)
    }
    for number in 0..<workouts {
      let start = day.addingTimeInterval(Double(number) * 86_400)
      text +=
        " <Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"30\""
        + " durationUnit=\"min\" sourceName=\"watch\" startDate=\"\(time(start))\""
        + " endDate=\"\(time(start.addingTimeInterval(1800)))\">\n"
        + "  <WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceWalkingRunning\""
        + " sum=\"\(5 + Double(number) / 100)\" unit=\"km\"/>\n </Workout>\n"
    }
    return text + "</HealthData>\n"
  }

  private static func record(_ type: String, _ unit: String, _ start: Date, _ value: Int) -> String
  {
    " <Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"watch\" unit=\"\(unit)\""
      + " startDate=\"\(time(start))\" endDate=\"\(time(start))\" value=\"\(value)\"/>\n"
  }

  private static func time(_ date: Date) -> String {
    let text = date.ISO8601Format().replacing("T", with: " ").replacing("Z", with: " +0000")
    return text
  }
}
