import Exchange
import Foundation
import Record
import Storage

/// Knows the devices that were let in and the tokens of programs, by the digests of what they show.
///
/// It keeps them in memory: a request costs a look into a table, not into the database.
actor Keyring {
  /// How often it is noted that a device was here, in seconds.
  static let diligence: Int64 = 3600

  /// How often it is noted that a token was used, in seconds.
  static let precision: Int64 = 30

  private let devices: DeviceStore
  private let programs: TokenStore
  private let clock: @Sendable () -> Int64
  private var tokens: [[UInt8]: PairedDevice]?
  private var access: [[UInt8]: AccessToken]?

  init(
    _ devices: DeviceStore,
    _ programs: TokenStore,
    clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) {
    self.devices = devices
    self.programs = programs
    self.clock = clock
  }

  /// The device that shows a token, if it was let in and is still welcome.
  func device(showing credential: Credential) async throws(StorageError) -> PairedDevice? {
    let now = clock()
    guard let device = try await known(now)[credential.digest] else { return nil }
    guard now - device.seen <= DeviceStore.longestAbsence,
      now - device.paired <= DeviceStore.longestPairing
    else { return nil }
    if now - device.seen > Self.diligence {
      let seen = PairedDevice(id: device.id, name: device.name, paired: device.paired, seen: now)
      tokens?[credential.digest] = seen
      try await devices.note(device.id, seen: now)
    }
    return device
  }

  /// The token of a program that is shown, if it is good.
  func token(showing credential: Credential) async throws(StorageError) -> AccessToken? {
    if let access { return access[credential.digest] }
    let read = try await programs.digests()
    access = read
    return read[credential.digest]
  }

  /// Notes that a token was used for something.
  func note(_ credential: Credential, for endpoint: String) async throws(StorageError) {
    guard let token = access?[credential.digest] else { return }
    let now = clock()
    guard token.last != endpoint || now - (token.seen ?? 0) >= Self.precision else { return }
    access?[credential.digest] = token.used(at: now, for: endpoint)
    try await programs.note(token.id, seen: now, for: endpoint)
  }

  /// Reads anew who may come in when it is next asked.
  func forget() {
    tokens = nil
    access = nil
  }

  /// Lets a device in and returns its token.
  func add(_ name: String) async throws(StorageError) -> (device: PairedDevice, token: String) {
    let entry = try await devices.add(name, now: clock())
    tokens = nil
    return entry
  }

  /// Shuts a device out; says which one it was.
  func remove(_ id: String) async throws(StorageError) -> PairedDevice? {
    let device = try await devices.remove(id)
    tokens = nil
    return device
  }

  private func known(_ now: Int64) async throws(StorageError) -> [[UInt8]: PairedDevice] {
    if let tokens { return tokens }
    let read = try await devices.tokens(now: now)
    tokens = read
    return read
  }
}
