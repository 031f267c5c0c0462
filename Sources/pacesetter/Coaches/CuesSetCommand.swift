import ArgumentParser
import Coaching
import Exchange
import Training

/// Makes or edits a cue scheme.
struct CuesSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Make a cue scheme, or replace the one of that name."
  )

  @Argument(help: "Its name.")
  var name: String

  @Argument(help: "What you hear, and how often: split/1km, pace/5min:tone.")
  var cues: [String]

  @OptionGroup var data: DataOption

  private func scheme() throws(ShapeError) -> CueScheme {
    var read: [CueScheme.Cue] = []
    for text in cues { read.append(try TypedCue.read(text)) }
    return try CueScheme(name: name, cues: read).checked()
  }

  func validate() throws {
    do throws(ShapeError) { _ = try scheme() } catch { throw ValidationError(error.description) }
  }

  func run() async throws {
    let change = CueAPI.Change(.keep(try scheme(), insteadOf: nil), at: LocalTime.now.instant)
    CuesListCommand.show(try await data.ask(change).book)
  }
}
