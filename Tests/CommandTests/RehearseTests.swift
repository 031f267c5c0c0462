import Foundation
import Testing

struct RehearseTests {
  @Test func `ends with 0 where every scenario of the core holds`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Core/Tests/Scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".timeline") }
    #expect(names.count >= 10)
    let paths = names.map { folder.appendingPathComponent($0).path }
    let outcome = try Command.run(["rehearse"] + paths)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.rows.count == names.count)
    #expect(outcome.rows.allSatisfy { $0.contains(": holds: ") })
  }

  @Test func `ends with 65 and shows the rows that differ`() throws {
    let text = "scenario: metronome\n0 start => start 181\n"
    try withFile("wrong.timeline", text) { path in
      let outcome = try Command.run("rehearse", path)
      #expect(outcome.status == 65)
      #expect(
        outcome.output
          == "\(path): line 2, at 0:\n  expected  start 181\n  found     start 180\n"
      )
      #expect(outcome.errors.contains("1 scenario does not hold"))
    }
    try withFile("broken.timeline", "scenario: run\n0 leap\n") { path in
      let outcome = try Command.run("rehearse", path)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.contains("line 2, column 3: this kind of scenario has no event \"leap\"")
      )
    }
  }
}
