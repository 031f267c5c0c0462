import Exchange
import HTTPTypes
import Hummingbird
import Storage

/// Admits only the owner, the machine itself and paired devices.
struct AccessGuard: RouterMiddleware {
  let rule: HomeRule
  let keyring: Keyring
  let log: SecurityLog

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var context = context
    switch try await Self.decision(on: request.head, from: context.peer, rule, keyring) {
    case .atHome: break
    case .paired(let device): context.device = device
    case .stranger:
      await log.note(.denied, "\(request.method) \(request.uri.path)", from: context.peer)
      throw Problem.unpaired
    }
    return try await next(request, context)
  }

  /// What is known about the client.
  enum Decision: Hashable, Sendable {
    case atHome
    case paired(PairedDevice)
    case stranger
  }

  static func decision(
    on request: HTTPRequest,
    from peer: Peer,
    _ rule: HomeRule,
    _ keyring: Keyring
  ) async throws(StorageError) -> Decision {
    if rule.isAtHome(request, from: peer) { return .atHome }
    guard let credential = Credential(request),
      let device = try await keyring.device(showing: credential)
    else { return .stranger }
    return .paired(device)
  }
}

extension Problem {
  /// The answer to a stranger.
  static let unpaired = Problem(
    .unauthorized,
    "open /pair here and type the code that the server shows; this device is not paired",
    headers: [.wwwAuthenticate: "Bearer"]
  )
}
