import ArgumentParser
import Exchange

/// Brings back what an activity was before it was edited.
struct EditUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the crop, split or merge that made an activity.",
    discussion: """
      Edits that were made since of its parts are undone with it.
      """
  )

  @OptionGroup var entry: EditedEntry

  func run() async throws { try await entry.change(HistoryAPI.UndoEdit(entry.id)) }
}
