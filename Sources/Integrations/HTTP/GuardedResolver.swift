import Glibc
import NIOCore
import NIOPosix

/// Looks up a name and gives its addresses only where the rule allows all of them.
///
/// The connection is made to these very addresses: a name that leads elsewhere a moment later does not
/// lead there.
final class GuardedResolver: Resolver, Sendable {
  /// Why there is no address.
  enum Refusal: Error {
    /// The name leads to nothing.
    case unknown
    /// The name leads to a private address.
    case isPrivate
    /// Nobody waits for the answer any more.
    case cancelled
  }

  private let rule: AddressRule
  private let four: EventLoopPromise<[SocketAddress]>
  private let six: EventLoopPromise<[SocketAddress]>

  init(_ rule: AddressRule, on loop: any EventLoop) {
    self.rule = rule
    four = loop.makePromise()
    six = loop.makePromise()
  }

  func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
    four.futureResult
  }

  // Both kinds are looked up at once: this is asked for first.
  func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
    let (rule, four, six) = (rule, four, six)
    NIOThreadPool.singleton.submit { state in
      guard case .active = state else { return fail(.cancelled) }
      let found = Self.addresses(of: host, port: port)
      guard !found.isEmpty else { return fail(.unknown) }
      guard rule.allows(found, of: host) else { return fail(.isPrivate) }
      four.succeed(found.filter { if case .v4 = $0 { true } else { false } })
      six.succeed(found.filter { if case .v6 = $0 { true } else { false } })
    }
    @Sendable func fail(_ refusal: Refusal) {
      four.fail(refusal)
      six.fail(refusal)
    }
    return six.futureResult
  }

  func cancelQueries() {
    four.fail(Refusal.cancelled)
    six.fail(Refusal.cancelled)
  }

  // What was never asked for ends too.
  deinit { cancelQueries() }

  private static func addresses(of host: String, port: Int) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var next = list
    while let entry = next {
      let info = entry.pointee
      if info.ai_family == AF_INET, let address = info.ai_addr {
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          found.append(SocketAddress($0.pointee, host: host))
        }
      } else if info.ai_family == AF_INET6, let address = info.ai_addr {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          found.append(SocketAddress($0.pointee, host: host))
        }
      }
      next = info.ai_next
    }
    return found
  }
}
