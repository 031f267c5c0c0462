import Exchange
import HTTPTypes
import NIOCore
import Storage

/// Decides who may use the live lane, by the same rules as the router's.
struct LiveDoor: Sendable {
  /// What is decided.
  enum Verdict {
    case refused(Problem)
    /// It may; the paired device or the token that it needed, if it did.
    case allowed(paired: String?)
    /// The keyring is asked.
    case unknown(EventLoopFuture<Answer>)
  }

  /// What the keyring says.
  enum Answer: Sendable {
    case allowed(paired: String?)
    case refused(Problem)
  }

  let host: HostRule
  let home: HomeRule
  let keyring: Keyring
  let log: SecurityLog
  let hub: LiveHub
  let library: SessionLibrary
  let tally: Tally

  /// The room for streams on a connection's loop.
  func room(on loop: any EventLoop) -> LiveRoom? { hub.room(on: loop) }

  /// Whether a request may be answered.
  func verdict(on request: HTTPRequest, from peer: Peer, _ loop: any EventLoop) -> Verdict {
    if peer != .owner, let problem = host.problem(request) ?? SiteRule.problem(request) {
      note(request, peer, loop)
      return .refused(problem)
    }
    let isScoped = Credential.isScoped(request)
    if !isScoped, home.isAtHome(request, from: peer) { return .allowed(paired: nil) }
    guard let credential = Credential(request) else {
      note(request, peer, loop)
      return .refused(.unpaired)
    }
    return .unknown(
      loop.makeFutureWithTask { [keyring, log] in
        let endpoint = request.method == .post ? LinkAPI.glance : LinkAPI.listen
        if isScoped, let token = try await keyring.token(showing: credential) {
          guard token.scopes.contains(endpoint.scope) else {
            await log.note(
              .denied,
              "\(token.id) \(request.method) \(LiveResponder.path)",
              from: peer
            )
            return .refused(.outOfScope(token, endpoint.scope))
          }
          try await keyring.note(credential, for: endpoint.name)
          return .allowed(paired: token.id)
        }
        if !isScoped, let device = try await keyring.device(showing: credential) {
          return .allowed(paired: device.id)
        }
        await log.note(.denied, "\(request.method) \(LiveResponder.path)", from: peer)
        return .refused(.unpaired)
      }
    )
  }

  private func note(_ request: HTTPRequest, _ peer: Peer, _ loop: any EventLoop) {
    _ = loop.makeFutureWithTask { [log] in
      await log.note(.denied, "\(request.method) \(LiveResponder.path)", from: peer)
    }
  }
}
