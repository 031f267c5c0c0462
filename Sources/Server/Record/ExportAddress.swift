import Foundation
import Integrations
import Storage

/// A folder on a WebDAV server. It is asked once for what it has; then only what is new goes there.
actor ExportAddress: ExportPlace {
  /// Why nothing can be put there yet.
  struct NoPassword: Error, CustomStringConvertible {
    var description: String {
      "Put the password into the file export-password in the data folder, readable by you only."
    }
  }

  nonisolated let words: String
  private let address: String
  private let data: DataFolder
  private var known: [String: [UInt8]] = [:]

  /// Names a folder by its address; its password is found anew each time, so that it can be corrected.
  init(_ address: String, in data: DataFolder) {
    self.address = address
    self.data = data
    // What cannot be read is said as it is when something is to be put there.
    words = (try? DAVFolder.split(address).address) ?? address
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
    let environment = ProcessInfo.processInfo.environment
    guard let password = try ExportPassword.find(in: data, environment: environment) else {
      throw NoPassword()
    }
    let folder = try DAVFolder(address, password: password)
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
