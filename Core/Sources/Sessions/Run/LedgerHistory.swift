public import Coaching
public import Screens
import Training

/// The ledger of a session in words, with the names of the lines that were said.
public struct LedgerHistory: Sendable {
  /// A row, and the line that it is about.
  public struct Entry: Sendable {
    /// The row in words.
    public var words: LedgerEntry

    /// The name of the line, where it was said.
    public var line: String?
  }

  /// The rows, in the order in which they came.
  public private(set) var entries: [Entry] = []

  /// How many lines were said, and how many were due and never heard.
  public private(set) var count = LineCount()

  /// Begins with no row.
  public init() {}

  /// Adds an effect in the order in which effects come.
  public mutating func add(
    _ effect: CompanionEffect,
    in moment: Moment,
    language: String = "en"
  ) {
    switch effect {
    case .ledger(let row):
      let words = LedgerEntry(row, in: moment, language: language)
      entries.append(Entry(words: words, line: lineEnded(by: row)))
      count.count(row)
    case .speak(let utterance, _):
      // The row that decided it came just before; it had no name for the line yet.
      let index = entries.lastIndex { entry in
        entry.line == nil && entry.words.row.decision == .said
          && entry.words.row.line.source == utterance.line.source
      }
      if let index { entries[index].line = utterance.id }
    case .stop, .duck, .haptic, .badge, .connection, .heard:
      break
    }
  }

  /// Why a line was said.
  public func reason(for line: String) -> Entry? {
    entries.first { $0.line == line && $0.words.row.decision == .said }
  }

  private func lineEnded(by row: LedgerRow) -> String? {
    guard case .ended = row.decision else { return nil }
    return entries.last { $0.line != nil && $0.words.row.line.source == row.line.source }?.line
  }
}
