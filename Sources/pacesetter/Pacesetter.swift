import ArgumentParser
import Server

/// The command: everything that Pacesetter does without a page.
@main
struct Pacesetter: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pacesetter",
    abstract: "A training companion that coaches your run, on your own machine.",
    discussion: """
      Examples:
        pacesetter serve --open                      the page, in your browser
        pacesetter run run.fit                       a recorded run, coached here
        pacesetter run demo:steady_10k               no recording? a simulated one
        pacesetter run run.fit --out narration.m4a   all of its speech in one file
        pacesetter script write --distance 10km > my-script.json
      """,
    version: Release.version,
    subcommands: [
      RunCommand.self, ScriptCommand.self, ServeCommand.self, VoicesCommand.self,
      DoctorCommand.self,
    ]
  )

  static func main() async {
    do {
      var command = try await asyncParseAsRoot()
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      Console.standardError.write("pacesetter: \(failure.sentence)\n")
      exit(withError: ExitCode(failure.code.rawValue))
    } catch {
      exit(withError: error)
    }
  }
}
