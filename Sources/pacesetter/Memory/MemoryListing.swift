import Exchange
import Screens
import Training

/// What is remembered.
enum MemoryListing: Listing {
  typealias Question = MemoryAPI.List
  static let abstract = "List the remembered items."
  static let nothing = TerminalText.nothingRemembered

  static func rows(_ answer: MemoryList) -> [String] {
    let width = answer.items.map(\.key.count).max() ?? 0
    return answer.items.map { item in
      padded(item.kind.rawValue, to: 19) + padded(item.key, to: width + 2) + item.value.text
    }
  }
}
