public import Hummingbird
public import Exchange

/// A request in the routes, with the client that sent it.
public struct Visit: RequestContext {
  /// What the router needs.
  public var coreContext: CoreRequestContextStorage

  /// Who is at the other end of the connection.
  public let peer: Peer

  /// The paired device that asks, if it needed to be one.
  public var device: PairedDevice?

  /// The token of a program that asks, if it showed one.
  public var token: AccessToken?

  /// Creates the context of a request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = Peer(source.channel)
  }
}
