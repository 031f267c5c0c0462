public import ArgumentParser
import Exchange
import Formats
public import Training

/// Planned races, and their results.
struct RaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "race",
    abstract: "Plan races: day, distance, goals, pacing and fueling.",
    discussion: """
      A run of about the same distance on the day of a race is its result. The
      History page and 'trends' show the same races.

      Examples:
        pacesetter race
        pacesetter race add "Berlin Marathon" --day 2026-09-27 \\
          --distance marathon --target 3:30:00 --fuel "25 g gel at 8 km, 16 km"
        pacesetter race show berlin
        pacesetter race pack berlin      every line as a sound, the day before
      """,
    subcommands: [
      ListCommand<RaceListing>.self, RaceAddCommand.self, RaceEditCommand.self,
      RaceShowCommand.self,
      RacePackCommand.self, RaceRemoveCommand.self, RaceUndoCommand.self,
    ],
    defaultSubcommand: ListCommand<RaceListing>.self
  )
}

extension RaceSetup.Pacing: @retroactive ExpressibleByArgument {}
