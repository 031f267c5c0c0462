import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A server that answers each request as a test has written it down, byte by byte.
final class ScriptedServer: Sendable {
  /// What it does about a request.
  enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Waits until the test lets it go on.
    case wait(EventLoopFuture<Void>)
    /// Closes the connection.
    case hangUp

    /// Sends a text.
    static func send(_ text: String) -> Step { .send(Array(text.utf8)) }

    /// Sends a whole answer.
    static func answer(_ body: String, status: String = "200 OK") -> Step {
      .send(
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nX-Mark: yes\r\n\r\n\(body)"
      )
    }
  }

  /// The port, where it listens on one.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// What it was asked, in order, each with the number of its connection.
  let requests: AsyncStream<(connection: Int, text: String)>

  private let channel: any Channel

  /// Listens on a free port, or on a socket in a folder.
  init(
    socket: String? = nil,
    _ script: @escaping @Sendable (_ number: Int, _ request: String) -> [Step]
  ) async throws {
    let (requests, teller) = AsyncStream.makeStream(of: (connection: Int, text: String).self)
    self.requests = requests
    let counter = NIOLockedCounter()
    let connections = NIOLockedCounter()
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        let connection = connections.next()
        return channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Actor { request in
              teller.yield((connection, request))
              return script(counter.next(), request)
            }
          )
        }
      }
    if let socket {
      channel = try await bootstrap.bind(unixDomainSocketPath: socket).get()
    } else {
      channel = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
    }
  }

  deinit { channel.close(promise: nil) }

  /// Gathers requests and plays what is written down about them.
  private final class Actor: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let script: @Sendable (String) -> [Step]
    private var bytes: [UInt8] = []

    init(_ script: @escaping @Sendable (String) -> [Step]) { self.script = script }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes += unwrapInboundIn(data).readableBytesView
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { return }
      let length = text.range(of: "Content-Length: ").flatMap {
        Int(text[$0.upperBound...].prefix { $0.isNumber })
      }
      guard text[end.upperBound...].utf8.count >= length ?? 0 else { return }
      bytes = []
      play(script(text)[...], on: context.channel)
    }

    private func play(_ steps: ArraySlice<Step>, on channel: any Channel) {
      Self.play(steps, on: channel)
    }

    private static func play(_ steps: ArraySlice<Step>, on channel: any Channel) {
      guard let step = steps.first else { return }
      switch step {
      case .send(let bytes):
        channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
        play(steps.dropFirst(), on: channel)
      case .wait(let sign):
        sign.hop(to: channel.eventLoop).whenComplete { _ in
          play(steps.dropFirst(), on: channel)
        }
      case .hangUp: channel.close(promise: nil)
      }
    }
  }
}

/// Counts across threads.
private final class NIOLockedCounter: Sendable {
  private let value = NIOLockedValueBox(0)

  func next() -> Int {
    value.withLockedValue { value in
      defer { value += 1 }
      return value
    }
  }
}
