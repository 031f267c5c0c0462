import ArgumentParser
import Integrations

/// A program of the user's that writes down voice notes.
struct ListenCommandOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A speech recognition program, with {sound} in its arguments.",
      discussion: """
        It reads a WAV file (16 kHz, one channel) and writes the words to standard output. It
        is started directly, never through a shell. PACESETTER_LISTEN_COMMAND sets it for
        every command; otherwise the one that 'make voice-notes' has set up is used.
        """,
      valueName: "command"
    )
  )
  var listenCommand: String?

  /// What writes down voice notes, if anything does.
  func transcriber() throws(Failure) -> Transcriber? {
    guard let line = listenCommand ?? Console.variable("PACESETTER_LISTEN_COMMAND") else {
      return Transcriber.installed().map { Transcriber($0) }
    }
    do {
      return Transcriber(try ListeningCommand(line))
    } catch {
      throw Failure(.usage, error.description)
    }
  }
}
