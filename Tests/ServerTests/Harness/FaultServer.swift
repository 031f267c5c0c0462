import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server that plays a language model in both dialects, and misbehaves as a test wants.
final class FaultServer: Sendable {
  /// What it does about a request.
  enum Answer: Sendable {
    /// Answers with a status, headers and a body.
    case whole(Int, [String: String], String)
    /// Sends the beginning of an answer and hangs up.
    case cut(String)
    /// Says nothing, ever.
    case silent
    /// Begins an answer, and goes on and on.
    case endless
  }

  /// The port.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// What it was asked: heads and bodies as they came.
  let requests = Requests()

  private let channel: any Channel

  /// Listens on a free port of this machine.
  ///
  /// Its second address, 127.0.0.2, stands for another machine: only 127.0.0.1 counts as this one.
  init(
    host: String = "127.0.0.1",
    _ answer: @escaping @Sendable (_ request: String) -> Answer
  ) async throws {
    let requests = requests
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Handler { request in
              requests.add(request)
              return answer(request)
            }
          )
        }
      }
      .bind(host: host, port: 0).get()
  }

  deinit { channel.close(promise: nil) }

  /// What a model writes, as each dialect carries it.
  static func says(_ text: String, to request: String, cutOff: Bool = false) -> Answer {
    let quoted = quote(text)
    if request.contains("/v1/messages") {
      return .whole(
        200,
        [:],
        #"{"content":[{"type":"text","text":\#(quoted)}],"model":"claude-haiku-4-5","stop_reason":"\#(cutOff ? "max_tokens" : "end_turn")","usage":{"input_tokens":900,"output_tokens":40}}"#
      )
    }
    return .whole(
      200,
      [:],
      #"{"model":"tiny","choices":[{"message":{"content":\#(quoted),"refusal":null},"finish_reason":"\#(cutOff ? "length" : "stop")"}],"usage":{"prompt_tokens":900,"completion_tokens":40}}"#
    )
  }

  private static func quote(_ text: String) -> String {
    let bytes = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The requests that have come.
  final class Requests: Sendable {
    private let list = Mutex<[String]>([])

    /// All of them, in their order.
    var all: [String] { list.withLock { $0 } }

    /// The bodies.
    var bodies: [String] {
      all.map { request in
        request.range(of: "\r\n\r\n").map { String(request[$0.upperBound...]) } ?? ""
      }
    }

    fileprivate func add(_ request: String) { list.withLock { $0.append(request) } }
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let answer: @Sendable (String) -> Answer
    private var bytes: [UInt8] = []

    init(_ answer: @escaping @Sendable (String) -> Answer) { self.answer = answer }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes += unwrapInboundIn(data).readableBytesView
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { return }
      let length = text.range(of: "Content-Length: ").flatMap {
        Int(text[$0.upperBound...].prefix { $0.isNumber })
      }
      guard text[end.upperBound...].utf8.count >= length ?? 0 else { return }
      bytes = []
      switch answer(text) {
      case .whole(let status, let headers, let body):
        let more = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        write(
          "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n\(more)\r\n\(body)",
          context
        )
      case .cut(let text):
        write(text, context)
        context.close(promise: nil)
      case .silent: break
      case .endless:
        write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", context)
        goOn(context)
      }
    }

    private func write(_ text: String, _ context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }

    private func goOn(_ context: ChannelHandlerContext) {
      guard context.channel.isActive else { return }
      write("4\r\nhaha\r\n", context)
      let both = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.scheduleTask(in: .milliseconds(20)) { both.value.0.goOn(both.value.1) }
    }
  }
}
