import ArgumentParser
import Foundation
import Integrations
import Screens
import Server
import Record
import Storage
import Training

/// Serves the page to the browsers of this machine, and to paired devices of others.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the page, give it a voice, and store what it sends.",
    discussion: """
      The page decodes and coaches by itself: files that you drop on it stay in your
      browser. Once loaded, it keeps working if this server stops.

      Examples:
        pacesetter serve --open
        pacesetter serve --port 9000
        pacesetter serve --host 0.0.0.0 --tls local      for phones in your network
        pacesetter serve --behind-proxy --allow-host run.example.org
        pacesetter serve --map-tiles 'https://tile.example.org/{z}/{x}/{y}.png' \\
          --map-credit '© the makers of the map'
      """
  )

  @OptionGroup var serving: ServingOptions

  @Option(help: "The folder of the page, if it is not the default one.", completion: .directory)
  var web: String?

  @OptionGroup var data: DataOption

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var voice: VoiceCommandOption
  @OptionGroup var listen: ListenCommandOption

  func run() async throws {
    guard let web = WebFolder.find(given: web) else {
      throw Failure(.unavailable, missingPage)
    }
    let command = try voice.voice()
    let booth = SpeechBooth { await VoiceRoster.installed(command: command) }
    let folder = try data.folder()
    let archive = try await Self.archive(in: folder)
    defer { archive.close() }
    let settings = try await serving.settings(web: web, in: folder)
    warn(settings)
    let file = LineFile("security.log", in: folder)
    let log = SecurityLog { file.append($0) }
    let notice = ServiceNotice(environment: ProcessInfo.processInfo.environment)
    let server = WebServer(
      settings,
      archive: archive,
      booth: booth,
      shelf: AgentShelf {
        // Without workouts agents and automations still have the record.
        (try? LibraryFolder(given: nil)).map {
          AgentLibrary($0.library, knowing: $0.catalogue, documents: $0.documents)
        }
      },
      transcriber: try listen.transcriber(),
      models: LibraryFolder.models,
      log: log,
      notice: notice
    )
    let open = open
    do {
      try await server.run(
        report: { Console.standardError.write("\($0)\n") }
      ) { address in
        if !settings.isForThisMachineOnly {
          await Self.invite(to: settings.entrance(at: address), archive)
        }
        Console.standardError.write(TerminalText.served(at: address) + "\n")
        if open { await Browser.open(address) }
        // Said once; the page works without.
        if let lack = await booth.lack() {
          Console.standardError.write(TerminalText.ownVoice(because: "\(lack)") + "\n")
        }
      }
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  /// Says how a device is let in, with a code where there is none yet.
  private static func invite(to address: String, _ archive: Archive) async {
    // A list that cannot be read is no reason to keep a new device out.
    let known = (try? await archive.devices.devices().count) ?? 0
    guard known == 0, let code = await archive.desk.make() else {
      Console.standardError.write(TerminalText.paired(known) + "\n")
      return
    }
    Console.standardError.write(TerminalText.pairing(at: address, code: "\(code)") + "\n")
  }

  private static func archive(in folder: DataFolder) async throws(Failure) -> Archive {
    do { return try await Archive(folder, knowing: LibraryFolder.knowledge) } catch {
      throw Failure(error)
    }
  }

  private var missingPage: String {
    if let web { return "there is no page in \(web): expected a folder with index.html" }
    return "the page is not installed beside the program; name its folder with --web"
  }

  /// Says what the page lacks, and whom it may ask for a map.
  private func warn(_ settings: ServerSettings) {
    if !WebFolder.holdsCore(settings.web) {
      Console.standardError.write(TerminalText.noCore(in: settings.web) + "\n")
    }
    if let host = settings.tiles?.template.host {
      Console.standardError.write(TerminalText.map(from: host) + "\n")
    }
  }
}
