public import ArgumentParser
public import Exchange
import Foundation
import Integrations
import Screens
import Training

extension WorkoutAsk.Mode: @retroactive ExpressibleByArgument {}

/// Has the model write a workout from words.
struct WorkoutsWriteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Have your model write a workout from words, as a candidate.",
    discussion: """
      It is checked: the format, the exercises, your time, equipment and log. Nothing
      is saved unless you say --save. Without a usable one, search the library with
      the same words.

      Examples:
        pacesetter workouts write "something for the legs" --minutes 20 --with kettlebell
        pacesetter workouts write "hotel room" --mode raw --save
      """
  )

  @Argument(help: "What you want, in your words.")
  var words: [String]

  @Option(help: "What the model is told: your words and all you share, your words, or your wishes.")
  var mode = WorkoutAsk.Mode.augmented

  @OptionGroup var wish: WishOptions

  @Flag(help: "Have the model write another one than last time.")
  var again = false

  @Flag(help: "Save it among your workouts.")
  var save = false

  @OptionGroup var data: DataOption

  func validate() throws {
    if words.joined(separator: " ").isEmpty { throw ValidationError("say what you want") }
  }

  func run() async throws {
    let now = LocalTime(Date())
    let wanted = try await wish.request(at: now, knowing: data)
    let ask = WorkoutAsk(words.joined(separator: " "), mode: mode, wish: wanted)
    let workout = try await data.ask(MindAPI.WriteWorkout(ask, anew: again))
    for problem in workout.problems { Console.standardError.write("pacesetter: \(problem)\n") }
    guard !workout.text.isEmpty else {
      throw Failure(
        .unavailable,
        "no usable workout came; 'pacesetter workouts search' has the library's for the same words"
      )
    }
    Console.standardOutput.write(workout.text)
    let words = TerminalText.generated(by: workout.model, why: workout.why)
    Console.standardError.write(words + "\n")
    guard save else { return }
    let name = Slug.text(of: workout.title)
    let own = OwnWorkout(
      name: name.isEmpty ? "generated" : name,
      text: workout.text,
      changedAt: now.instant
    )
    _ = try await data.ask(LibraryAPI.Keep(own, offset: now.offset ?? .zero))
    Console.standardError.write(TerminalText.savedAs(own.name) + "\n")
  }
}
