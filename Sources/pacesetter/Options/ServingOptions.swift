import ArgumentParser
import Foundation
import Integrations
import Screens
import Server
import Record
import Storage
import Training

/// Where a server listens, and how others reach it.
struct ServingOptions: ParsableArguments {
  /// Whose certificate a server shows.
  enum TLSChoice: String, CaseIterable, ExpressibleByArgument {
    /// That of an authority which this machine makes for itself.
    case local
  }

  @Option(help: "The port to listen on; 0 lets the system choose.")
  var port: Int = 8080

  @Option(help: "The address to listen on; any but 127.0.0.1 lets other machines connect.")
  var host: String = "127.0.0.1"

  @Option(
    help: ArgumentHelp("Another host name to answer to; repeatable.", valueName: "name")
  )
  var allowHost: [String] = []

  @Option(help: "Serve over TLS with this machine's own authority, which devices must trust first.")
  var tls: TLSChoice?

  @Option(
    help: ArgumentHelp("Serve over TLS with this certificate (PEM).", valueName: "file"),
    completion: .file()
  )
  var tlsCert: String?

  @Option(
    help: ArgumentHelp("The private key of that certificate (PEM).", valueName: "file"),
    completion: .file()
  )
  var tlsKey: String?

  @Flag(help: "All requests come through a reverse proxy; trust its X-Forwarded-For.")
  var behindProxy = false

  @Flag(help: "Serve other machines without TLS: others can read along, phones get no sensors.")
  var insecureHttp = false

  @Option(
    help: ArgumentHelp(
      "Offer a map under routes: the address of its tiles, with {z}, {x} and {y}.",
      valueName: "address"
    )
  )
  var mapTiles: String?

  @Option(
    help: ArgumentHelp("The credit that the map's makers require.", valueName: "words")
  )
  var mapCredit: String?

  @Option(
    help: ArgumentHelp(
      """
      Write each activity as FIT and GPX into this folder, and again after a change; or to a \
      WebDAV address such as https://me@cloud.example.org/runs.
      """,
      valueName: "folder|address"
    ),
    completion: .directory
  )
  var export: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port), expected a number from 0 to 65535")
    }
    if let export, export.contains("://") {
      let user: String
      do throws(DAVRefusal) { user = try DAVFolder.split(export).user } catch {
        throw ValidationError(error.description)
      }
      guard !user.isEmpty else {
        throw ValidationError(
          "put your name on that server before it: https://me@cloud.example.org/runs"
        )
      }
    }
    guard (tlsCert == nil) == (tlsKey == nil) else {
      throw ValidationError("give both --tls-cert and --tls-key")
    }
    guard tls == nil || tlsCert == nil else {
      throw ValidationError("leave out --tls-cert; --tls local makes its own certificate")
    }
    guard (mapTiles == nil) == (mapCredit == nil) else {
      throw ValidationError(
        "give both --map-tiles and --map-credit; the makers of a map require a credit"
      )
    }
    do { _ = try tiles() } catch { throw ValidationError("\(error)") }
    let isOpen = !ServerSettings(host: host, web: "").isLoopback
    let isSafe = tls != nil || tlsCert != nil || behindProxy
    guard !isOpen || isSafe || insecureHttp else {
      throw ValidationError(
        "add --tls local, or --tls-cert and --tls-key, or put a reverse proxy in front "
          + "(--behind-proxy), or accept the risk with --insecure-http; --host \(host) lets other "
          + "machines in, and without TLS others can read along"
      )
    }
  }

  /// The server's settings; makes a certificate if one is needed.
  func settings(web: String, in folder: DataFolder) async throws(Failure) -> ServerSettings {
    var settings = ServerSettings(host: host, port: port, otherNames: allowHost, web: web)
    settings.behindProxy = behindProxy
    settings.export = export
    do { settings.tiles = try tiles() } catch { throw Failure(.usage, error.description) }
    if !settings.isLoopback { settings.otherNames += OwnNames.names }
    if let tlsCert, let tlsKey { settings.certificate = Certificate(chain: tlsCert, key: tlsKey) }
    if tls == .local {
      let authority = try await authority(in: folder)
      settings.certificate = Certificate(
        chain: authority.serverCertificate.path,
        key: authority.serverKey.path
      )
      settings.authority = authority.der()
    }
    return settings
  }

  /// The tile server to offer and the credit that it requires, if one is configured.
  private func tiles() throws(TileSourceError) -> TileSource? {
    guard let mapTiles else { return nil }
    return try TileSource(template: mapTiles, credit: mapCredit ?? "")
  }

  private func authority(in folder: DataFolder) async throws(Failure) -> LocalAuthority {
    let authority = LocalAuthority(folder: URL(fileURLWithPath: folder.place("tls")))
    let own = host == "0.0.0.0" || host == "::" ? [] : [host]
    do {
      try await authority.prepare(for: OwnNames.all + own + allowHost)
    } catch {
      throw Failure(.unavailable, error.description)
    }
    if let fingerprint = authority.fingerprint() {
      Console.standardError.write(
        "Devices must trust this machine's authority once, on the page /trust; its fingerprint is"
          + "\n\(fingerprint)\n"
      )
    }
    return authority
  }
}
