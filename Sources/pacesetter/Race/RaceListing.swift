import Exchange
import Screens

/// The races.
enum RaceListing: Listing {
  typealias Question = RaceAPI.List
  static let abstract = "List races, the next one first."
  static let nothing = TerminalText.noRaces

  static func rows(_ answer: RaceList) -> [String] { answer.entries.flatMap(\.head) }
}
