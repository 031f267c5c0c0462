import ArgumentParser
import Exchange
import Formats
import Screens
import Server
import Record
import Training

/// Lists everything that was done.
struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List everything you did, newest first.",
    discussion: """
      Examples:
        pacesetter history --search "long run" --limit 10
        pacesetter history --search squat
        pacesetter history --json | head -1
      """
  )

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @Option(help: ArgumentHelp("Only entries with all of these words.", valueName: "text"))
  var search: String?

  @Option(help: ArgumentHelp("The most entries to list; 0 for all.", valueName: "number"))
  var limit = 50

  @OptionGroup var data: DataOption

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("--limit is \(limit), expected 0 or more") }
  }

  func run() async throws {
    try await data.withRecord { record in
      var left = limit == 0 ? Int.max : limit
      var shown = 0
      var cursor: HistoryCursor?
      repeat {
        let part = HistoryAPI.List(from: cursor, search: search, limit: min(left, 500))
        let page = try await record.ask(part)
        for entry in page.entries {
          Console.standardOutput.write((json ? entry.json : EntryText.row(entry)) + "\n")
        }
        shown += page.entries.count
        left -= page.entries.count
        cursor = left > 0 ? page.next : nil
      } while cursor != nil
      if shown == 0, !json {
        Console.standardError.write(TerminalText.noEntries(isSearch: search != nil) + "\n")
      }
    }
  }
}

extension HistoryEntry {
  /// The entry as an object on one line.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}
