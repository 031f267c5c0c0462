import ArgumentParser
import Exchange
import Foundation
import Screens

/// Adds an address that is told of what happens.
struct HooksAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an address and print the key of its signatures.",
    discussion: """
      Messages are signed as Standard Webhooks (standardwebhooks.com) has it. The key
      is shown only once. Without --home, addresses of private networks are refused
      at the moment of sending, whatever name they hide behind.

      Example:
        pacesetter hooks add https://example.org/inbox --tell run.ended,workout.done
      """
  )

  @Argument(help: "The address, with https:// or http://.")
  var address: String

  @Option(
    help: ArgumentHelp(
      "What to tell: \(Webhook.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "list"
    )
  )
  var tell = Webhook.Kind.allCases.map(\.rawValue).joined(separator: ",")

  @Flag(help: "The address is in your own network, and may have any port.")
  var home = false

  @OptionGroup var data: DataOption

  func validate() throws { _ = try wish() }

  func run() async throws {
    let made = try await data.ask(try wish())
    Console.standardOutput.write("\(made.secret)\n")
    Console.standardError.write(TerminalText.keepHookKey + "\n")
  }

  private func wish() throws -> WebhookAPI.Add {
    let kinds: [Webhook.Kind] = try tell.split(separator: ",").map { part in
      let word = part.trimmingCharacters(in: .whitespaces)
      guard let kind = Webhook.Kind(rawValue: word) else {
        let all = Webhook.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--tell has \(word), expected some of \(all)")
      }
      return kind
    }
    do throws(APICallError) {
      return try WebhookAPI.Add(address, kinds: Set(kinds), isAtHome: home)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
