import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Speaks with one server as a device does: asks, sends, and listens to its stream.
///
/// It keeps the connections that the server leaves open. Every request of the link may be sent twice
/// without harm, so one that meets a connection which has just been closed is simply sent again.
public actor ServerLine {
  /// The server.
  public nonisolated let address: ServerAddress

  /// What proves that this device was let in.
  public private(set) var token: String?

  // Longer than two heartbeats of a stream, and than any answer takes.
  private static let silence = TimeAmount.seconds(40)
  private static let connecting = TimeAmount.seconds(10)

  private let tls: NIOSSLContext?
  private let check: AuthorityCheck?
  private var idle: [any Channel] = []

  /// Prepares to speak with a server; `authority` is a file with the certificate of the one who is to
  /// be trusted, in place of those whom the system trusts.
  public init(
    _ address: ServerAddress,
    token: String? = nil,
    authority: String? = nil
  ) throws(ServerLineError) {
    self.address = address
    self.token = token
    tls = address.isSecure ? try Self.context(address) : nil
    check = address.isSecure ? try authority.map(Self.check) : nil
  }

  /// Shows a token from now on.
  public func show(_ token: String) { self.token = token }

  /// Asks something and waits for the whole answer, whatever it is.
  public func ask(
    _ method: String,
    _ path: String,
    _ body: [UInt8] = []
  ) async throws(ServerLineError) -> ServerAnswer {
    while let channel = idle.popLast() {
      // The server may have hung up at any moment since it was last used.
      guard channel.isActive, let answer = try? await exchange(on: channel, method, path, body)
      else { continue }
      return answer
    }
    return try await exchange(on: try await connect(), method, path, body)
  }

  /// Listens to a stream of events until it ends; it never ends well.
  public func listen(
    _ path: String,
    _ take: @Sendable (ServerSentEvent) async throws -> Void
  ) async throws {
    let channel = try await connect()
    let (bytes, reader) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let question = ServerConnection.Question(
      head: head("GET", path, length: nil),
      body: [],
      asker: .stream(reader)
    )
    channel.writeAndFlush(question).whenFailure { reader.finish(throwing: $0) }
    defer { channel.close(promise: nil) }
    do {
      var events = ServerSentEventReader()
      for try await part in bytes {
        for event in events.take(part) { try await take(event) }
      }
    } catch {
      throw cause(error)
    }
  }

  /// Hangs up.
  public func close() {
    for channel in idle { channel.close(promise: nil) }
    idle = []
  }

  // MARK: One exchange

  private func exchange(
    on channel: any Channel,
    _ method: String,
    _ path: String,
    _ body: [UInt8]
  ) async throws(ServerLineError) -> ServerAnswer {
    let promise = channel.eventLoop.makePromise(of: ServerAnswer.self)
    let question = ServerConnection.Question(
      head: head(method, path, length: body.count),
      body: body,
      asker: .whole(promise)
    )
    channel.writeAndFlush(question).cascadeFailure(to: promise)
    do {
      let answer = try await promise.futureResult.get()
      idle.append(channel)
      return answer
    } catch {
      channel.close(promise: nil)
      throw cause(error)
    }
  }

  private func head(_ method: String, _ path: String, length: Int?) -> HTTPRequestHead {
    var headers = HTTPHeaders([("Host", address.authority), ("X-Pacesetter", "1")])
    if let length { headers.add(name: "Content-Length", value: String(length)) }
    if let token { headers.add(name: "Authorization", value: "Bearer \(token)") }
    return HTTPRequestHead(
      version: .http1_1,
      method: HTTPMethod(rawValue: method),
      uri: path,
      headers: headers
    )
  }

  private func connect() async throws(ServerLineError) -> any Channel {
    let (address, tls, check) = (address, tls, check)
    do {
      let loop = MultiThreadedEventLoopGroup.singleton.next()
      let ready = loop.makePromise(of: Void.self)
      let channel = ClientBootstrap(group: loop)
        .connectTimeout(Self.connecting)
        .channelOption(.tcpOption(.tcp_nodelay), value: 1)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let tls { try pipeline.addHandler(Self.guardian(tls, address, check)) }
            try pipeline.addHTTPClientHandlers()
            try pipeline.addHandler(IdleStateHandler(readTimeout: Self.silence))
            try pipeline.addHandler(
              ServerConnection(address, isSecure: tls != nil, ready: ready)
            )
          }
        }
        .connect(host: address.host, port: address.port)
      channel.cascadeFailure(to: ready)
      try await ready.futureResult.get()
      return try await channel.get()
    } catch {
      throw cause(error)
    }
  }

  /// What makes sure that the server is who it should be.
  private static func guardian(
    _ tls: NIOSSLContext,
    _ address: ServerAddress,
    _ check: AuthorityCheck?
  ) throws -> NIOSSLClientHandler {
    // An address has no name to be told, and is looked for in the certificate itself.
    let isName = (try? SocketAddress(ipAddress: address.host, port: 0)) == nil
    let name = isName ? address.host : nil
    guard let check else { return try NIOSSLClientHandler(context: tls, serverHostname: name) }
    return try NIOSSLClientHandler(context: tls, serverHostname: name) { chain, promise in
      promise.completeWithTask {
        let bytes = try chain.map { try $0.toDERBytes() }
        return await check.proves(bytes, address.host) ? .certificateVerified : .failed
      }
    }
  }

  private func cause(_ error: any Error) -> ServerLineError {
    switch error {
    case let error as ServerLineError: error
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
      .untrusted(
        address,
        "\(error)".contains("CERTIFICATE_VERIFY_FAILED")
          ? "nobody who is trusted here has signed its certificate" : "\(error)"
      )
    case let error as NIOConnectionError:
      .unreachable(address, Self.reason(error.connectionErrors.last?.error))
    case ChannelError.connectTimeout: .unreachable(address, "no word within ten seconds")
    default: .lost(address)
    }
  }

  private static func reason(_ error: (any Error)?) -> String {
    guard let error = error as? IOError else { return "its name is not known here" }
    return String(cString: strerror(error.errnoCode)).lowercased()
  }

  private static func context(_ address: ServerAddress) throws(ServerLineError) -> NIOSSLContext {
    do {
      return try NIOSSLContext(configuration: TLSConfiguration.makeClientConfiguration())
    } catch {
      throw .untrusted(address, "\(error)")
    }
  }

  private static func check(_ path: String) throws(ServerLineError) -> AuthorityCheck {
    let text = try? NIOSSLCertificate.fromPEMFile(path).first
    guard let found = try? text ?? NIOSSLCertificate.fromDERFile(path),
      let bytes = try? found.toDERBytes()
    else { throw .noAuthority(path) }
    return AuthorityCheck(bytes)
  }
}
