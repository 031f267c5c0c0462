import ArgumentParser
import Exchange
import Formats
import Screens
import Record
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
      let text = JSON.written { list.write(to: &$0, for: .here) }.text(indentedBy: 2)
      return Console.standardOutput.write(text + "\n")
    }
    Self.show(list)
    if let words = free.words() { Console.standardOutput.write(words + ".\n") }
  }

  /// Prints the calendars.
  static func show(_ list: CalendarList) {
    if list.calendars.isEmpty { Console.standardError.write(CalendarText.none + "\n") }
    for calendar in list.calendars {
      let facts = CalendarText.facts(
        events: calendar.events,
        broken: calendar.broken,
        read: calendar.read.map(moment),
        keepsTitles: calendar.keepsTitles
      )
      let place = [calendar.user, calendar.host].compactMap { $0 }.joined(separator: " at ")
      let row = [calendar.id, calendar.name, place.isEmpty ? CalendarText.file : place, facts]
      Console.standardOutput.write(row.joined(separator: "  ") + "\n")
      if let problem = calendar.problem { Console.standardOutput.write("  \(problem)\n") }
      if calendar.keepsPlan {
        let words = CalendarText.plan(exchanged: calendar.planned.map(moment))
        Console.standardOutput.write("  \(words)\n")
      }
      if let problem = calendar.planProblem { Console.standardOutput.write("  \(problem)\n") }
    }
  }

  private static func moment(_ seconds: Int64) -> String {
    let instant = Instant(secondsSince1970: Double(seconds))
    return EntryText.moment(LocalTime(instant, offset: LocalTime.now.offset ?? .zero))
  }
}
