import Exchange
import Formats
import Foundation
import Testing

struct ScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// The names of all scenarios, in order.
  static let names: [String] = {
    // A folder that cannot be listed has no scenario, and the first test says so.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".timeline") }.sorted()
  }()

  private func scenario(_ name: String) throws -> Scenario {
    let file = Self.folder.appendingPathComponent(name)
    return try Scenario(try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `there are scenarios of every kind`() throws {
    let kinds = try Self.names.map { try scenario($0).kind }
    for kind in Scenario.Kind.allCases { #expect(kinds.count { $0 == kind } > 1) }
  }

  @Test(arguments: names) func `holds`(name: String) throws {
    let scenario = try scenario(name)
    #expect(!scenario.title.isEmpty)
    let differences = try scenario.outcome().differences
    #expect(differences.map { $0.description } == [], "\(name)")
  }

  @Test func `says at which row something else came, with both`() throws {
    let scenario = try Scenario(
      """
      scenario: metronome

      # The tempo is not the usual one.
      0   start   => start 181
      1.5 stop
      """
    )
    let differences = try scenario.outcome().differences
    #expect(
      differences.map { $0.description } == [
        "line 4, at 0:\n  expected  start 181\n  found     start 180",
        "line 5, at 1.5:\n  expected  nothing\n  found     stop",
      ]
    )
  }

  @Test(
    arguments: [
      ("", "line 1, column 1: expected \"scenario: run\""),
      ("title: x\n0 start", "line 1, column 1: expected \"scenario: run\""),
      ("scenario: swim\n0 start", "line 1, column 1: expected \"scenario: run\""),
      ("scenario: gym\nworkout", "line 2, column 1: expected a setting such as"),
      ("scenario: run\n", "line 2, column 1: the scenario has no row"),
      ("scenario: run\n0 start\n1:x start", "line 3, column 1: found \"1:x\" where a time"),
      ("scenario: run\n5 start\n2 end", "line 3, column 1: this row is earlier"),
      ("scenario: run\n0 start\nend", "line 3, column 1: found \"end\" where a time"),
      ("scenario: run\n=> says x", "line 2, column 1: found \"=>\" where a time"),
      (
        "scenario: run\n0 start, leap 3",
        "line 2, column 10: this kind of scenario has no event \"leap 3\""
      ),
      (
        "scenario: run\nworkout: x\n0 start",
        "line 2, column 1: this kind of scenario has no setting \"workout\""
      ),
      ("scenario: run\ngoal: far\n0 start", "line 2, column 1: \"goal\" is \"far\", expected a"),
      (
        "scenario: run\nshow: all\n0 start", "line 2, column 1: \"show\" is \"all\", expected lines"
      ),
      ("scenario: run\nmessage: {}\n0 start", "line 2, column 1: \"message\" is"),
      ("scenario: gym\n0 start", "line 2, column 1: \"workout\" is \"\", expected a workout"),
      (
        "scenario: metronome\n0 step much",
        "line 2, column 3: this kind of scenario has no event \"step much\""
      ),
    ]
  )
  func `says what is wrong with a scenario, and where`(text: String, error: String) throws {
    let found = #expect(throws: ScenarioError.self) { try Scenario(text).outcome() }
    #expect(found?.description.hasPrefix(error) == true, "\(found?.description ?? "")")
  }

  @Test func `reads or refuses whatever is written`() {
    var seed: UInt64 = 1
    let words = [
      "scenario:", "run", "gym", "metronome", "\n", "  ", "0", "1:30", "start", "=>", ",", "#",
      "workout:", "- Squat — 5", "message:", "{", "pace", "5:00", "done", "step", "-1", "é",
    ]
    for _ in 0..<2000 {
      var text = "scenario: "
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(seed >> 33) % words.count] + (seed >> 60 > 7 ? " " : "\n")
      }
      // What matters is that it ends, with one or the other.
      _ = try? Scenario(text).outcome()
    }
  }
}
