import Foundation

/// One line for everything that has to do with who may come in; never what was asked or answered.
///
/// A flood of refusals is counted, not written: it must not fill the disk.
public actor SecurityLog {
  /// What can happen.
  enum Event: String {
    case codeMade = "code-made"
    case paired, missed, revoked, denied
  }

  /// The most lines of refusals a minute.
  static let mostRefusals = 30

  private let write: @Sendable (String) -> Void
  private var minute: Int64 = 0
  private var refusals = 0

  /// Creates a log that writes its lines somewhere.
  public init(_ write: @escaping @Sendable (String) -> Void = { _ in }) { self.write = write }

  /// Notes something; what comes from outside is made harmless.
  func note(_ event: Event, _ detail: String, from peer: Peer) {
    note(event, detail, from: peer.address)
  }

  /// Notes something; what comes from outside is made harmless.
  func note(_ event: Event, _ detail: String, from address: String) {
    let now = Date()
    if event == .denied || event == .missed {
      let current = Int64(now.timeIntervalSince1970 / 60)
      if current != minute { (minute, refusals) = (current, 0) }
      refusals += 1
      if refusals == Self.mostRefusals + 1 { write(line(now, "denied", "and more", from: "…")) }
      guard refusals <= Self.mostRefusals else { return }
    }
    write(line(now, event.rawValue, detail, from: address))
  }

  private func line(_ date: Date, _ event: String, _ detail: String, from address: String) -> String
  {
    let plain = detail.unicodeScalars.prefix(120).map { scalar in
      scalar.properties.generalCategory == .control || scalar.value > 0x7E
        ? "?" : String(Character(scalar))
    }
    return "\(date.ISO8601Format()) \(event) \(address) \(plain.joined())"
  }
}
