import Exchange
import Record
import Screens
import Training

/// Asks somebody at a terminal what the columns of a table tell that no program is known to write.
enum TableQuestions {
  /// Asks about tables, by their files, each header once, and returns the files whose tables were explained.
  static func ask(
    _ tables: [String: UnknownTable],
    _ record: any RecordAccess
  ) async throws -> Set<String> {
    var explained: Set<String> = []
    var waiting = tables.sorted { $0.key < $1.key }
    while let (name, table) = waiting.first {
      let columns = table.guessed.columns
      let files = waiting.filter { $0.value.guessed.columns == columns }.map { $0.key }
      waiting.removeAll { $0.value.guessed.columns == columns }
      if let learned = answer(name, table) {
        _ = try await record.ask(ImportAPI.Explain(learned))
        explained.formUnion(files)
      } else {
        Console.standardError.write(TerminalText.skipped(files) + "\n")
      }
    }
    return explained
  }

  /// Shows the tables that were explained, or forgets one.
  static func list(_ record: any RecordAccess, forgetting id: String?) async throws {
    if let id { _ = try await record.ask(ImportAPI.Forget(id)) }
    let tables = try await record.ask(ImportAPI.Tables()).tables
    for table in tables { Console.standardOutput.write(table.id + "  " + table.words() + "\n") }
    if tables.isEmpty { Console.standardError.write(TerminalText.noTables + "\n") }
  }

  /// What somebody says of a table: all at once, or column by column.
  private static func answer(_ name: String, _ table: UnknownTable) -> LearnedTable? {
    var meanings = table.guessed.meanings
    let columns = table.columns.map { $0.name }
    while true {
      Console.standardError.write(TerminalText.explain(name, table, meanings) + "\n")
      let learned = LearnedTable(columns, meanings)
      if let lack = learned.lack { Console.standardError.write(lack.words() + "\n") }
      Console.standardError.write(TerminalText.chooseColumn(among: columns.count))
      guard let line = readLine()?.lowercased() else { return nil }
      switch line.split(separator: " ").first ?? "" {
      case "": if learned.lack == nil { return learned }
      case "q": return nil
      case let word:
        guard let number = Int(word), (1...columns.count).contains(number) else { continue }
        let options = ColumnMeaning.allCases
        let choice = Question.choice(
          "\"\(columns[number - 1])\":",
          among: options.map { $0.words() },
          keep: meanings[number - 1].words()
        )
        if case .option(let place) = choice { meanings[number - 1] = options[place] }
      }
    }
  }
}
