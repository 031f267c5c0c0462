import ArgumentParser
import Exchange
import Training

/// Makes two activities of one.
struct EditSplitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Make two activities of one."
  )

  @OptionGroup var entry: EditedEntry

  @Option(help: ArgumentHelp("Where the second one begins.", valueName: "time"))
  var at: String

  func validate() throws { _ = try EditedEntry.moment(at, "--at") }

  func run() async throws {
    let moment = try EditedEntry.moment(at, "--at")
    try await entry.change(HistoryAPI.Edit(entry.id, .split(at: moment)))
  }
}
