import ArgumentParser
import Exchange
import Training

/// Brings the place back that was deleted last.
struct PlacesUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the place that you deleted last."
  )

  @OptionGroup var answer: PlacesAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    answer.show(
      try await data.changePlaces { places throws(TrainingPlacesError) in
        try places.restore(at: LocalTime.now.instant)
      }
    )
  }
}
