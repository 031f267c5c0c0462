import ArgumentParser

/// The tokens of programs, shortcuts, buttons and agents.
struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Make, list and revoke the tokens of programs and buttons.",
    discussion: """
      A token lets a program use your server's API, as far as its scopes go:
      'read' sees what is kept, 'log' adds to it, 'control' changes who may come in.

      Examples:
        pacesetter tokens add "Button by the door" --scope log
        pacesetter tokens add Assistant --scope read --share history,log
        pacesetter tokens revoke 5b0c9f21
      """,
    subcommands: [
      ListCommand<TokensListing>.self, TokensAddCommand.self, TokensRevokeCommand.self,
    ],
    defaultSubcommand: ListCommand<TokensListing>.self
  )
}
