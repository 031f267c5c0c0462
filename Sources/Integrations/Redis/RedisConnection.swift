import CHiredis
import Foundation
import NIOCore
import NIOPosix

/// One connection to a Redis or Valkey, through Debian's hiredis; made again when it is lost.
///
/// The library waits for its answers. It does so on a thread of its own, so that nothing else waits.
public actor RedisConnection {
  // Whoever does not answer in this time is not there.
  private static let patience = timeval(tv_sec: 2, tv_usec: 0)
  private static let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Where it goes.
  public nonisolated let address: RedisAddress
  private nonisolated let loop: any EventLoop
  private var context: UnsafeMutablePointer<redisContext>?

  /// Runs on the thread that may wait.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.executor.asUnownedSerialExecutor()
  }

  /// Prepares a connection; it is opened by the first command.
  public init(_ address: RedisAddress) {
    self.address = address
    loop = Self.thread.next()
    // A connection that the other side has closed is an error, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Closes it; the next command opens it again.
  public func close() {
    if let context { redisFree(context) }
    context = nil
  }

  /// Sends a command and waits for the answer.
  ///
  /// It may be sent twice where a connection is lost in the middle, so what is asked must be the
  /// same whether it is done once or twice.
  public func ask(_ words: [String]) throws(RedisError) -> RedisReply {
    if context != nil {
      do throws(RedisError) { return try send(words) } catch {
        // Perhaps it was only closed in the meantime.
        guard case .unreachable = error else { throw error }
      }
    }
    try open()
    return try send(words)
  }

  private func open() throws(RedisError) {
    close()
    // The library knows no TLS: it talks into a tunnel.
    let connected =
      address.isEncrypted
      ? RedisTunnel.open(to: address).flatMap { redisConnectFd($0) }
      : redisConnectWithTimeout(address.host, Int32(address.port), Self.patience)
    guard let opened = connected
    else { throw .unreachable(address.shown) }
    context = opened
    guard opened.pointee.err == 0 else {
      close()
      throw .unreachable(address.shown)
    }
    redisSetTimeout(opened, Self.patience)
    if let password = address.password {
      let words = address.user.isEmpty ? ["AUTH", password] : ["AUTH", address.user, password]
      _ = try send(words)
    }
    if address.database != 0 { _ = try send(["SELECT", String(address.database)]) }
  }

  private func send(_ words: [String]) throws(RedisError) -> RedisReply {
    guard let context else { throw .unreachable(address.shown) }
    let texts = words.map { strdup($0) }
    defer { for text in texts { free(text) } }
    var starts = texts.map { UnsafePointer<CChar>($0) }
    let lengths = texts.map { text in text.map { strlen($0) } ?? 0 }
    let raw = redisCommandArgv(context, Int32(words.count), &starts, lengths)
    guard let raw else {
      close()
      throw .unreachable(address.shown)
    }
    defer { freeReplyObject(raw) }
    let reply = RedisReply(raw.assumingMemoryBound(to: redisReply.self).pointee)
    if case .failure(let reason) = reply { throw .refused(reason) }
    return reply
  }
}
