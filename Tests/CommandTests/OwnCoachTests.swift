import Foundation
import Testing

struct OwnCoachTests {
  /// The words of one of ours with another name and other first words.
  private static func coach() throws -> String {
    let shipped = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("KnowledgeBase/coaches/old_hand.en.txt")
    let parts = try String(contentsOf: shipped, encoding: .utf8).components(separatedBy: "\n## ")
    let others = parts.dropFirst().filter { !$0.hasPrefix("opening\n") }
    return (["# Aunt Ada\nKind.\n", "opening\nOff we go, dear.\n"] + others)
      .joined(separator: "\n## ")
  }

  @Test func `coaches a run in somebody's own words`() throws {
    try withFile("ada.en.txt", try Self.coach()) { path in
      let run = try Command.run("run", "demo:fade_10k", "--personality", path, "--json")
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains("Off we go, dear."))
      let sample = try Command.run("coaches", path)
      #expect(sample.output.hasPrefix("At the start"))
      #expect(sample.output.contains("Off we go, dear."))
    }
  }

  @Test func `says what is wrong in the file, and where`() throws {
    let text = try Self.coach().replacingOccurrences(of: "## settle", with: "## setle")
    try withFile("ada.txt", text) { path in
      let run = try Command.run("run", "demo:fade_10k", "--personality", path)
      #expect(run.status == 65 && run.output == "")
      let line = "\(path):7:4: error: there is no topic 'setle'; did you mean 'settle'?\n"
      #expect(run.errors.hasPrefix(line))
      #expect(run.errors.hasSuffix("Documentation/Coach-format.md describes the file\n"))
    }
  }

  @Test func `says that a file is missing`() throws {
    let run = try Command.run("run", "demo:fade_10k", "--personality", "no/such.txt")
    #expect(run.status == 66)
    #expect(run.errors == "pacesetter: cannot open no/such.txt: no such file or directory\n")
  }
}
