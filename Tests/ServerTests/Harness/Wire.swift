import Foundation
import NIOCore
import NIOPosix

/// A connection to a server as bytes: what it sends and what comes back, to the letter.
final class Wire {
  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private var unread = ""

  private init(
    _ channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>,
    _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.channel = channel
    self.outbound = outbound
    self.inbound = inbound.makeAsyncIterator()
  }

  /// Connects, and hangs up when the body has ended; `receiving` makes the system's buffer small.
  static func connect<Result: Sendable>(
    _ port: Int,
    host: String = "127.0.0.1",
    receiving: Int? = nil,
    _ body: (Wire) async throws -> sending Result
  ) async throws -> sending Result {
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    if let receiving {
      bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: .init(receiving))
    }
    let channel = try await bootstrap.connect(host: host, port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
      }
    }
    return try await channel.executeThenClose { inbound, outbound in
      try await body(Wire(channel, inbound, outbound))
    }
  }

  /// Sends some bytes.
  func send(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }

  /// Sends a request with a body.
  func request(
    _ method: String,
    _ path: String,
    headers: [String] = ["X-Pacesetter: 1"],
    host: String = "localhost",
    _ body: [UInt8] = []
  ) async throws {
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + headers
      + (body.isEmpty ? [] : ["Content-Length: \(body.count)"])
    var bytes = ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n")
    bytes.writeBytes(body)
    try await outbound.write(bytes)
  }

  /// Reads up to and including a text; nothing if the other side hangs up before.
  func read(to end: String) async throws -> String? {
    while true {
      if let range = unread.range(of: end) {
        let text = String(unread[..<range.upperBound])
        unread = String(unread[range.upperBound...])
        return text
      }
      guard let buffer = try await inbound.next(isolation: #isolation) else { return nil }
      unread += String(buffer: buffer)
    }
  }

  /// Reads an answer whose length is told: its head and its body.
  func answer() async throws -> (head: String, body: String)? {
    guard let head = try await read(to: "\r\n\r\n") else { return nil }
    let length =
      head.lowercased().range(of: "content-length: ").map {
        Int(head[$0.upperBound...].prefix { $0.isNumber }) ?? 0
      } ?? 0
    while unread.utf8.count < length {
      guard let buffer = try await inbound.next(isolation: #isolation) else { break }
      unread += String(buffer: buffer)
    }
    let body = String(decoding: Array(unread.utf8.prefix(length)), as: UTF8.self)
    unread = String(decoding: Array(unread.utf8.dropFirst(length)), as: UTF8.self)
    return (head, body)
  }

  /// Reads until the other side hangs up, in whatever way.
  func rest() async -> String {
    // A reset is an end as well.
    while let buffer = try? await inbound.next(isolation: #isolation) {
      unread += String(buffer: buffer)
    }
    defer { unread = "" }
    return unread
  }

  /// The data of the next server-sent event of a kind; nothing if the stream ends before.
  func event(_ name: String) async throws -> String? {
    guard try await read(to: "event: \(name)\n") != nil, try await read(to: "data: ") != nil
    else { return nil }
    return try await read(to: "\n\n").map { String($0.dropLast(2)) }
  }
}
