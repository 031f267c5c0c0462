import ArgumentParser
import Exchange
import Screens
import Record

/// Removes a calendar.
struct CalendarRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Read a calendar no more, and forget its events."
  )

  @Argument(help: "The start of its name or of its ID.")
  var calendar: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let name = try await data.withRecord { record in
      let one = try await Self.find(calendar, in: record)
      _ = try await record.ask(CalendarAPI.Remove(id: one.id))
      return one.name
    }
    Console.standardOutput.write(CalendarText.removed(name) + "\n")
  }

  /// The only calendar whose name or ID begins so.
  static func find(_ start: String, in record: any RecordAccess) async throws -> ReadCalendar {
    let wanted = start.lowercased()
    let found = try await record.ask(CalendarAPI.List()).calendars.filter {
      $0.id.hasPrefix(wanted) || $0.name.lowercased().hasPrefix(wanted)
    }
    guard found.count == 1, let one = found.first, !wanted.isEmpty else {
      let reason = found.isEmpty ? "no calendar starts with" : "more than one starts with"
      throw Failure(.failure, "\(reason) \(start); 'calendar list' shows them")
    }
    return one
  }
}
