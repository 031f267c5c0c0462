import HTTPTypes

/// Who needs no pairing: the owner, and programs on the machine itself.
///
/// A proxy on the same machine would make every stranger look like one of those, so it must not have
/// left a trace, the request must name this machine itself, and `--behind-proxy` ends the exception.
struct HomeRule: Sendable {
  private let behindProxy: Bool

  private static let traces: [HTTPField.Name] = [
    .forwardedFor, .via,
    HTTPField.Name("Forwarded") ?? .via, HTTPField.Name("X-Forwarded-Host") ?? .via,
    HTTPField.Name("X-Forwarded-Proto") ?? .via, HTTPField.Name("X-Real-IP") ?? .via,
  ]

  init(_ settings: ServerSettings) { behindProxy = settings.behindProxy }

  /// Whether a request may ask for everything without a token.
  func isAtHome(_ request: HTTPRequest, from peer: Peer) -> Bool {
    switch peer {
    case .owner: return true
    case .far, .unknown: return false
    case .near:
      guard !behindProxy, !Self.traces.contains(where: { request.headerFields[$0] != nil }) else {
        return false
      }
      let host = HostRule.host(of: request.authority) ?? ""
      return host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
  }
}
