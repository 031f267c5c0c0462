import ArgumentParser
import Exchange
import Training

/// Adds a place.
struct PlacesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a place with what is there."
  )

  @Argument(help: "What you call it.")
  var name: String

  @OptionGroup var place: PlaceOptions
  @OptionGroup var answer: PlacesAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    let fields = place.fields(name: name)
    answer.show(
      try await data.changePlaces { places throws(TrainingPlacesError) in
        try places.keep(fields, at: LocalTime.now.instant)
      }
    )
  }
}
