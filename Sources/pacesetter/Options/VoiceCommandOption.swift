import ArgumentParser
import Integrations

/// A program of the user's that speaks, for every command that has a voice.
struct VoiceCommandOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A text-to-speech program, with {text-file} and {out} in its arguments.",
      discussion: """
        It reads words from the file (or standard input) and writes a WAV file. It is
        started directly, never through a shell. PACESETTER_VOICE_COMMAND sets it for
        every command.
        """,
      valueName: "command"
    )
  )
  var voiceCommand: String?

  /// The user's voice, if one is set.
  func voice() throws(Failure) -> CommandVoice? {
    guard let line = voiceCommand ?? Console.variable("PACESETTER_VOICE_COMMAND") else {
      return nil
    }
    do {
      return CommandVoice(try CommandTemplate(line))
    } catch {
      throw Failure(.usage, error.description)
    }
  }
}
