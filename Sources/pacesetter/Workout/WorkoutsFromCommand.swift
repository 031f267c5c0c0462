import ArgumentParser
import Exchange
import Foundation
import Integrations
import Screens
import Training

/// Reads a workout from an address or a file of somebody else's.
struct WorkoutsFromCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "from",
    abstract: "Read a workout from a web page, a text, a .zwo or a FIT file.",
    discussion: """
      Prints it in our format, with where it comes from, and what was not understood.
      Nothing is saved unless you say --save. Pages are only read: nothing in them is
      run, and nothing but the page itself is fetched. Without --home, addresses of
      private networks are refused, whatever name they hide behind.

      With --again it reads the page of a workout of yours again and shows what has
      changed; --save takes the changes, and keeps yours where both changed a line.

      Examples:
        pacesetter workouts from https://example.org/leg-day
        pacesetter workouts from coach.zwo --save
        pacesetter workouts from leg-day --again
      """
  )

  @Argument(
    help: "An address with https:// or http://, or a file; with --again the name of a workout.",
    completion: .file()
  )
  var place: String

  @Flag(help: "The address is in your own network, and may have any port.")
  var home = false

  @Flag(help: "Save it among your workouts.")
  var save = false

  @Flag(help: "Read the page of a workout of yours again.")
  var again = false

  @Option(help: ArgumentHelp("The name to save it under.", valueName: "name"))
  var name: String?

  @OptionGroup var data: DataOption

  func run() async throws {
    if again { return try await lookAgain() }
    let draft = try await draft()
    Console.standardOutput.write(draft.text + (draft.text.hasSuffix("\n") ? "" : "\n"))
    for words in draft.unclear {
      Console.standardError.write(TerminalText.notUnderstood(words) + "\n")
    }
    guard save else { return }
    let slug = Slug.text(of: name ?? draft.title)
    try await keep(draft.text, as: slug.isEmpty ? "external" : slug)
  }

  private func lookAgain() async throws {
    let change = try await data.ask(PageAPI.LookAgain(place, isAtHome: home))
    for line in change.changes {
      Console.standardOutput.write((line.kind == .added ? "+ " : "- ") + line.text + "\n")
    }
    for line in change.conflicts {
      Console.standardError.write(
        TerminalText.leftOut(line.text, isAdded: line.kind == .added) + "\n"
      )
    }
    guard change.isChanged else {
      Console.standardError.write(TerminalText.samePage + "\n")
      return
    }
    guard save else { return }
    try await keep(change.text, as: place)
  }

  private func keep(_ text: String, as name: String) async throws {
    guard text.utf8.count <= OwnWorkout.longestText else {
      throw Failure(.badData, "the workout is too long to be saved")
    }
    let now = LocalTime(Date())
    let own = OwnWorkout(name: name, text: text, changedAt: now.instant)
    _ = try await data.ask(LibraryAPI.Keep(own, offset: now.offset ?? .zero))
    Console.standardError.write(TerminalText.savedAs(own.name) + "\n")
  }

  private func draft() async throws -> WorkoutDraft {
    let lower = place.lowercased()
    let isAddress = lower.hasPrefix("http://") || lower.hasPrefix("https://")
    let source: PageSource
    if isAddress {
      source = .address(place, isAtHome: home)
    } else {
      let name = URL(fileURLWithPath: place).lastPathComponent
      source = .file(try FileBytes.read(place, most: WorkoutDraft.mostBytes), name: name)
    }
    let request: PageAPI.Read
    do throws(APICallError) { request = try PageAPI.Read(source) } catch {
      throw ValidationError(error.description)
    }
    return try await data.ask(request).draft
  }
}
