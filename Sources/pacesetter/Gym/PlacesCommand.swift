import ArgumentParser

/// The places where somebody trains, each with its equipment.
struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places",
    abstract: "Keep the places where you train, with what is there.",
    discussion: """
      The Gym page has the same places. 'workouts search --at NAME' suggests what
      can be done at one of them.

      Examples:
        pacesetter places
        pacesetter places add Home --with dumbbell,bench --plates "10x2 5x2"
        pacesetter places edit Home --name "Home gym" --with barbell,bench
        pacesetter places remove Hotel
        pacesetter places undo
      """,
    subcommands: [
      PlacesListCommand.self, PlacesAddCommand.self, PlacesEditCommand.self,
      PlacesRemoveCommand.self, PlacesUndoCommand.self,
    ],
    defaultSubcommand: PlacesListCommand.self
  )
}
