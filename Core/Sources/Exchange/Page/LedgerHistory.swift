import Coaching
import Screens
import Training

/// The ledger of a session in words, with the names of the lines that were said.
struct LedgerHistory: Sendable {
  struct Entry: Sendable {
    var words: LedgerEntry
    var line: String?
  }

  private(set) var entries: [Entry] = []

  /// Takes an effect in the order in which effects come.
  mutating func take(_ effect: CompanionEffect, in moment: Moment) {
    switch effect {
    case .ledger(let row):
      entries.append(Entry(words: LedgerEntry(row, in: moment), line: lineEnded(by: row)))
    case .speak(let utterance, _):
      // The row that decided it came just before; it had no name for the line yet.
      let index = entries.lastIndex { entry in
        entry.line == nil && entry.words.row.decision == .said
          && entry.words.row.line.source == utterance.line.source
      }
      if let index { entries[index].line = utterance.id }
    case .stop, .duck, .haptic, .badge, .connection:
      break
    }
  }

  /// Why a line was said.
  func reason(for line: String) -> Entry? {
    entries.first { $0.line == line && $0.words.row.decision == .said }
  }

  private func lineEnded(by row: LedgerRow) -> String? {
    guard case .ended = row.decision else { return nil }
    return entries.last { $0.line != nil && $0.words.row.line.source == row.line.source }?.line
  }
}
