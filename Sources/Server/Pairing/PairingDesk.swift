/// Issues pairing codes and redeems each once.
public actor PairingDesk {
  /// How long a code is good.
  public static let lifetime = Duration.seconds(600)
  /// The most codes that are good at a time.
  static let mostPending = 10
  /// A code is dead after so many wrong ones were typed while it was good.
  static let mostMisses = 5
  /// The most tries a minute from one address.
  static let mostTries = 5

  /// What becomes of a code that was typed.
  public enum Outcome: Hashable, Sendable {
    case welcome
    case wrong
    /// Too many were typed there within a minute.
    case tooOften
  }

  private struct Pending {
    let made: ContinuousClock.Instant
    var misses = 0
  }

  private let now: @Sendable () -> ContinuousClock.Instant
  private var pending: [PairingCode: Pending] = [:]
  private var tries: [String: [ContinuousClock.Instant]] = [:]

  /// Opens the desk.
  public init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// Makes a code, unless too many are out already.
  public func make() -> PairingCode? {
    forget()
    guard pending.count < Self.mostPending else { return nil }
    let code = PairingCode()
    pending[code] = Pending(made: now())
    return code
  }

  /// Checks a code that was typed somewhere.
  public func check(_ typed: String, from address: String) -> Outcome {
    forget()
    guard tries[address, default: []].count < Self.mostTries else { return .tooOften }
    tries[address, default: []].append(now())
    if let code = PairingCode(typed: typed), pending.removeValue(forKey: code) != nil {
      tries[address] = nil
      return .welcome
    }
    // Whoever guesses guesses at all of them.
    for code in pending.keys {
      pending[code]?.misses += 1
      if let misses = pending[code]?.misses, misses >= Self.mostMisses { pending[code] = nil }
    }
    return .wrong
  }

  private func forget() {
    let now = now()
    pending = pending.filter { now - $0.value.made < Self.lifetime }
    tries = tries.compactMapValues { moments in
      let recent = moments.filter { now - $0 < .seconds(60) }
      return recent.isEmpty ? nil : recent
    }
  }
}
