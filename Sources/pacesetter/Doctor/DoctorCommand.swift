import ArgumentParser
import Formats
import Integrations
import Server

/// Says in plain words what works on this machine and what would help.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what works on this machine and what would help.",
    discussion: """
      Exits with status 0 if everything works, 1 if something optional is missing.
      """
  )

  @Flag(help: "Print one JSON array instead of sentences.")
  var json = false

  @OptionGroup var colors: ColorOption
  @OptionGroup var voice: VoiceCommandOption

  func run() async throws {
    let findings = await Checkup(command: try voice.voice()).findings()
    if json {
      Console.standardOutput.write(
        JSON.array(findings.map { $0.json }).text(indentedBy: 2) + "\n"
      )
    } else {
      let palette = Palette(colors.color, for: .standardOutput)
      for finding in findings {
        let mark = finding.isGood ? palette.good("ok     ") : palette.doubtful("missing")
        Console.standardOutput.write("\(mark)  \(finding.sentence)\n")
      }
    }
    if findings.contains(where: { !$0.isGood }) { throw ExitCode(Failure.Code.failure.rawValue) }
  }
}
