import ArgumentParser
import Exchange
import Training

/// Makes one activity of two.
struct EditMergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one activity of two; the time between them is a pause.",
    discussion: """
      Both must be of the same sport, at most twelve hours apart.
      """
  )

  @OptionGroup var entry: EditedEntry

  @Argument(help: "The first letters of the other one's ID.")
  var other: String

  func run() async throws {
    try await entry.change(HistoryAPI.Edit(entry.id, .merge(with: other)))
  }
}
