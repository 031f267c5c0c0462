import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Training

/// Says what is wrong with a script, and where.
struct ScriptCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a script; problems come with line and column.",
    discussion: """
      Exits with status 1 on an error, 0 with at most warnings. With a plan it also
      finds messages that can never be due.

      Examples:
        pacesetter script check my-script.json
        pacesetter script write --distance 10km | pacesetter script check -
      """
  )

  @Argument(help: "The script file, or - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Print one JSON object instead of lines.")
  var json = false

  @Flag(help: "Print nothing if there is no error.")
  var quiet = false

  @OptionGroup(title: "The plan") var options: PlanOptions

  func run() throws {
    let plan = options.isGiven ? try options.plan() : nil
    let (script, diagnostics) = Script.read(
      try FileBytes.read(file),
      for: plan,
      reviewingSafety: true
    )
    let hasErrors = diagnostics.hasErrors || script == nil
    if json {
      write(diagnostics, of: script, isUsable: !hasErrors)
    } else {
      for diagnostic in diagnostics where hasErrors || !quiet {
        Console.standardOutput.write("\(file):\(diagnostic.description)\n")
      }
      if let script, !hasErrors, !quiet {
        let words = TerminalText.isScript(file, messages: script.messages.count)
        Console.standardError.write(words + "\n")
      }
    }
    if hasErrors { throw ExitCode(Failure.Code.failure.rawValue) }
  }

  private func write(_ diagnostics: [Diagnostic], of script: Script?, isUsable: Bool) {
    var json = JSONWriter(indentedBy: 2)
    json.object { json in
      json.field("file", file)
      json.field("ok", isUsable)
      json.field("messages", script?.messages.count ?? 0)
      json.array("diagnostics") { json in
        for diagnostic in diagnostics { diagnostic.write(to: &json) }
      }
    }
    json.endLine()
    Console.standardOutput.write(json.text)
  }
}
