import Exchange
import Screens

/// The addresses that are told of what happens.
enum HooksListing: Listing {
  typealias Question = WebhookAPI.List
  static let abstract = "List the addresses, and how the last message went."
  static let nothing = TerminalText.noHooks

  static func rows(_ answer: WebhookList) -> [String] {
    answer.hooks.map { hook in
      let kinds = Webhook.Kind.allCases.filter(hook.kinds.contains).map(\.rawValue)
      let last = hook.last.map { "\(moment($0.at)): \($0.outcome)" } ?? TerminalText.notTold
      return [hook.id, kinds.joined(separator: ","), hook.address, last].joined(separator: "  ")
    }
  }
}
