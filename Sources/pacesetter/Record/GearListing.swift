import Exchange
import Screens
import Training

/// Shoes and bikes.
enum GearListing: Listing {
  typealias Question = GearAPI.List
  static let abstract = "List your shoes and bikes."
  static let nothing = TerminalText.noGear

  static func rows(_ answer: GearList) -> [String] {
    let width = answer.gear.map(\.name.count).max() ?? 0
    return answer.gear.map { gear in
      padded(gear.name, to: width + 2) + GearWords.text(gear, seenFrom: LocalTime.now.day)
    }
  }
}
