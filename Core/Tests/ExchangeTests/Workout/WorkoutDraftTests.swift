import Exchange
import FITWriting
import Formats
import Foundation
import Testing
import Training

/// Workouts of other people's pages, each with what must come of it.
struct WorkoutDraftTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios/Pages")

  /// The names of all pages, in order.
  static let names: [String] = {
    // A folder that cannot be listed has no page, and the first test says so.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".page") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private func file(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  @Test func `there are pages of every kind`() { #expect(Self.names.count >= 40) }

  @Test(arguments: names) func `gives what must come of a page`(name: String) throws {
    let draft = try WorkoutDraft.read(
      try file(name + ".page"),
      from: WorkoutSource(),
      name: "Notes"
    )
    let expected = try String(decoding: file(name + ".workout"), as: UTF8.self)
    let found =
      draft.text + "\n== \(draft.form.rawValue), \(draft.steps) steps\n"
      + draft.unclear.map { "?? \($0)\n" }.joined()
    #expect(found == expected, "\(name)\n\(found)")
    // What is kept is read again as what it is.
    let document = WorkoutDocument.read(Array(draft.text.utf8), name: "draft")
    #expect(document.workout.items.count == draft.steps)
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test func `takes no more steps than anybody does in a day`() throws {
    let step = #"{"@type":"HowToStep","text":"Squat, 5 reps"}"#
    let pages = [
      "<html><table>" + String(repeating: "<tr><td>Squat</td><td>3 x 5</td></tr>", count: 9000),
      "<html><script type=\"application/ld+json\">{\"@type\":\"HowTo\",\"step\":["
        + Array(repeating: step, count: 9000).joined(separator: ",") + "]}</script></html>",
      "| Exercise | Sets | Reps |\n|--|--|--|\n"
        + String(repeating: "| Squat | 3 | 5 |\n", count: 90_000),
    ]
    for page in pages {
      let draft = try WorkoutDraft.read(Array(page.utf8), from: WorkoutSource())
      #expect((400...800).contains(draft.steps))
    }
  }

  // It takes a quarter of a second, and minutes where each place of the line is tried.
  @Test(.timeLimit(.minutes(1))) func `reads a line of many words in one go`() throws {
    let page =
      "<html><h1>Legs</h1><ul><li>Squat 3 x 5</li></ul><p>"
      + String(repeating: "&amp;&#0;&bogus;", count: 20_000)
    #expect(try WorkoutDraft.read(Array(page.utf8), from: WorkoutSource()).steps == 1)
  }

  @Test func `says where it comes from, also in front matter that is there`() throws {
    let source = WorkoutSource(
      name: "example.org",
      address: "https://example.org/legs?day=1",
      fetched: "2026-11-25"
    )
    for name in ["own-format", "list-below-headings"] {
      let draft = try WorkoutDraft.read(try file(name + ".page"), from: source)
      let document = WorkoutDocument.read(Array(draft.text.utf8), name: "draft")
      #expect(document.workout.details.source == source, "\(draft.text)")
    }
  }

  @Test func `reads a FIT workout`() throws {
    let course = RunCourse(
      "Track",
      steps: [
        RunStep("Easy Run", until: .time(.seconds(600)), intensity: .warmUp),
        RunStep("Run", until: .distance(.meters(400))),
        RunStep("Jog", until: .time(.seconds(60)), intensity: .recovery),
      ]
    )
    let bytes = course.fitWorkout(at: Instant(secondsSince1970: 1_780_000_000))
    let draft = try WorkoutDraft.read(bytes, from: WorkoutSource(name: "track.fit"))
    #expect(draft.form == .course && draft.title == "Track" && draft.unclear == [])
    #expect(draft.text.contains("source: {name: track.fit}"))
    #expect(draft.text.contains("- Run — 400 m"))
  }

  @Test func `says why there is none`() {
    func error(_ text: String) -> WorkoutDraftError? {
      #expect(throws: WorkoutDraftError.self) {
        try WorkoutDraft.read(Array(text.utf8), from: WorkoutSource())
      }
    }
    #expect(error("<html><body><h1>Hello</h1><p>Nothing here.</p></body></html>") == .noWorkout)
    #expect(error("Dear diary, today I rested.") == .noWorkout)
    #expect(error("PNG\u{0}\u{0}") == .noText)
    #expect(
      error("<workout_file><sportType>bike</sportType><workout/></workout_file>")
        == .course(.notARun("bike"))
    )
    #expect(error(String(repeating: "a", count: WorkoutDraft.mostBytes + 1)) == .tooLong)
  }

  @Test func `finds ten lines in two megabytes of script`() throws {
    let page = String(decoding: try file("list-below-headings.page"), as: UTF8.self)
    let noise = "<script>" + String(repeating: "var x = '<li>1 x 1';", count: 90_000) + "</script>"
    let noisy = page.replacing("<main>", with: noise + "<main>")
    let draft = try WorkoutDraft.read(Array(noisy.utf8), from: WorkoutSource())
    let plain = try WorkoutDraft.read(Array(page.utf8), from: WorkoutSource())
    #expect(draft.text == plain.text)
  }

  @Test func `a step is a name and how much, wherever they stand`() {
    let lines = [
      "3 sets of 10 squats": "Squats — 3 sets of 10",
      "Bench Press: 5x5 @ 80 kg": "Bench Press — 5x5 @ 80 kg",
      "Plank for 60 seconds": "Plank — 60 seconds",
      "400-meter run": "Run — 400 meter",
      "15 overhead squats (95/65 lb)": "Overhead squats — 15 @ 95/65 lb",
      "Curl (3 x 12)": "Curl — 3 x 12",
      "Move as you like": "Move as you like",
    ]
    for (line, step) in lines { #expect(TestedStep.line(line) == step) }
  }
}

/// What becomes of one line in a list.
private enum TestedStep {
  static func line(_ line: String) -> String? {
    let page = "<h1>T</h1><ul><li>Squat 3 x 5</li><li>\(line)</li></ul>"
    let draft = try? WorkoutDraft.read(Array(page.utf8), from: WorkoutSource())
    return draft?.text.split(separator: "\n").last { $0.hasPrefix("- ") }.map {
      String($0.dropFirst(2))
    }
  }
}
