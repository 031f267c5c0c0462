import Foundation
import Integrations
import Testing

/// A workout led through in a terminal, by keys.
@Suite(.enabled(if: InstalledProgram.path(of: "script") != nil, "script is missing"))
struct WorkoutsStartTests {
  private let place = ScratchPlace()

  private static let text = """
    # Test

    ## Push
    - Squat — 2 x 5 @ 80 kg, rest 60s
    - Plank — 1 x 600s
    """

  private var environment: [String: String] {
    ["XDG_STATE_HOME": place.url.path, "PACESETTER_DATA": place.url.path + "/data"]
  }

  private func begin(_ arguments: String) throws -> TerminalSession {
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    let file = place.url.appendingPathComponent("test.md")
    try Self.text.write(to: file, atomically: true, encoding: .utf8)
    let line = arguments.replacing("FILE", with: "'\(file.path)'")
    return try TerminalSession(
      "'\(Command.program.path)' workouts start \(line) --color never",
      environment: environment
    )
  }

  @Test func `logs what was done, and puts it into the record`() throws {
    let session = try begin("FILE")
    #expect(session.waits(for: "[space] START"))
    session.press(" ")
    #expect(session.waits(for: "[space] DONE"))
    session.press(" ")
    #expect(session.waits(for: "✓ Squat  5 × 80 kg"))
    session.press("s")
    #expect(session.waits(for: "[space] DONE"))
    session.press("w8x62.5\r")
    #expect(session.waits(for: "✓ Squat  8 × 62.5 kg"))
    session.press("u")
    #expect(session.waits(for: "✗ Squat"))
    session.press("w7x60kg\r")
    #expect(session.waits(for: "✓ Squat  7 × 60 kg"))
    session.press("qy")
    let (rest, status) = try session.end()
    #expect(status == 0)
    #expect(rest.contains("5 × 80 kg, 7 × 60 kg"), "\(rest)")
    let list = try Command.run("sessions", "list", environment: environment)
    #expect(list.output.contains("gym-"))
    let history = try Command.run("history", environment: environment)
    #expect(history.output.contains("Test") && history.output.contains("2 sets"), "\(history)")
  }

  @Test func `goes on after a kill where it stood`() throws {
    let first = try begin("FILE")
    #expect(first.waits(for: "[space] START"))
    first.press(" ")
    #expect(first.waits(for: "[space] DONE"))
    first.press(" ")
    #expect(first.waits(for: "✓ Squat  5 × 80 kg"))
    first.kill()
    let second = try begin("--resume")
    #expect(second.waits(for: "● 5 × 80 kg"))
    second.press("qy")
    #expect(try second.end().status == 0)
    let third = try begin("--resume")
    let (rest, status) = try third.end()
    #expect(status == 66)
    #expect(rest.contains("no workout is open"))
  }

  @Test func `takes up what the build before typed sessions left open`() throws {
    let journals = place.url.appendingPathComponent("journals")
    try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
    let file = journals.appendingPathComponent(EarlierTerminalWorkout.name)
    try EarlierTerminalWorkout.text.write(to: file, atomically: true, encoding: .utf8)
    try EarlierTerminalWorkout.device.write(
      to: journals.appendingPathComponent("device"),
      atomically: true,
      encoding: .utf8
    )
    let session = try begin("--resume --journal '\(journals.path)'")
    #expect(session.waits(for: "● 5 × 80 kg"))
    session.press("qy")
    let (rest, status) = try session.end()
    #expect(status == 0, "\(rest)")
    #expect(rest.contains("5 × 80 kg, 8 × 60 kg"), "\(rest)")
    // What was there stays as it was, to the byte.
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix(EarlierTerminalWorkout.text))
    let history = try Command.run("history", environment: environment)
    #expect(history.output.contains("2026-11-24") && history.output.contains("2 sets"))
  }

  @Test func `says what would be said, and when`() throws {
    let cues = try Command.run("workouts", "cues", "-", input: "# T\n\n## EMOM 2\n- Swing — 15\n")
    #expect(cues.status == 0)
    #expect(cues.rows.contains { $0.hasSuffix("1:09  One") || $0.hasSuffix("1:09  One  ") })
  }

  @Test func `suggests what fits, with an honest reason`() throws {
    let found = try Command.run("workouts", "search", "--minutes", "20", "--with", "none", "--why")
    #expect(found.status == 0)
    #expect(found.output.contains("your 20 minutes"))
    #expect(!found.output.contains("kettlebell"))
    let none = try Command.run("workouts", "search", "xyzzy")
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("no workout fits"))
    #expect(try Command.run("workouts", "search", "--minutes", "0").status == 64)
  }

  @Test func `needs a terminal and a workout`() throws {
    let piped = try Command.run("workouts", "start", "emom-swing-and-push")
    #expect(piped.status == 69)
    #expect(piped.errors.contains("in a terminal"))
    #expect(try Command.run("workouts", "start").status == 64)
  }
}
