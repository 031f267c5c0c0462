import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Screens
import Training

/// Shows what Pacesetter takes of a calendar file.
struct CalendarShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show which events of a calendar file take time."
  )

  @Argument(help: "An .ics file.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The first day; today if none is given.", valueName: "day"))
  var from: String?

  @Option(help: "How many days.")
  var days = 28

  @Flag(help: "Print one JSON object per event.")
  var json = false

  func validate() throws {
    _ = try from.map { try PlanDays.day($0) }
    guard (1...3660).contains(days) else { throw ValidationError("--days is from 1 to 3660") }
  }

  func run() throws {
    let first = try from.map { try PlanDays.day($0) } ?? LocalTime.now.day
    let zone = TimeZone.current
    let midnight = first.midnight
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: midnight.secondsSince1970))
    let start = midnight.advanced(bySeconds: -Double(offset))
    let end = start.advanced(bySeconds: Double(days * 86_400))
    guard
      let calendar = CalendarFile(
        try FileBytes.read(file),
        over: start..<end,
        in: zone,
        limit: .max
      )
    else {
      throw Failure(.badData, "\(file) is no calendar, expected an iCalendar (.ics) file")
    }
    for event in calendar.events { show(event, zone) }
    if calendar.broken > 0 {
      Console.standardError.write(CalendarText.broken(calendar.broken) + "\n")
    }
  }

  private func show(_ event: CalendarEvent, _ zone: TimeZone) {
    guard !json else {
      var writer = JSONWriter()
      writer.object { json in
        json.field("start", event.start.secondsSince1970)
        json.field("end", event.end.secondsSince1970)
        json.field("allDay", event.isAllDay)
        json.field("title", event.title)
      }
      writer.endLine()
      return Console.standardOutput.write(writer.text)
    }
    let date = Date(timeIntervalSince1970: event.start.secondsSince1970)
    let time = LocalTime(
      event.start,
      offset: UTCOffset(clamping: zone.secondsFromGMT(for: date) / 60)
    )
    let when = event.isAllDay ? DayWords.date(time.day) : EntryText.moment(time)
    Console.standardOutput.write([when, event.title ?? ""].joined(separator: "  ") + "\n")
  }
}
