import ArgumentParser

/// Crops, splits and merges activities.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Crop an activity, split it in two, or merge it with its neighbor.",
    discussion: """
      Totals, splits, best efforts and load follow. Nothing that was recorded is
      lost: 'edit undo' brings back what was there before. Times are those of the
      whole activity, pauses included, as 12:30 or 1:02:30.

      Examples:
        pacesetter edit crop 3f2a --to 45:00
        pacesetter edit split 3f2a --at 12:30
        pacesetter edit merge 3f2a 77b0
        pacesetter edit undo 91cc
      """,
    subcommands: [
      EditCropCommand.self, EditSplitCommand.self, EditMergeCommand.self, EditUndoCommand.self,
    ]
  )
}
