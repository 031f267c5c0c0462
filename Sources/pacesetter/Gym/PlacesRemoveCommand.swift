import ArgumentParser
import Exchange
import Training

/// Deletes a place.
struct PlacesRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a place; 'places undo' brings it back."
  )

  @Argument(help: "The place.")
  var place: String

  @OptionGroup var answer: PlacesAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    answer.show(
      try await data.changePlaces { places throws(TrainingPlacesError) in
        guard let known = places.named(place) else { throw .unknown(place) }
        try places.remove(known.id, at: LocalTime.now.instant)
      }
    )
  }
}
