import Coaching
import Exchange
import Foundation
import Observation
import Screens

/// The runner's own server, if there is one: pairs this phone with it and sends what the phone records.
@MainActor @Observable final class ServerDesk {
  /// What this phone is to a server.
  enum Standing: Equatable {
    case alone
    case pairing
    case paired(HomeAddress)
  }

  private(set) var standing = Standing.alone
  /// What went wrong last, until something goes right.
  private(set) var problem: String?
  /// How many lines of this phone the server does not have yet.
  private(set) var onlyHere = 0
  /// A link that was followed and waits for the runner's word.
  var invitation: Invitation?
  /// Whether the runner is asked about a link; false is the answer no.
  var isInvited: Bool {
    get { invitation != nil }
    set { if !newValue { invitation = nil } }
  }
  @ObservationIgnored private let folder: SessionFolder
  @ObservationIgnored private let keychain: Keychain
  @ObservationIgnored private let store: UserDefaults
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk
  @ObservationIgnored private let carry: HomeServer.Carrier
  @ObservationIgnored private var lane: ServerLane?

  private static let key = "server"
  // What the server's list of devices calls this phone until its owner looks there.
  private static let name = "iPhone"

  init(
    _ folder: SessionFolder,
    _ keychain: Keychain,
    _ store: UserDefaults,
    _ clock: DeviceClock,
    _ language: LanguageDesk,
    _ carry: @escaping HomeServer.Carrier
  ) {
    (self.folder, self.keychain, self.store, self.clock) = (folder, keychain, store, clock)
    (self.carry, self.language) = (carry, language)
    guard let address = store.string(forKey: Self.key).flatMap({ HomeAddress(typed: $0) }) else {
      return
    }
    standing = .paired(address)
    open(address)
  }

  /// The server, ready to be asked; nil if this phone is paired with none.
  var server: HomeServer? {
    guard case .paired(let address) = standing, let token = try? keychain.value(of: address.text)
    else { return nil }
    return HomeServer(address: address, token: token, carry: carry)
  }

  /// Lets this phone in with a code that the server shows.
  func pair(_ typed: String, code: String) async {
    guard standing == .alone else { return }
    guard let address = HomeAddress(typed: typed) else {
      problem = language.words[.serverAddress]
      return
    }
    standing = .pairing
    do {
      let server = HomeServer(address: address, carry: carry)
      let wish = DeviceAPI.Pair(code: code, name: Self.name, keepsToken: true)
      let reply = try await server.ask(wish)
      guard reply.isGood, let token = reply.token else { throw HomeServerError(reply) }
      try keychain.keep(token, of: address.text)
      store.set(address.text, forKey: Self.key)
      (standing, problem) = (.paired(address), nil)
      open(address)
    } catch {
      (standing, problem) = (.alone, error.told(in: language.words))
    }
  }

  /// Forgets the server; what it has, it keeps.
  func leave() {
    guard case .paired(let address) = standing else { return }
    do { try keychain.remove(address.text) } catch {
      problem = error.told(in: language.words)
      return
    }
    store.removeObject(forKey: Self.key)
    (lane, onlyHere, standing, problem) = (nil, 0, .alone, nil)
  }

  /// Lines have been written to disk.
  func said(_ lines: [EventLine]) { lane?.said(lines) }

  /// A second has passed.
  func second() {
    // Before the first unlock the token cannot be read; later it can.
    if lane == nil, case .paired(let address) = standing { open(address) }
    lane?.second()
    let count = lane?.onlyHere ?? 0
    if count != onlyHere { onlyHere = count }
  }

  private func open(_ address: HomeAddress) {
    guard let server else { return }
    let lane = ServerLane(server, folder, clock)
    lane.ended = { [weak self] error in self?.take(error) }
    self.lane = lane
  }

  private func take(_ error: HomeServerError?) {
    let text = error?.told(in: language.words)
    if text != problem { problem = text }
  }
}
