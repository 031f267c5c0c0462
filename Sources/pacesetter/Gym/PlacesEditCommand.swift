import ArgumentParser
import Exchange
import Training

/// Renames a place or changes what is there.
struct PlacesEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Rename a place, or change what is there; the rest stays."
  )

  @Argument(help: "The place.")
  var place: String

  @Option(name: .customLong("name"), help: ArgumentHelp("The new name.", valueName: "name"))
  var newName: String?

  @OptionGroup var options: PlaceOptions
  @OptionGroup var answer: PlacesAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    answer.show(
      try await data.changePlaces { places throws(TrainingPlacesError) in
        guard let known = places.named(place) else { throw .unknown(place) }
        try places.keep(options.fields(name: newName, id: known.id), at: LocalTime.now.instant)
      }
    )
  }
}
