import Exchange
import Screens

/// The scripts that are kept.
enum ScriptListing: Listing {
  typealias Question = ScriptAPI.List
  static let abstract = "List the scripts that you saved."
  static let nothing = TerminalText.noScripts

  static func rows(_ answer: ScriptList) -> [String] {
    answer.entries.map { "\($0.name)  \(TerminalText.count($0.messages, "message"))" }
  }
}
