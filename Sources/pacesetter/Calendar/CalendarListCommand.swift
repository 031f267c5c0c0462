import ArgumentParser
import Exchange
import Formats
import Screens
import Storage
import Training

/// Lists the calendars.
struct CalendarListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the calendars: when they were read, and what is taken."
  )

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let (list, free) = try await data.withRecord { record in
      (try await record.ask(CalendarAPI.List()), try await record.ask(CalendarAPI.Free()))
    }
    guard !json else {
      let reader = APIReader(today: LocalTime.now.day, offset: LocalTime.now.offset ?? .zero)
      let text = JSON.written { list.write(to: &$0, for: reader) }.text(indentedBy: 2)
      return Console.standardOutput.write(text + "\n")
    }
    Self.show(list)
    if let words = free.words { Console.standardOutput.write(words + ".\n") }
  }

  /// Prints the calendars.
  static func show(_ list: CalendarList) {
    if list.calendars.isEmpty { Console.standardError.write(CalendarText.none + "\n") }
    for calendar in list.calendars {
      let moment = calendar.read.map {
        EntryText.moment(
          LocalTime(
            Instant(secondsSince1970: Double($0)),
            offset: LocalTime.now.offset ?? .zero
          )
        )
      }
      let facts = CalendarText.facts(
        events: calendar.events,
        broken: calendar.broken,
        read: moment,
        keepsTitles: calendar.keepsTitles
      )
      let row = [calendar.id, calendar.name, calendar.host ?? CalendarText.file, facts]
      Console.standardOutput.write(row.joined(separator: "  ") + "\n")
      if let problem = calendar.problem { Console.standardOutput.write("  \(problem)\n") }
    }
  }
}
