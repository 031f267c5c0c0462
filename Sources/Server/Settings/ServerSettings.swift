public import Training

/// The settings of a server.
public struct ServerSettings: Hashable, Sendable {
  /// The address to listen on.
  public var host: String

  /// The port to listen on; 0 lets the system choose.
  public var port: Int

  /// Host names besides its own that it answers to, such as that of a reverse proxy.
  public var otherNames: [String]

  /// The folder of the page.
  public var web: String

  /// Whether every request comes through a proxy that is trusted to name the client.
  public var behindProxy = false

  /// Whether browsers speak to it over TLS, its own or a proxy's.
  public var isSecure: Bool { certificate != nil || behindProxy }

  /// The certificate that it shows; without one it speaks plain HTTP.
  public var certificate: Certificate?

  /// The certificate of this machine's own authority, for others to trust.
  public var authority: [UInt8]?

  /// The map that pages may show under a route; without one they contact no other server.
  public var tiles: TileSource?

  /// How much a connection may cost.
  public var limits = ServerLimits()

  /// The folder or the WebDAV address that gets each activity as files; none without one.
  public var export: String?

  /// What reads files that are brought, and what that may cost.
  public var reading = ReadingSettings()

  /// Creates settings for this machine only.
  public init(
    host: String = "127.0.0.1",
    port: Int = 8080,
    otherNames: [String] = [],
    web: String
  ) {
    self.host = host
    self.port = port
    self.otherNames = otherNames
    self.web = web
  }

  /// Where it is, for a person to type: an address of this machine where it listens on all of them.
  func address(port: Int) -> String {
    let isEverywhere = host == "0.0.0.0" || host == "::"
    let name = isEverywhere ? OwnNames.reachable ?? host : host
    return (certificate == nil ? "http://" : "https://")
      + (name.contains(":") ? "[\(name)]" : name) + ":\(port)"
  }

  /// Where other devices open it, given where it is: by the name that a proxy has for it.
  public func entrance(at address: String) -> String {
    guard behindProxy, let name = otherNames.first else { return address }
    return "https://\(name)"
  }

  /// Whether no pairing is needed, because no other machine can connect.
  public var isForThisMachineOnly: Bool { isLoopback && !behindProxy }

  /// Whether only this machine can reach it.
  public var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }
}
