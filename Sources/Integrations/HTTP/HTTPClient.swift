import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Sends requests to servers over HTTP/1.1, with TLS if the address says so.
///
/// It knows nothing of whom it speaks to; what a server wants in its headers is for its own client to
/// say, such as ``ServerClient``. It follows no redirect and keeps no cookie. Every request has limits
/// on time and size, and ends when the task that asked is canceled.
public actor HTTPClient {
  private let authority: AuthorityCheck?
  private let rule: AddressRule?
  private var tls: NIOSSLContext?
  private var idle: [HTTPDestination: [any Channel]] = [:]

  /// Creates a client; `authority` is a file with the certificate of the one who is to be trusted, in
  /// place of those whom the system trusts.
  public init(authority: String? = nil) throws(HTTPClientError) {
    self.authority = try authority.map(Self.check)
    rule = nil
  }

  /// Creates a client that trusts whom the system trusts.
  public init() {
    authority = nil
    rule = nil
  }

  /// Creates a client for addresses that somebody else has chosen: it connects only where a rule allows.
  public init(rule: AddressRule) {
    authority = nil
    self.rule = rule
  }

  /// Asks, and waits for the whole answer, whatever it is.
  public func send(
    _ request: HTTPClientRequest
  ) async throws(HTTPClientError) -> HTTPClientResponse {
    // The server may have hung up at any moment since the connection was last used.
    while request.isRepeatable, let channel = idle[request.destination]?.popLast() {
      guard channel.isActive else { continue }
      do throws(HTTPClientError) { return try await exchange(request, on: channel) } catch {
        guard case .lost = error else { throw error }
      }
    }
    return try await exchange(request, on: try await connect(for: request))
  }

  /// Asks and hangs up, for whoever asks a server only once.
  public func sendOnce(
    _ request: HTTPClientRequest
  ) async throws(HTTPClientError) -> HTTPClientResponse {
    defer { close() }
    return try await send(request)
  }

  /// Asks, and hands over the answer as it comes; the connection is closed afterwards.
  ///
  /// The server is asked to wait while the body is not read.
  public func stream<Value: Sendable>(
    _ request: HTTPClientRequest,
    _ work: @Sendable (HTTPClientHead, HTTPClientBody) async throws -> Value
  ) async throws -> Value {
    let channel = try await connect(for: request)
    defer { channel.close(promise: nil) }
    let promise = channel.eventLoop.makePromise(of: HTTPClientHead.self)
    let (parts, reader) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let exchange = Self.exchange(for: request, .parts(promise, reader))
    channel.writeAndFlush(exchange).whenFailure { error in
      promise.fail(error)
      reader.finish(throwing: error)
    }
    let body = HTTPClientBody(parts: parts) { bytes in
      channel.triggerUserOutboundEvent(HTTPConnection.Consumed(bytes: bytes), promise: nil)
    }
    do {
      let head = try await Self.value(of: promise.futureResult, or: channel)
      return try await work(head, body)
    } catch {
      // What the reader itself has thrown is nobody's failure but its own.
      throw Self.isOfConnection(error) ? Self.cause(error, of: request) : error
    }
  }

  /// Hangs up.
  public func close() {
    for channel in idle.values.joined() { channel.close(promise: nil) }
    idle = [:]
  }

  // MARK: One exchange

  private func exchange(
    _ request: HTTPClientRequest,
    on channel: any Channel
  ) async throws(HTTPClientError) -> HTTPClientResponse {
    let promise = channel.eventLoop.makePromise(of: HTTPClientResponse.self)
    let exchange = Self.exchange(for: request, .whole(promise))
    channel.writeAndFlush(exchange).cascadeFailure(to: promise)
    do {
      let response = try await Self.value(of: promise.futureResult, or: channel)
      if channel.isActive { idle[request.destination, default: []].append(channel) }
      return response
    } catch {
      channel.close(promise: nil)
      throw Self.cause(error, of: request)
    }
  }

  /// Waits, and hangs up when the task is canceled.
  private static func value<Value: Sendable>(
    of future: EventLoopFuture<Value>,
    or channel: any Channel
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      try await future.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  private static func exchange(
    for request: HTTPClientRequest,
    _ reader: HTTPConnection.Reader
  ) -> HTTPConnection.Exchange {
    var headers = HTTPHeaders([("Host", request.destination.authority)])
    for header in request.headers { headers.add(name: header.name, value: header.value) }
    if !request.body.isEmpty || !["GET", "HEAD"].contains(request.method) {
      headers.add(name: "Content-Length", value: String(request.body.count))
    }
    let head = HTTPRequestHead(
      version: .http1_1,
      method: HTTPMethod(rawValue: request.method),
      uri: request.path,
      headers: headers
    )
    return HTTPConnection.Exchange(
      head: head,
      body: request.body,
      limits: request.limits,
      reader: reader
    )
  }

  // MARK: Connecting

  private func connect(
    for request: HTTPClientRequest
  ) async throws(HTTPClientError) -> any Channel {
    let (destination, check) = (request.destination, authority)
    do {
      let secure = try secured(destination)
      let loop = MultiThreadedEventLoopGroup.singleton.next()
      let ready = loop.makePromise(of: Void.self)
      let bootstrap = ClientBootstrap(group: loop)
        .connectTimeout(TimeAmount(request.limits.connecting))
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let secure {
              try pipeline.addHandler(Self.guardian(secure.tls, secure.host, check))
            }
            try pipeline.addHTTPClientHandlers()
            try pipeline.addHandler(
              HTTPConnection(destination, isSecure: secure != nil, ready: ready)
            )
          }
        }
      let channel =
        switch destination {
        case .server(let address):
          bootstrap.channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .resolver(rule.map { GuardedResolver($0, on: loop) })
            .connect(host: address.host, port: address.port)
        case .socket(let path): bootstrap.connect(unixDomainSocketPath: path)
        }
      channel.cascadeFailure(to: ready)
      try await ready.futureResult.get()
      return try await channel.get()
    } catch {
      throw Self.cause(error, of: request)
    }
  }

  private func secured(
    _ destination: HTTPDestination
  ) throws -> (tls: NIOSSLContext, host: String)? {
    guard case .server(let address) = destination, address.isSecure else { return nil }
    let context = try tls ?? NIOSSLContext(configuration: .makeClientConfiguration())
    tls = context
    return (context, address.host)
  }

  /// What makes sure that the server is who it should be.
  private static func guardian(
    _ tls: NIOSSLContext,
    _ host: String,
    _ check: AuthorityCheck?
  ) throws -> NIOSSLClientHandler {
    // An address has no name to be told, and is looked for in the certificate itself.
    let isName = (try? SocketAddress(ipAddress: host, port: 0)) == nil
    let name = isName ? host : nil
    guard let check else { return try NIOSSLClientHandler(context: tls, serverHostname: name) }
    return try NIOSSLClientHandler(context: tls, serverHostname: name) { chain, promise in
      promise.completeWithTask {
        let bytes = try chain.map { try $0.toDERBytes() }
        return await check.proves(bytes, host) ? .certificateVerified : .failed
      }
    }
  }

  private static func check(_ path: String) throws(HTTPClientError) -> AuthorityCheck {
    // PEM or DER: which of the two it is shows in which can be read.
    let text = try? NIOSSLCertificate.fromPEMFile(path).first
    guard let found = try? text ?? NIOSSLCertificate.fromDERFile(path),
      let bytes = try? found.toDERBytes()
    else { throw .noAuthority(path) }
    return AuthorityCheck(bytes)
  }
}
