import Exchange
import HTTPTypes
import Hummingbird
import Screens
import Storage

/// Admits only the owner, the machine itself, paired devices, and tokens to what their scopes allow.
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
    let endpoint = ScopeTable.endpoint(request.method, context.endpointPath)
    switch try await Self.decision(on: request.head, from: context.peer, rule, keyring, endpoint) {
    case .atHome: break
    case .paired(let device): context.device = device
    case .scoped(let token): context.token = token
    case .outOfScope(let token):
      await log.note(
        .denied,
        "\(token.id) \(request.method) \(request.uri.path)",
        from: context.peer
      )
      throw Problem.outOfScope(token, endpoint?.scope ?? .control)
    case .stranger:
      await log.note(.denied, "\(request.method) \(request.uri.path)", from: context.peer)
      throw Problem.unpaired
    }
    // What the table says of a query holds for every route.
    let said = Dictionary(
      request.uri.queryParameters.map { (String($0.key), String($0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
    if let complaint = endpoint?.complaint(about: said) { throw Problem(.badRequest, complaint) }
    return try await next(request, context)
  }

  /// What is known about the client.
  enum Decision: Hashable, Sendable {
    case atHome
    case paired(PairedDevice)
    /// A token that may ask for this.
    case scoped(AccessToken)
    /// A token that may ask for other things.
    case outOfScope(AccessToken)
    case stranger
  }

  static func decision(
    on request: HTTPRequest,
    from peer: Peer,
    _ rule: HomeRule,
    _ keyring: Keyring,
    _ endpoint: Endpoint?
  ) async throws(StorageError) -> Decision {
    // Whoever shows a token gets what it allows, wherever they are: so it can be tried at home, and
    // one that was ended opens nothing there either.
    if Credential.isScoped(request) {
      guard let credential = Credential(request),
        let token = try await keyring.token(showing: credential)
      else { return .stranger }
      guard let endpoint, token.scopes.contains(endpoint.scope) else { return .outOfScope(token) }
      try await keyring.note(credential, for: endpoint.name)
      return .scoped(token)
    }
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
    ServerRefusal.unpaired,
    headers: [.wwwAuthenticate: "Bearer"]
  )

  /// The answer to a token that may do other things.
  static func outOfScope(_ token: AccessToken, _ scope: Endpoint.Scope) -> Problem {
    Problem(
      .forbidden,
      ServerRefusal.outOfScope(token: token.name, scope: scope.rawValue),
      headers: [
        .wwwAuthenticate: "Bearer error=\"insufficient_scope\", scope=\"\(scope.rawValue)\""
      ]
    )
  }
}
