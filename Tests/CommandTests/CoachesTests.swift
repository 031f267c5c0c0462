import Foundation
import Integrations
import Testing

/// Choosing a coach by ear.
struct CoachesTests {
  @Test func `lists the coaches, and prints a minute of one`() throws {
    let list = try Command.run("coaches")
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count == 5)
    let minute = try Command.run("coaches", "data-analyst", "--units", "imperial")
    #expect(minute.status == 0)
    #expect(minute.output.contains("After the third mile"))
    #expect(minute.output.split(separator: "\n").count == 11)
  }

  @Test func `asks whom to hear before it speaks`() throws {
    let outcome = try Command.run("coaches", "--voice")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("name a coach"))
  }

  @Test(.enabled(if: CoachesTests.canWrite))
  func `writes the minute as a sound file`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("coach-\(UUID().uuidString).m4a")
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try Command.run("coaches", "old_hand", "--voice", "slt", "--out", file.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("11 lines in "))
    #expect(try Data(contentsOf: file).dropFirst(4).starts(with: Data("ftypM4A".utf8)))
  }

  private static var canWrite: Bool {
    let missing = ["flite", "ffmpeg"].filter { InstalledProgram.path(of: $0) == nil }
    if !missing.isEmpty { print("skipped: \(missing) missing, 'make setup' installs them") }
    return missing.isEmpty
  }
}
