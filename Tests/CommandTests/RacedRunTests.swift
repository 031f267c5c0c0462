import Formats
import Foundation
import Testing

/// `pacesetter run` on the day of a race that was planned.
struct RacedRunTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  /// Ten kilometers in 50 minutes, one of them late, on the first of June.
  private func recording(kilometers: Double = 10.1) throws -> String {
    var points = ""
    for second in stride(from: 0, through: Int(kilometers * 300), by: 5) {
      let (hours, minutes) = (7 + second / 3600, second / 60 % 60)
      let clock = String(format: "%02d:%02d:%02d", hours, minutes, second % 60)
      points += """
        <Trackpoint><Time>2026-06-01T\(clock)Z</Time>\
        <DistanceMeters>\(Double(second) * 1000 / 300)</DistanceMeters></Trackpoint>

        """
    }
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
      <Activities><Activity Sport="Running"><Id>2026-06-01T07:00:00Z</Id>
      <Lap StartTime="2026-06-01T07:00:00Z"><TotalTimeSeconds>\(kilometers * 300)</TotalTimeSeconds>
      <DistanceMeters>\(kilometers * 1000)</DistanceMeters><Track>
      \(points)</Track></Lap></Activity></Activities></TrainingCenterDatabase>
      """
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let place = data.url.appendingPathComponent("race-\(Int(kilometers)).tcx")
    try Data(file.utf8).write(to: place)
    return place.path
  }

  /// What is said, as it is spoken.
  private func spoken(_ outcome: Command.Outcome) throws -> [String] {
    try outcome.rows.compactMap {
      try JSON.parse($0)["effect"]?["speak"]?["spoken"]?.string
    }
  }

  @Test func `coaches the race of that day with its target, its gels and no clock of its own`()
    throws
  {
    let planned = try run(
      "race",
      "add",
      "City ten",
      "--day",
      "2026-06-01",
      "--distance",
      "10km",
      "--target",
      "50:00",
      "--pacing",
      "negative",
      "--fuel",
      "25 g gel at 3 km, 6 km",
      "--drink",
      "water at 8 km"
    )
    #expect(planned.status == 0, "\(planned.errors)")
    let file = try recording()
    let raced = try run("run", file, "--json")
    #expect(raced.status == 0)
    #expect(
      raced.errors == "pacesetter: This is a race: City ten, 10 km in 50:00 (5:00 /km), "
        + "second half faster, 2 to eat, 1 to drink.\n"
    )
    let lines = try spoken(raced)
    for words in [
      "Gel one of two, twenty-five grams.", "Gel two of two, twenty-five grams.", "Water.",
    ] {
      #expect(lines.filter { $0.hasPrefix(words) }.count == 1, "\(words): \(lines)")
    }
    // The same without the race, by choice and by another goal.
    for other in [["--race", "none"], ["--distance", "5km"]] {
      let free = try Command.run(
        ["run", file, "--json"] + other,
        environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
      )
      #expect(free.errors.isEmpty)
      #expect(!(try spoken(free)).contains { $0.contains("Gel") })
    }
  }

  @Test func `leaves the warm-up of that day alone, and takes a race by its name`() throws {
    _ = try run(
      "race",
      "add",
      "City ten",
      "--day",
      "2026-06-01",
      "--distance",
      "10km",
      "--target",
      "50:00",
      "--fuel",
      "gel at 1 km"
    )
    let file = try recording(kilometers: 3)
    #expect(try run("run", file, "--json").errors.isEmpty)
    let named = try run("run", file, "--json", "--race", "city")
    #expect(named.errors.contains("City ten"))
    #expect(try spoken(named).contains { $0.hasPrefix("Gel.") })
    let unknown = try run("run", file, "--json", "--race", "boston")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("no race is named boston"))
  }
}
