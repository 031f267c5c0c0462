import ArgumentParser
import Foundation
import Integrations
import Server
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

  @Option(help: "The address to listen on; others than 127.0.0.1 let other machines in.")
  var host: String = "127.0.0.1"

  @Option(
    help: ArgumentHelp("Another name that it answers to; may come often.", valueName: "name")
  )
  var allowHost: [String] = []

  @Option(help: "Serve with TLS by this machine's own authority, which devices must trust first.")
  var tls: TLSChoice?

  @Option(
    help: ArgumentHelp("Serve with TLS by this certificate, in PEM.", valueName: "file"),
    completion: .file()
  )
  var tlsCert: String?

  @Option(
    help: ArgumentHelp("The key of that certificate, in PEM.", valueName: "file"),
    completion: .file()
  )
  var tlsKey: String?

  @Flag(help: "All requests come by a reverse proxy, whose word on who asks is taken.")
  var behindProxy = false

  @Flag(help: "Serve other machines without TLS: readable on the way, no sensors on a phone.")
  var insecureHttp = false

  @Option(
    help: ArgumentHelp(
      "Offer pages a map under a route: the address of its tiles, with {z}, {x} and {y}.",
      valueName: "address"
    )
  )
  var mapTiles: String?

  @Option(
    help: ArgumentHelp("Whom that map is by, in the words its makers ask for.", valueName: "words")
  )
  var mapCredit: String?

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port), expected a number from 0 to 65535")
    }
    guard (tlsCert == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-cert and --tls-key belong together")
    }
    guard tls == nil || tlsCert == nil else {
      throw ValidationError("--tls local makes its own certificate; leave --tls-cert out")
    }
    guard (mapTiles == nil) == (mapCredit == nil) else {
      throw ValidationError(
        "--map-tiles and --map-credit belong together: who makes a map wants to be named"
      )
    }
    do { _ = try tiles() } catch { throw ValidationError("\(error)") }
    let isOpen = !ServerSettings(host: host, web: "").isLoopback
    let isSafe = tls != nil || tlsCert != nil || behindProxy
    guard !isOpen || isSafe || insecureHttp else {
      throw ValidationError(
        "--host \(host) lets other machines in, and without TLS everybody on the way can read "
          + "along; add --tls local, or --tls-cert and --tls-key, or put a reverse proxy before "
          + "it (--behind-proxy), or say --insecure-http"
      )
    }
  }

  /// What the server is told; a certificate is made where one is to be.
  func settings(web: String, in folder: DataFolder) async throws(Failure) -> ServerSettings {
    var settings = ServerSettings(host: host, port: port, otherNames: allowHost, web: web)
    settings.behindProxy = behindProxy
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

  /// Whose map is offered, if any; whose it is has to be said.
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
        "Devices must trust this machine's authority once, by the page /trust; its fingerprint is"
          + "\n\(fingerprint)\n"
      )
    }
    return authority
  }
}
