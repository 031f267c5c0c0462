import Foundation
import Integrations
import NIOCore

/// What this machine is called by others of its network.
public enum OwnNames {
  /// Its names: plain, and as multicast DNS (RFC 6762) announces it.
  public static var names: [String] {
    let host = ProcessInfo.processInfo.hostName.lowercased()
    return host.contains(".") || host == "localhost" ? [host] : [host, host + ".local"]
  }

  /// Its addresses on networks of a home, without those that only it knows itself by.
  public static var addresses: [String] {
    // A system that does not tell has no addresses to give out.
    let devices = (try? System.enumerateDevices()) ?? []
    let all = devices.compactMap { $0.address?.ipAddress?.lowercased() }
    // One with a zone (fe80::1%eth0) means something else on every machine.
    let plain = all.filter { !$0.contains("%") && !$0.hasPrefix("127.") && !$0.hasPrefix("fe80") }
    return plain.filter { $0 != "::1" && LocalAuthority.signs($0) }
  }

  /// The address to show to a person: IPv4, which people can type.
  static var reachable: String? { addresses.first { !$0.contains(":") } ?? addresses.first }

  /// Everything that a certificate of this machine should name.
  public static var all: [String] {
    (["localhost", "127.0.0.1", "::1"] + names + addresses).filter(LocalAuthority.signs)
  }
}
