import ArgumentParser
import Exchange
import Screens
import Training

/// Lists the addresses that are told of what happens.
struct HooksListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the addresses, and how the last message went."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let hooks = try await data.ask(WebhookAPI.List()).hooks
    if hooks.isEmpty { Console.standardError.write(TerminalText.noHooks + "\n") }
    for hook in hooks {
      let kinds = Webhook.Kind.allCases.filter(hook.kinds.contains).map(\.rawValue)
      let last = hook.last.map { last in
        let moment = Instant(secondsSince1970: Double(last.at))
        let time = EntryText.moment(LocalTime(moment, offset: LocalTime.now.offset ?? .zero))
        return "\(time): \(last.outcome)"
      }
      let parts = [
        hook.id, kinds.joined(separator: ","), hook.address, last ?? TerminalText.notTold,
      ]
      Console.standardOutput.write(parts.joined(separator: "  ") + "\n")
    }
  }
}
