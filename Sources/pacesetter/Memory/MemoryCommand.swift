public import ArgumentParser
import Exchange
import Formats
public import Training

/// What is remembered of somebody.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Remember preferences, goals and facts under keys, and forget them.",
    discussion: """
      The facts heart.max, heart.rest and age stand for what you do not say in
      'show', 'trends' and on the page History. The rest is kept, and goes with the
      export.

      Examples:
        pacesetter memory set fact heart.max 188
        pacesetter memory set goal goal.race.berlin '{"target": "3:30:00"}'
        pacesetter memory list
        pacesetter memory forget heart.max
      """,
    subcommands: [
      MemoryListCommand.self, MemorySetCommand.self, MemoryForgetCommand.self,
      MemoryUndoCommand.self,
    ],
    defaultSubcommand: MemoryListCommand.self
  )
}

/// Lists what is remembered.
struct MemoryListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what is remembered."
  )

  @Flag(help: "One JSON array on standard output.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let items = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.memory()
    }
    let out = Console.standardOutput
    if json {
      var writer = JSONWriter()
      writer.array { json in for item in items { item.write(to: &json) } }
      out.write(writer.text + "\n")
      return
    }
    if items.isEmpty {
      Console.standardError.write("nothing is remembered yet; 'memory set' remembers something\n")
    }
    let width = items.map(\.key.count).max() ?? 0
    for item in items {
      out.write(
        RecordWords.padded(item.kind.rawValue, 19) + RecordWords.padded(item.key, width + 2)
          + item.value.text + "\n"
      )
    }
  }
}

/// Remembers something.
struct MemorySetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Remember something, in the place of what has its key."
  )

  @Argument(help: "What kind of thing it is.")
  var kind: MemoryItem.Kind

  @Argument(help: "Its key: letters, digits, dots and dashes.")
  var key: String

  @Argument(help: "What is remembered: JSON, or any text.")
  var value: [String]

  @OptionGroup var data: DataOption

  /// The item as it is kept, checked like one that comes from outside.
  private func item() throws(ShapeError) -> MemoryItem {
    var json = JSONWriter()
    MemoryItem(
      kind,
      key,
      MemoryItem.Value(typed: value.joined(separator: " ")),
      updatedAt: LogMoment.now.localTime.instant
    ).write(to: &json)
    // What was written here is JSON.
    return try MemoryItem((try? JSON.parse(json.bytes)) ?? .null)
  }

  func validate() throws {
    do { _ = try item() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    let item = try item()
    try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.remember(item)
    }
    Console.standardOutput.write("\(item.key) is \(item.value.text).\n")
  }
}

/// Forgets something.
struct MemoryForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget what is remembered under a key; 'memory undo' brings it back."
  )

  @Argument(help: "The key, as 'memory list' shows it.")
  var key: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let wasThere = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.forget(key)
    }
    guard wasThere else {
      throw Failure(.failure, "nothing is remembered under \(key); 'memory list' shows the keys")
    }
    Console.standardOutput.write("\(key) is forgotten.\n")
  }
}

/// Brings back what was forgotten.
struct MemoryUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back what was forgotten last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let isBack = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.bringMemoryBack()
    }
    guard isBack else { throw Failure(.failure, "nothing was forgotten that could come back") }
    Console.standardOutput.write("What was forgotten last is remembered again.\n")
  }
}

extension MemoryItem.Kind: @retroactive ExpressibleByArgument {}
