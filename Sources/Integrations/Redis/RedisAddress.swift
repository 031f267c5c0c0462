import Foundation

/// Where a Redis or Valkey is: `redis://127.0.0.1:6379/2`, with a password as `redis://:secret@…`.
public struct RedisAddress: Hashable, Sendable {
  /// The name or the number of its machine.
  public let host: String
  /// Its port.
  public let port: Int
  /// The number of the database.
  public let database: Int
  /// The user; empty for the usual one.
  public let user: String
  /// The password, if it wants one; never printed.
  public let password: String?

  /// Reads an address.
  public init(_ text: String) throws(RedisAddressError) {
    guard let parts = URLComponents(string: text), parts.scheme == "redis",
      let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil
    else { throw RedisAddressError() }
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
  public var shown: String { "redis://\(host):\(port)/\(database)" }
}

/// What was given is no address of a Redis; it may hold a password and is not repeated.
public struct RedisAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence for a person.
  public var description: String { "give an address such as redis://127.0.0.1:6379/0" }
}
