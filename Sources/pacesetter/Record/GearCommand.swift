import ArgumentParser

/// Shoes and bikes, and what they have covered.
struct GearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gear",
    abstract: "Show how far your shoes and bikes went, and rename or merge them.",
    discussion: """
      An activity names its gear when you say so ('note'), or when the export of an
      app does. Rename gear to the name of other gear to make one of both.

      Examples:
        pacesetter gear
        pacesetter note 3f2a --gear "Red shoes"
        pacesetter gear rename "Red shoes" "Pegasus 41"
        pacesetter gear remove "Pegasus 41"    no activity names it any more
        pacesetter gear undo
      """,
    subcommands: [
      ListCommand<GearListing>.self, GearRenameCommand.self, GearRemoveCommand.self,
      GearUndoCommand.self,
    ],
    defaultSubcommand: ListCommand<GearListing>.self
  )
}
