import ArgumentParser
import Storage
import Screens
import Exchange
import Formats
import Training

/// Lists what is remembered.
struct MemoryListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the remembered items."
  )

  @Flag(help: "Print one JSON array.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let items = try await data.ask(MemoryAPI.List()).items
    let out = Console.standardOutput
    if json {
      var writer = JSONWriter()
      writer.array { json in for item in items { item.write(to: &json) } }
      out.write(writer.text + "\n")
      return
    }
    if items.isEmpty {
      Console.standardError.write(TerminalText.nothingRemembered + "\n")
    }
    let width = items.map(\.key.count).max() ?? 0
    for item in items {
      out.write(
        padded(item.kind.rawValue, to: 19) + padded(item.key, to: width + 2)
          + item.value.text + "\n"
      )
    }
  }
}
