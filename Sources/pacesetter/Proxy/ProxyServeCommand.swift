import ArgumentParser
import Formats
import Foundation
import Integrations
import Prompts
import Screens
import Server
import Storage
import Record
import Training

/// Serves the proxy.
struct ProxyServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the proxy, alone or as one of several replicas.",
    discussion: """
      The provider's key comes from PACESETTER_MODEL_KEY, from systemd's credential
      model-key, or from the file of --key. Put TLS in front: a reverse proxy.
      """
  )

  @Option(help: "Whom to ask: anthropic, or compatible (a server that speaks like OpenAI's).")
  var provider: MindSettings.Provider

  @Option(help: "The address before /chat/completions or /v1/messages.")
  var address: String?

  @Option(help: "The model for every task.")
  var model: String?

  @Flag(help: "It costs nothing: a model on a machine of your own.")
  var free = false

  @Option(help: ArgumentHelp("A file with the provider's key.", valueName: "file"))
  var key: String?

  @Option(
    help: ArgumentHelp("The file with the devices that may ask.", valueName: "file"),
    completion: .file()
  )
  var tokens: String

  @Option(help: "The port to listen on; 0 lets the system choose.")
  var port: Int = 8090

  @Option(help: "The address to listen on.")
  var host: String = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "The Redis or Valkey that replicas share: redis://HOST:PORT/N, or rediss:// over TLS.",
      valueName: "address"
    )
  )
  var shared: String?

  @Option(help: "The most requests of one device on a day.")
  var perDay: Int = ProxyLimits().perDay

  @Option(help: "The most requests of one device in a minute.")
  var perMinute: Int = ProxyLimits().perMinute

  @Option(help: "The most that may be spent on a day, in US dollars.")
  var dayCap: Double = 2

  @Option(help: "The most that may be spent in a month, in US dollars.")
  var monthCap: Double = 20

  func validate() throws {
    guard provider == .anthropic || provider == .compatible else {
      throw ValidationError("--provider is \(provider.rawValue), expected anthropic or compatible")
    }
    guard provider == .anthropic || model != nil else {
      throw ValidationError("name the model with --model; such a server has none of its own accord")
    }
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port), expected a number from 0 to 65535")
    }
    for (name, cap) in [("--day-cap", dayCap), ("--month-cap", monthCap)]
    where !(0...10_000).contains(cap) {
      throw ValidationError("\(name) is \(cap), expected 0 to 10000 US dollars")
    }
    for (name, count) in [("--per-day", perDay), ("--per-minute", perMinute)]
    where !(1...1_000_000).contains(count) {
      throw ValidationError("\(name) is \(count), expected 1 to 1000000 requests")
    }
    guard let place = ModelAddress(address ?? provider.usualAddress), place.isSafe else {
      throw ValidationError(
        "begin --address with https://, unless it is in your own network; it is no safe address"
      )
    }
    do { _ = try sharedAddress() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    let devices = ProxyTokens(tokens)
    guard devices.count > 0 else {
      throw Failure(
        .noInput,
        "no device may ask yet; 'pacesetter proxy token NAME --tokens \(tokens)' lets one in"
      )
    }
    let models = LibraryFolder.models
    var settings = ProxySettings(
      host: host,
      port: port,
      mind: MindSettings(
        provider: provider,
        address: address ?? provider.usualAddress,
        model: model ?? "",
        isFree: free
      ),
      key: try ownKey(),
      prices: models.prices,
      tokens: tokens,
      catalogue: try LibraryFolder.catalogue(given: nil)
    )
    do { settings.shared = try sharedAddress() } catch { throw Failure(.usage, error.description) }
    settings.limits.perDay = perDay
    settings.limits.perMinute = perMinute
    settings.limits.dayCap = Self.micros(dayCap)
    settings.limits.monthCap = Self.micros(monthCap)
    let place = settings.shared?.shown
    do throws(ServeError) {
      let server = ProxyServer(settings, models: models) {
        Console.standardError.write("pacesetter: \($0)\n")
      }
      try await server.run { address in
        let said = TerminalText.proxy(at: address, sharing: place, devices: devices.count)
        Console.standardError.write(said + "\n")
      }
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  private func sharedAddress() throws(RedisAddressError) -> RedisAddress? {
    guard let shared else { return nil }
    return try RedisAddress(shared)
  }

  private func ownKey() throws(Failure) -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["PACESETTER_MODEL_KEY"]?.trimmed, !text.isEmpty {
      return text
    }
    let credential = environment["CREDENTIALS_DIRECTORY"].map { $0 + "/model-key" }
    let files = [credential.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }, key]
    guard let file = files.compactMap({ $0 }).first else { return nil }
    let text = String(decoding: try FileBytes.read(file), as: UTF8.self).trimmed
    return text.isEmpty ? nil : text
  }

  private static func micros(_ dollars: Double) -> Int64 {
    Int64((dollars * Double(MindSettings.micros)).rounded())
  }
}
