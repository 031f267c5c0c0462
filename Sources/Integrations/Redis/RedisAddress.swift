import Foundation

/// Where a Redis or Valkey is: `redis://127.0.0.1:6379/2`, with a password as `redis://:secret@…`, over TLS as
/// `rediss://cache.example.org:6380/2`.
///
/// Over TLS its certificate must be of an authority that this machine trusts, or of the one in a file:
/// `rediss://…/2?authority=/etc/redis/ca.pem`.
public struct RedisAddress: Hashable, Sendable {
  /// The name or the number of its machine.
  public let host: String
  /// Its port.
  public let port: Int
  /// The number of the database.
  public let database: Int
  /// The user; empty for the usual one.
  public let user: String
  /// Whether the connection is encrypted.
  public let isEncrypted: Bool
  /// The file of the authority that signed its certificate; nothing for those that this machine trusts.
  public let authority: String?
  /// The password, if it wants one; never printed.
  public let password: String?

  /// Reads an address.
  public init(_ text: String) throws(RedisAddressError) {
    guard let parts = URLComponents(string: text),
      let scheme = parts.scheme, ["redis", "rediss"].contains(scheme),
      let host = parts.host, !host.isEmpty, parts.fragment == nil
    else { throw RedisAddressError() }
    isEncrypted = scheme == "rediss"
    let items = parts.queryItems ?? []
    authority = items.first?.value
    let isOfAuthority = items.allSatisfy { $0.name == "authority" && $0.value?.isEmpty == false }
    guard items.isEmpty || isEncrypted && items.count == 1 && isOfAuthority else {
      throw RedisAddressError()
    }
    let path = parts.path.hasPrefix("/") ? String(parts.path.dropFirst()) : parts.path
    guard let database = path.isEmpty ? 0 : Int(path), (0...1023).contains(database) else {
      throw RedisAddressError()
    }
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parts.port ?? 6379
    self.database = database
    user = parts.user ?? ""
    password = parts.password
  }

  /// The address without what is secret.
  public var shown: String {
    "\(isEncrypted ? "rediss" : "redis")://\(host):\(port)/\(database)"
  }
}

/// What was given is no address of a Redis; it may hold a password and is not repeated.
public struct RedisAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    "give an address such as redis://127.0.0.1:6379/0, or rediss://… over TLS"
  }
}
