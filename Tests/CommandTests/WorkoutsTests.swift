import Formats
import Foundation
import Testing
import WorkoutWriting

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

  // The aim for a collection that nobody here has seen: 99.5 % of the steps and every clock.
  @Test func `understands a folder of six hundred files in the dialect`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workouts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var (prescriptions, clocks) = (0.0, 0.0)
    for number in 0..<600 {
      var corpus = WorkoutCorpus(UInt64(5000 + number))
      let written = corpus.text()
      prescriptions += Double(written.prescriptions)
      clocks += Double(written.clocks)
      // As collections are: in folders, some of them in folders.
      let place = folder.appendingPathComponent(number % 3 == 0 ? "2025/week \(number % 7)" : "Día")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(written.text.utf8)
        .write(to: place.appendingPathComponent("workout \(number).md"))
    }
    let checked = try Command.run("workouts", "check", folder.path, "--json")
    #expect(checked.status == 0)
    let json = try JSON.parse(checked.output)
    #expect(json["files"] == .number(600))
    #expect(json["prescriptions"] == .number(prescriptions))
    #expect(json["headings"] == .number(clocks))
    #expect(json["classified"] == .number(clocks))
    let structured = try #require(json["structured"]?.number)
    #expect(structured * 1000 >= prescriptions * 995)
    #expect(structured <= prescriptions && prescriptions > 4000 && clocks > 500)
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
