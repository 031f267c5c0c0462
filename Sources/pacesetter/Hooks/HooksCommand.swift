import ArgumentParser

/// The addresses that are told of what happens.
struct HooksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hooks",
    abstract: "Tell other programs when a run or a workout happens.",
    discussion: """
      The server posts a signed message to each address (a webhook), and tries
      again for hours where one does not answer.

      Examples:
        pacesetter hooks add https://example.org/inbox --tell run.ended
        pacesetter hooks add http://homeassistant.local:8123/api/webhook/x --home
        pacesetter hooks
        pacesetter hooks test 5b0c9f21
      """,
    subcommands: [
      ListCommand<HooksListing>.self, HooksAddCommand.self, HooksTestCommand.self,
      HooksRemoveCommand.self,
    ],
    defaultSubcommand: ListCommand<HooksListing>.self
  )
}
