import Foundation

/// Tells the system's service manager how the server is, where it wants to know (`sd_notify`).
public struct ServiceNotice: Sendable {
  private let path: String

  /// How often it must hear that the server lives, if it watches over it.
  public let watchdog: Duration?

  /// Finds the service manager; there is none if the program does not run as a service.
  public init?(environment: [String: String]) {
    guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
      return nil
    }
    self.path = path
    watchdog = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.map { .microseconds($0) }
  }

  /// Tells it something: `READY=1`, `WATCHDOG=1`, `STOPPING=1`.
  public func say(_ state: String) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    // Who cannot be told will find out.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
    // An abstract name begins with a zero.
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let text = Array(state.utf8)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), address, length)
      }
    }
  }
}
