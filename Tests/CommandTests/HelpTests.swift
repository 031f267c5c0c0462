import Foundation
import Testing

struct HelpTests {
  @Test func `says its version`() throws {
    let outcome = try Command.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    [], ["run"], ["script"], ["script", "write"], ["script", "check"], ["script", "explain"],
    ["serve"], ["status"], ["devices"], ["devices", "pair"], ["devices", "revoke"], ["sessions"],
    ["sessions", "export"], ["sessions", "import"], ["sessions", "check"], ["voices"], ["coaches"],
    ["cues"], ["cues", "set"],
    ["doctor"], ["hear"], ["transcript"], ["mind"], ["mind", "setup"], ["mind", "share"],
    ["mind", "try"], ["mind", "preview"], ["mind", "ledger"], ["mind", "insight"],
    ["mind", "status"],
    ["metronome"], ["import"], ["history"], ["show"], ["trends"], ["export"], ["backup"],
    ["restore"], ["recover"], ["log"], ["log", "set"], ["log", "undo"], ["challenge"],
    ["challenge", "add"], ["challenge", "set"], ["workouts", "start"], ["workouts", "check"],
    ["workouts", "cues"], ["workouts", "list"], ["workouts", "show"], ["watch"], ["note"],
    ["edit"], ["edit", "crop"], ["edit", "split"], ["edit", "merge"], ["edit", "undo"],
    ["erase"], ["race"], ["race", "add"], ["race", "list"], ["race", "show"], ["race", "remove"],
    ["race", "undo"], ["memory"], ["memory", "list"], ["memory", "set"], ["memory", "forget"],
    ["memory", "undo"], ["rehearse"], ["names"],
    ["memory", "heart"], ["mind"], ["mind", "summary"], ["mcp"], ["mcp", "serve"],
    ["mcp", "ledger"],
    ["tokens"], ["tokens", "list"], ["tokens", "add"], ["tokens", "revoke"], ["api"],
    ["calendar"], ["calendar", "add"], ["calendar", "list"], ["calendar", "refresh"],
    ["calendar", "change"], ["calendar", "remove"], ["calendar", "show"], ["calendar", "publish"],
    ["calendar", "withdraw"],
    ["plan"], ["plan", "add"], ["plan", "list"], ["plan", "move"], ["plan", "skip"],
    ["plan", "remove"], ["plan", "undo"],
    ["exports"], ["exports", "list"], ["exports", "add"], ["exports", "send"],
    ["exports", "remove"],
    ["hooks"], ["hooks", "list"], ["hooks", "add"], ["hooks", "remove"],
    ["gear"], ["gear", "rename"],
  ])
  func `helps, in no more than 80 columns`(command: [String]) throws {
    let outcome = try Command.run(command + ["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: pacesetter"))
    // The line of all options is the shell's to wrap.
    #expect(outcome.rows.filter { $0.count > 80 && !$0.hasPrefix("USAGE") } == [])
    #expect(Self.torn(outcome.output) == [])
  }

  @Test func `groups what it can do by what it is for`() throws {
    let help = try Command.run("--help").output
    let groups = help.matches(of: /(?m)^([A-Z ]+) SUBCOMMANDS:$/).map { String($0.1) }
    #expect(
      groups == [
        "RUNNING", "GYM", "PLANNING", "HISTORY", "DATA", "COACHES AND VOICES", "LANGUAGE MODEL",
        "SERVER",
      ]
    )
    // Nothing is left in a list of its own.
    #expect(!help.contains("\nSUBCOMMANDS:"))
  }

  @Test(arguments: ["race", "memory", "script", "hooks", "tokens", "devices", "exports"])
  func `lists nothing as an empty JSON array`(command: String) throws {
    let list = try Command.run(command, "list", "--json")
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output == "[]\n")
    #expect(list.errors == "")
  }

  /// Rows that were written too wide for a terminal, and are broken where nobody meant it.
  private static func torn(_ help: String) -> [String] {
    let rows = help.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let text = Array(rows.prefix { !$0.hasPrefix("USAGE") })
    return zip(text, text.dropFirst()).enumerated().compactMap { place, rows in
      let (row, next) = rows
      guard !next.isEmpty else { return nil }
      if row.hasPrefix("OVERVIEW") { return row }
      let carried = !fits(row, next) && !next.hasPrefix(" ")
      if row.hasPrefix("  ") { return carried ? row : nil }
      // What was carried over stands alone, though it had room for the row behind it.
      let after = place + 2 < text.count ? text[place + 2] : ""
      let hadRoom = !after.isEmpty && !after.hasPrefix(" ") && fits(next, after)
      return carried && hadRoom ? next : nil
    }
  }

  /// Whether a row has room for the first word of the next one.
  private static func fits(_ row: String, _ next: String) -> Bool {
    row.count + 1 + next.prefix { $0 != " " }.count < 80
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completes what is typed`(shell: String) throws {
    let outcome = try Command.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for word in ["personality", "target-pace", "explain", "allow-host"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    (["bogus"], "bogus"), (["run"], "recording"), (["run", "x", "--speed", "0"], "--speed"),
    (["run", "x", "--distance", "10"], "10km or 10mi"),
    (["run", "x", "--time", "1:45"], "1:45:00"),
    (["run", "x", "--target-pace", "9"], "8:03/mi"), (["run", "x", "--max-hr", "500"], "--max-hr"),
    (["run", "x", "--distance", "5km", "--time", "1h"], "--distance"),
    (["run", "x", "--personality", "nobody"], "best_friend"),
    (["run", "x", "--cadence", "90"], "150 to 230"),
    (["run", "x", "--cadence-mode", "on-demand"], "add --cadence"),
    (["run", "x", "--timeline", "y"], "--out"), (["serve", "--port", "99999"], "65535"),
    (["serve", "--map-tiles", "https://a.org/{z}/{x}/{y}"], "--map-credit"),
    (["serve", "--map-tiles", "https://a.org/{z}/{x}", "--map-credit", "a"], "{y} stands 0 times"),
    (["serve", "--map-tiles", "http://a.org/{z}/{x}/{y}", "--map-credit", "a"], "https://"),
    (["serve", "--map-tiles", "https://a.org/{z}/{x}/{y}", "--map-credit", ""], "is empty"),
    (["run", "demo:steady_5k", "--voice-command", "say", "--voice"], "{out}"),
  ])
  func `ends with status 64 when it is used wrongly`(arguments: [String], hint: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }
}
