import ArgumentParser

/// What the coach makes of the record, in words.
struct MindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mind",
    abstract: "Your runs in words, and the language model that may write them.",
    discussion: """
      Without a model, rules write every sentence on this machine, and nothing is
      sent. With one, you choose what is shared, see each request, and set what it
      may cost.

      Examples:
        pacesetter mind summary 3f2a
        pacesetter mind setup compatible --model qwen3 --free
        pacesetter mind share this_run words
        pacesetter mind try
        pacesetter mind preview summary
      """,
    subcommands: [
      MindStatusCommand.self, MindSetupCommand.self, MindShareCommand.self, MindTryCommand.self,
      MindSummaryCommand.self, MindInsightCommand.self, MindPreviewCommand.self,
      MindLedgerCommand.self,
    ],
    defaultSubcommand: MindStatusCommand.self
  )
}
