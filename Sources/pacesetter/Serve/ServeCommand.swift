import ArgumentParser
import Integrations
import Server
import Storage

/// Serves the page to the browsers of this machine.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the page, and lend it a voice.",
    discussion: """
      The page decodes and coaches by itself: nothing that you drop on it leaves your browser.
      Once it is loaded it goes on when this server stops.

      Examples:
        pacesetter serve --open
        pacesetter serve --port 9000
      """
  )

  @Option(help: "The port to listen on; 0 lets the system choose.")
  var port: Int = 8080

  @Option(help: "The address to listen on; anything but this machine itself is open to others.")
  var host: String = "127.0.0.1"

  @Option(help: "Another name that the server answers to; may be given several times.")
  var allowHost: [String] = []

  @Option(help: "The folder of the page, where it is not the usual one.", completion: .directory)
  var web: String?

  @OptionGroup var data: DataOption

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var voice: VoiceCommandOption

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port), expected a number from 0 to 65535")
    }
  }

  func run() async throws {
    guard let web = WebFolder.find(given: web) else {
      throw Failure(.unavailable, missingPage)
    }
    let settings = ServerSettings(host: host, port: port, otherNames: allowHost, web: web)
    let command = try voice.voice()
    let booth = SpeechBooth { await VoiceRoster.installed(command: command) }
    let archive = try await Self.archive(in: try data.folder())
    defer { archive.close() }
    warn(settings)
    let open = open
    do {
      try await WebServer(settings, archive: archive, booth: booth).run(
        report: { Console.standardError.write("\($0)\n") }
      ) { address in
        Console.standardError.write("Pacesetter is at \(address) (Ctrl-C stops it)\n")
        if open { await Browser.open(address) }
        // Said once; the page works without.
        if let lack = await booth.lack() {
          Console.standardError.write(
            "\(lack); until then the page uses the browser's own voice\n"
          )
        }
      }
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  private static func archive(in folder: DataFolder) async throws(Failure) -> Archive {
    do { return try await Archive(folder) } catch { throw Failure(error) }
  }

  private var missingPage: String {
    if let web { return "there is no page in \(web): expected a folder with index.html" }
    return "the page is not installed beside the program; name its folder with --web"
  }

  /// Says what the page lacks, and who can reach it.
  private func warn(_ settings: ServerSettings) {
    if !WebFolder.holdsCore(settings.web) {
      Console.standardError.write(
        "core.wasm is not in \(settings.web), so the page cannot coach yet: run 'make web'\n"
      )
    }
    if !settings.isLoopback {
      Console.standardError.write(
        "others on your network can reach \(settings.host); there is no password yet\n"
      )
    }
  }
}
