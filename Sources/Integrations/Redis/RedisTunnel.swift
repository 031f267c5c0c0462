import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A TLS connection for a library that knows none: it writes into one end of a pair of sockets, and what it
/// writes goes on encrypted.
///
/// ```
/// hiredis ─ plain ─▶ pair of sockets ─ plain ─▶ this ─ TLS ─▶ Redis
/// ```
/// It closes when either side does. Nobody waits here: an answer that does not come is the library's to miss.
enum RedisTunnel {
  private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private static let patience = TimeAmount.seconds(2)

  /// Opens a tunnel and returns the end that is the library's; nothing where no socket or no authority is had.
  static func open(to address: RedisAddress) -> Int32? {
    // The caller says that no connection is had, with the address.
    guard let tls = try? context(address) else { return nil }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    let (library, ours) = (ends[0], ends[1])
    // What is no numeric address is a name.
    let isName = (try? SocketAddress(ipAddress: address.host, port: address.port)) == nil
    let loop = loops.next()
    // What the library writes before the connection stands waits in the socket.
    let connecting = ClientBootstrap(group: loop)
      .connectTimeout(patience)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            NIOSSLClientHandler(context: tls, serverHostname: isName ? address.host : nil)
          )
        }
      }
      .connect(host: address.host, port: address.port)
    // The library then reads the end of its socket, and says that nobody answers.
    connecting.whenFailure { _ in close(ours) }
    connecting.whenSuccess { remote in join(remote, with: ours) }
    return library
  }

  /// Hands on between a connection and a socket, both on the connection's own loop.
  private static func join(_ remote: any Channel, with socket: Int32) {
    let local = ClientBootstrap(group: remote.eventLoop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Passing(to: remote))
        }
      }
      .withConnectedSocket(socket)
      .flatMap { local in
        remote.eventLoop.makeCompletedFuture {
          try remote.pipeline.syncOperations.addHandler(Passing(to: local))
        }
      }
    local.whenFailure { _ in remote.close(promise: nil) }
  }

  private static func context(_ address: RedisAddress) throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeClientConfiguration()
    if let file = address.authority { configuration.trustRoots = .file(file) }
    return try NIOSSLContext(configuration: configuration)
  }

  /// Hands on what comes, and closes the other side with its own.
  private final class Passing: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let other: any Channel

    init(to other: any Channel) { self.other = other }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      other.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      other.close(promise: nil)
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
