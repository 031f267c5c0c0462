import ArgumentParser

/// What the coach makes of the record, in words.
struct MindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mind",
    abstract: "Read what the coach makes of your record, in words.",
    discussion: """
      The sentences are made by rules from your record, on this machine.

      Examples:
        pacesetter mind summary 3f2a
        pacesetter mind summary 3f2a --json
      """,
    subcommands: [MindSummaryCommand.self]
  )
}
