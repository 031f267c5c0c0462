import Exchange
import Screens

/// The places that get each activity as files.
enum ExportsListing: Listing {
  typealias Question = ExportAPI.List
  static let abstract = "List the places: what waits, and how the last sending went."
  static let nothing = TerminalText.noExports

  static func rows(_ answer: ExportList) -> [String] {
    answer.places.flatMap { place in
      let name = [place.user, place.address].compactMap { $0 }.joined(separator: " at ")
      let sent = TerminalText.export(waiting: place.waiting, sent: place.sent.map(moment))
      let row = [place.id, name, sent] + (place.isGiven ? [TerminalText.givenExport] : [])
      return [row.joined(separator: "  ")] + (place.problem.map { ["  \($0)"] } ?? [])
    }
  }
}
