import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Training

/// Lists the cue schemes.
struct CuesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List your cue schemes and the runs that use them."
  )

  @Option(help: "Kilometers or miles.")
  var units: UnitSystem = .metric

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    Self.show(try await data.ask(CueAPI.List()).book, units: units, asJSON: json)
  }

  /// Prints a book.
  static func show(_ book: CueBook, units: UnitSystem = .metric, asJSON: Bool = false) {
    guard !asJSON else {
      let text = JSON.written { book.write(to: &$0) }.text(indentedBy: 2)
      return Console.standardOutput.write(text + "\n")
    }
    Console.standardOutput.write(CueText.list(of: book, units: units))
  }
}
