import Formats
import Foundation
import Testing

struct WorkoutsTests {
  @Test func `lists the workouts that fit`() throws {
    let all = try Command.run("workouts", "list")
    #expect(all.status == 0)
    #expect(all.output.split(separator: "\n").count >= 60)
    let short = try Command.run(
      "workouts",
      "list",
      "kettlebell",
      "--max",
      "10",
      "--with",
      "kettlebell"
    )
    #expect(short.output.contains("kettlebell-five-minutes"))
    #expect(!short.output.contains("kettlebell-hour"))
    let line = try #require(
      try Command.run("workouts", "list", "--json", "swing", "and", "push").output
        .split(separator: "\n").last
    )
    let json = try JSON.parse(String(line))
    #expect(json["id"] == .string("emom-swing-and-push"))
    #expect(json["durationSeconds"] == .number(1500))
    #expect(json["clocks"]?.array?.contains(.string("emom")) == true)
  }

  @Test func `shows a workout by its name`() throws {
    let shown = try Command.run("workouts", "show", "emom-swing-and-push")
    #expect(shown.status == 0)
    #expect(shown.output.hasPrefix("Swing and Push EMOM\n"))
    #expect(shown.output.contains("Kettlebell Swing — 14 @ 24/16 kg"))
    let unknown = try Command.run("workouts", "show", "emom-swing-and-pusch")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("did you mean emom-swing-and-push?"))
    let json = try JSON.parse(
      try Command.run("workouts", "show", "emom-hotel-room", "--json").output
    )
    #expect(json["sections"]?[1]?["clock"] == .string("EMOM 12 or 16"))
  }

  @Test func `finds nothing wrong with the workouts that it brings`() throws {
    let checked = try Command.run("workouts", "check")
    #expect(checked.status == 0)
    #expect(checked.output == "")
    let json = try JSON.parse(try Command.run("workouts", "check", "--json").output)
    #expect(json["ok"] == .bool(true))
    #expect(json["diagnostics"]?.array?.isEmpty == true)
    #expect(json["structured"] == json["prescriptions"])
    #expect(json["classified"] == json["headings"])
  }

  @Test func `says what is wrong with a file, with line and column`() throws {
    let path = NSTemporaryDirectory() + "workout-\(UUID().uuidString).md"
    try "# T\n## Main\n- Press — 3 x 0\n- Row 3 x 10\n".write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    defer { try? FileManager.default.removeItem(atPath: path) }
    let checked = try Command.run("workouts", "check", path)
    #expect(checked.status == 1)
    #expect(checked.output.contains("\(path):3:15: error: 0 is no number of reps"))
    #expect(checked.output.contains("\(path):4:7: warning: \"3 x 10\" is read as part of the name"))
    #expect(checked.errors.contains("1 file, 2 steps"))
    let piped = try Command.run("workouts", "check", "-", input: "# T\n## Main\n- A — 10\n")
    #expect(piped.status == 0)
  }
}
