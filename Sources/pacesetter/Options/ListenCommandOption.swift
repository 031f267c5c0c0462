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

  @Option(
    help: ArgumentHelp(
      "A speech recognition server on this machine that speaks like OpenAI's.",
      discussion: """
        It gets a WAV file (16 kHz, one channel) and answers with its text. Without a path it is
        asked at /v1/audio/transcriptions. PACESETTER_LISTEN_ADDRESS sets it for every command.
        """,
      valueName: "address"
    )
  )
  var listenAddress: String?

  @Option(help: ArgumentHelp("The model that this server is asked for.", valueName: "name"))
  var listenModel: String = "whisper-1"

  /// What writes down voice notes, if anything does.
  func transcriber() throws(Failure) -> Transcriber? {
    if listenCommand == nil,
      let text = listenAddress ?? Console.variable("PACESETTER_LISTEN_ADDRESS")
    {
      do throws(ListeningEndpointError) {
        return Transcriber(try ListeningEndpoint(text, model: listenModel))
      } catch {
        throw Failure(.usage, error.description)
      }
    }
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
