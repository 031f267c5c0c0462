/// How many lines of a run were said, and how many were due and never heard.
public struct LineCount: Hashable, Sendable {
  /// Lines that were said, also those that were cut off.
  public private(set) var said = 0

  /// Lines that were due and dropped.
  public private(set) var held = 0

  /// Starts at nothing.
  public init() {}

  /// Counts what a row of the ledger tells.
  public mutating func count(_ row: LedgerRow) {
    switch row.decision {
    case .said: said += 1
    case .dropped: held += 1
    case .held, .ended, .unfired, .done, .leftAlone: break
    }
  }
}
