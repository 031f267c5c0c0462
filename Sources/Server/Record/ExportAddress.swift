import Integrations
import Screens

/// A folder on a WebDAV server. It is asked once for what it has; then only what is new goes there.
actor ExportAddress: ExportPlace {
  nonisolated let words: String
  private let address: String
  private let user: String
  private let isAtHome: Bool
  private let password: @Sendable () throws -> String
  private var known: [String: [UInt8]] = [:]

  /// Names a folder by its address; its password is found anew each time, so that it can be corrected.
  init(
    _ address: String,
    user: String,
    isAtHome: Bool,
    password: @escaping @Sendable () throws -> String
  ) {
    self.address = address
    self.user = user
    self.isAtHome = isAtHome
    self.password = password
    words = address
  }

  nonisolated func refusal(of error: any Error) -> any Refusal {
    switch error {
    case let error as DAVRefusal: error
    case let error as Refused: error
    default: ExportRefusal.failed("\(error)")
    }
  }

  // A server that refuses a password again and again shuts its user out.
  nonisolated func pause(after failures: Int) -> Duration {
    .seconds(min(900, 10 << min(failures, 7)))
  }

  func read(_ name: String) async throws -> [UInt8]? {
    if let bytes = known[name] { return bytes }
    let bytes = try await withFolder { try await $0.read(name) }
    known[name] = bytes ?? []
    return bytes
  }

  func write(_ bytes: [UInt8], _ name: String) async throws {
    do { try await withFolder { try await $0.write(bytes, name) } } catch {
      // Nobody knows what has come about: it is asked again.
      known = [:]
      throw error
    }
    if known[name] != nil { known[name] = bytes }
  }

  private func withFolder<Value: Sendable>(
    _ work: @Sendable (DAVFolder) async throws -> Value
  ) async throws -> Value {
    let folder = try DAVFolder(
      address,
      user: user,
      password: try password(),
      isAtHome: isAtHome
    )
    do {
      let value = try await work(folder)
      await folder.close()
      return value
    } catch {
      await folder.close()
      throw error
    }
  }
}
