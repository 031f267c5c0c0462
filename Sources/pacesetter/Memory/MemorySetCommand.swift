import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Remembers something.
struct MemorySetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Remember something, replacing any item with the same key."
  )

  @Argument(help: "The kind of item.")
  var kind: MemoryItem.Kind

  @Argument(help: "Its key: letters, digits, dots and dashes.")
  var key: String

  @Argument(help: "The value: JSON or any text.")
  var value: [String]

  @OptionGroup var data: DataOption

  /// The item as it is kept, checked like one that comes from outside.
  private func item() throws(ShapeError) -> MemoryItem {
    var json = JSONWriter()
    MemoryItem(
      kind,
      key,
      MemoryItem.Value(typed: value.joined(separator: " ")),
      updatedAt: LocalTime.now.instant
    ).write(to: &json)
    // What was written here is JSON.
    return try MemoryItem((try? JSON.parse(json.bytes)) ?? .null)
  }

  func validate() throws {
    do { _ = try item() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    let item = try item()
    _ = try await data.ask(MemoryAPI.Remember(item))
    Console.standardOutput.write("\(item.key) is \(item.value.text).\n")
  }
}
