import Foundation
public import Screens

/// A folder on a WebDAV server that files are put into.
public struct DAVFolder: Sendable {
  /// The address of the folder, without a name and a password.
  public let address: String
  private let dav: DAVClient

  /// Prepares for an address without a name; `isAtHome` allows it in the own network, with any port and
  /// without TLS.
  public init(
    _ address: String,
    user: String,
    password: String,
    isAtHome: Bool
  ) throws(DAVRefusal) {
    self.address = try Self.split(address).address
    dav = try DAVClient(self.address, user: user, password: password, isAtHome: isAtHome)
  }

  /// The address of a folder without its user, and the user.
  public static func split(_ address: String) throws(DAVRefusal) -> (address: String, user: String)
  {
    guard var parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false
    else { throw .address(.notSecure(address)) }
    guard parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw .address(.hasPassword)
    }
    let user = parts.user ?? ""
    parts.user = nil
    if !parts.path.hasSuffix("/") { parts.path += "/" }
    guard let plain = parts.string else { throw .address(.unreadable) }
    return (plain, user)
  }

  /// Hangs up.
  public func close() async { await dav.close() }

  /// The bytes of a file in the folder; nothing where it is not there.
  public func read(_ name: String) async throws(DAVRefusal) -> [UInt8]? {
    do throws(DAVRefusal) { return try await dav.read(try place(name)).body } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Puts a file into the folder, in the place of an older one; makes the folder where it is missing.
  public func write(_ bytes: [UInt8], _ name: String) async throws(DAVRefusal) {
    let place = try place(name)
    do throws(DAVRefusal) { _ = try await dav.change("PUT", place, [], bytes) } catch {
      switch error {
      case .missing, .answered(_, 409): try await make(dav.base)
      case .answered(_, 500):
        // nginx says so of a folder that is missing, and others of what goes wrong with them.
        do throws(DAVRefusal) { try await make(dav.base) } catch _ { throw error }
      default: throw error
      }
      _ = try await dav.change("PUT", place, [], bytes)
    }
  }

  /// Makes a folder with those around it.
  private func make(_ folder: URL) async throws(DAVRefusal) {
    guard folder.path.count > 1 else { return }
    do throws(DAVRefusal) { _ = try await dav.change("MKCOL", folder) } catch {
      switch error {
      // It is there.
      case .readOnly: return
      case .missing, .answered(_, 409):
        try await make(folder.deletingLastPathComponent())
        _ = try await dav.change("MKCOL", folder)
      default: throw error
      }
    }
  }

  private func place(_ name: String) throws(DAVRefusal) -> URL {
    let safe = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return try dav.address("./" + safe)
  }
}
