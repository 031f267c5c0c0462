import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Record
import Training

/// Keeps a script of one's own.
struct ScriptKeepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Check and save a script of your own; it replaces one of the same name.",
    discussion: """
      'run --script NAME' plays it, on every machine that uses the same server. A
      script with errors is not saved.

      Examples:
        pacesetter script keep tempo.json
        pacesetter script keep - --name "Tuesday tempo" < tempo.json
      """
  )

  @Argument(
    help: "The script file, or - for standard input.",
    completion: .file(extensions: ["json"])
  )
  var file: String

  @Option(help: ArgumentHelp("Its name (default: the script's id).", valueName: "name"))
  var name: String?

  @OptionGroup var data: DataOption

  func run() async throws {
    let script = try ScriptFile(file)
    for warning in script.warnings {
      Console.standardError.write("\(file):\(warning.description)\n")
    }
    if script.script.messages.contains(where: { $0.prerenderedAudioPath != nil }) {
      Console.standardError.write(TerminalText.soundsStayBehind + "\n")
    }
    let name: String
    do throws(APICallError) { name = try ScriptAPI.name(self.name ?? script.script.id) } catch {
      throw Failure(.usage, error.description)
    }
    let own = OwnScript(
      name: name,
      text: script.text,
      messages: script.script.messages.count,
      keptAt: LocalTime.now.instant
    )
    _ = try await data.ask(ScriptAPI.Keep(own))
    Console.standardOutput.write(
      "\(name) is saved, with \(own.messages == 1 ? "1 message" : "\(own.messages) messages").\n"
    )
  }
}
