import ArgumentParser
import Formats
import Integrations
import Screens

/// Lists the voices of this machine.
struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices on this machine.",
    discussion: """
      Examples:
        pacesetter voices
        pacesetter voices --language de
        pacesetter run run.fit --voice slt --out narration.m4a
      """
  )

  @Option(help: "Only voices that speak this language, such as en or de.")
  var language: String?

  @Flag(help: "Print one JSON array instead of a table.")
  var json = false

  @OptionGroup var voice: VoiceCommandOption

  func run() async throws {
    let roster = await VoiceRoster.installed(command: try voice.voice())
    let voices = (language.map { roster.speaking($0) } ?? roster.voices).map { $0.profile }
    if json {
      Console.standardOutput.write(list(voices).text(indentedBy: 2) + "\n")
    } else {
      for voice in voices {
        Console.standardOutput.write(
          "\(padded(voice.id, to: 16)) \(padded(voice.language, to: 8)) \(voice.name)\n"
        )
      }
    }
    if voices.isEmpty {
      throw Failure(.unavailable, VoiceRefusal.noVoice(language ?? "en").description)
    }
  }

  private func list(_ voices: [VoiceProfile]) -> JSON {
    .array(
      voices.map {
        ["id": .string($0.id), "language": .string($0.language), "name": .string($0.name)]
      }
    )
  }
}

/// A text filled up with spaces, for a table.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
