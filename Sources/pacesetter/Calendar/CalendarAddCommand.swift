import ArgumentParser
import Exchange
import Screens
import Training

/// Adds a calendar or an account with calendars.
struct CalendarAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Read the calendar of an address, of an account or of a file.",
    discussion: """
      With --user the address is that of a CalDAV server, or of one calendar on
      it. The password is read from standard input, and kept in a file that only
      you can read. Use an app password where the server offers one. With --plan
      your plan goes into a calendar of its own there, and what you move or delete
      there is moved or deleted here.

      Examples:
        pacesetter calendar add https://example.org/private/me.ics
        pacesetter calendar add https://cloud.example.org --user me < password
      """
  )

  @Argument(
    help: "An address with https:// or webcal://, or an .ics file.",
    completion: .file()
  )
  var source: String

  @Option(help: "Your name on the CalDAV server of the address.")
  var user: String?

  @Flag(help: "Keep your plan there too; needs --user.")
  var plan = false

  @Option(help: "What to call it, if not what it calls itself.")
  var name: String?

  @Flag(help: "Keep the titles of events too, not only when they are.")
  var titles = false

  @Flag(help: "The address is in your own network, and may have any port.")
  var home = false

  @OptionGroup var data: DataOption

  func validate() throws {
    guard user != nil || !plan else { throw ValidationError("--plan needs --user") }
  }

  func run() async throws {
    let isAddress = user != nil || source.contains("://")
    let file = isAddress ? nil : try FileBytes.read(source)
    let password = user == nil ? nil : readLine()
    guard user == nil || password?.isEmpty == false else {
      throw Failure(.noInput, CalendarText.noPassword)
    }
    let wish: CalendarAPI.Add
    do throws(APICallError) {
      let place: CalendarSource =
        if let file {
          .file(file)
        } else if let user, let password {
          .account(
            try CalendarAccount(
              typed: source,
              isAtHome: home,
              user: user,
              password: password,
              keepsPlan: plan
            )
          )
        } else {
          try CalendarSource(typed: source, isAtHome: home)
        }
      wish = try CalendarAPI.Add(place, name: name, keepsTitles: titles)
    } catch {
      throw Failure(.usage, error.description)
    }
    CalendarListCommand.show(try await data.ask(wish))
  }
}
