import ArgumentParser
import Exchange
import Training

/// Keeps a part of an activity.
struct EditCropCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crop",
    abstract: "Keep only what lies between two times."
  )

  @OptionGroup var entry: EditedEntry

  @Option(help: ArgumentHelp("Where it begins.", valueName: "time"))
  var from = "0"

  @Option(help: ArgumentHelp("Where it ends; without it, the end stays.", valueName: "time"))
  var to: String?

  func validate() throws {
    guard try range.isEmpty == false else {
      throw ValidationError("--to is not after --from; choose a later end")
    }
    guard from != "0" || to != nil else { throw ValidationError("add --from, --to or both") }
  }

  func run() async throws {
    try await entry.change(HistoryAPI.Edit(entry.id, .crop(try range)))
  }

  private var range: Range<Duration> {
    get throws {
      let start = try EditedEntry.moment(from, "--from")
      // No activity lasts a hundred days: that is its end, wherever it is.
      let end = try to.map { try EditedEntry.moment($0, "--to") } ?? .seconds(8_640_000)
      return start..<max(start, end)
    }
  }
}
