import ArgumentParser
import Exchange
import Training

/// Adds a calendar.
struct CalendarAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Read the calendar of an address or of a file."
  )

  @Argument(
    help: "An address with https:// or webcal://, or an .ics file.",
    completion: .file()
  )
  var source: String

  @Option(help: "What to call it, if not what it calls itself.")
  var name: String?

  @Flag(help: "Keep the titles of events too, not only when they are.")
  var titles = false

  @Flag(help: "The address is in your own network, and may have any port.")
  var home = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let file = source.contains("://") ? nil : try FileBytes.read(source)
    let wish: CalendarAPI.Add
    do throws(APICallError) {
      let place: CalendarSource =
        if let file { .file(file) } else { try CalendarSource(typed: source, isAtHome: home) }
      wish = try CalendarAPI.Add(place, name: name, keepsTitles: titles)
    } catch {
      throw Failure(.usage, error.description)
    }
    CalendarListCommand.show(try await data.ask(wish))
  }
}
