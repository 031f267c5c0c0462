import ArgumentParser

/// The places that get each activity as files.
struct ExportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exports",
    abstract: "Put each activity as FIT and GPX into folders, here or on servers.",
    discussion: """
      The server writes each activity that is new or has changed, and tries again
      where a place is away. Files of activities that you delete stay.

      Examples:
        pacesetter exports add ~/Sync/runs
        pacesetter exports add https://cloud.example.org/runs --user me < password
        pacesetter exports
        pacesetter exports send 5b0c
        pacesetter exports remove ~/Sync/runs
      """,
    subcommands: [
      ListCommand<ExportsListing>.self, ExportsAddCommand.self, ExportsSendCommand.self,
      ExportsRemoveCommand.self,
    ],
    defaultSubcommand: ListCommand<ExportsListing>.self
  )
}
