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
      "A speech recognition server that speaks like OpenAI's.",
      discussion: """
        It gets a WAV file (16 kHz, one channel) and answers with its text. Without a path it is
        asked at /v1/audio/transcriptions. PACESETTER_LISTEN_ADDRESS sets it for every command. A
        server that is not this machine gets your voice only where you share it ('mind share
        voice'); outside of your own network it must begin with https://. Its key comes from
        PACESETTER_LISTEN_KEY.
        """,
      valueName: "address"
    )
  )
  var listenAddress: String?

  @Option(help: ArgumentHelp("The model that this server is asked for.", valueName: "name"))
  var listenModel: String = "whisper-1"

  @Option(
    help: ArgumentHelp("The language that you speak, for this server.", valueName: "code")
  )
  var listenLanguage: String = "en"

  /// What writes down voice notes, if anything does.
  func transcriber() throws(Failure) -> Transcriber? {
    if listenCommand == nil,
      let text = listenAddress ?? Console.variable("PACESETTER_LISTEN_ADDRESS")
    {
      do throws(ListeningEndpointError) {
        return Transcriber(
          try ListeningEndpoint(
            text,
            model: listenModel,
            language: listenLanguage,
            key: Console.variable("PACESETTER_LISTEN_KEY")
          )
        )
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
