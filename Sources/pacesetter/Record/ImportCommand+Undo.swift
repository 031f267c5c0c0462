import Exchange
import Record
import Screens
import Training

extension ImportCommand {
  /// Lists the imports, or takes one out of the record.
  func listOrUndo(_ record: any RecordAccess) async throws {
    let imports = try await record.ask(ImportAPI.List()).imports
    if list {
      show(imports)
      return
    }
    let row = try chosen(imports)
    _ = try await record.ask(ImportAPI.Undo(row.id))
    Console.standardError.write(TerminalText.undone(row.words) + "\n")
  }

  private func show(_ imports: [ImportRow]) {
    for row in imports { Console.standardOutput.write(row.words + "\n") }
    if imports.isEmpty { Console.standardError.write(TerminalText.noImports + "\n") }
  }

  private func chosen(_ imports: [ImportRow]) throws(Failure) -> ImportRow {
    guard let newest = imports.first else { throw Failure(.failure, TerminalText.noImports) }
    let number = undo.flatMap { Int64($0) } ?? newest.id
    guard let row = imports.first(where: { $0.id == number }) else {
      throw Failure(.failure, "there is no import \(number); 'import --list' shows them")
    }
    return row
  }
}

extension ImportRow {
  /// The import in one row.
  fileprivate var words: String {
    let date = LocalTime(Instant(millisecondsSince1970: Double(at))).day
    return "\(id)  \(date.text)  "
      + ImportWords.counted(activities, sessions, figures, filled: filled)
      + "  \(name)" + (files > 1 ? " and \(files - 1) more" : "")
      + (isUnfinished ? TerminalText.isInterrupted : "")
  }
}
