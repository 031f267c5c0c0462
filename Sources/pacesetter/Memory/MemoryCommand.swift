public import ArgumentParser
import Storage
import Screens
import Exchange
import Formats
public import Training

/// What is remembered about a person.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Remember preferences, goals and facts under keys, and forget them.",
    discussion: """
      The facts heart.max, heart.rest, age and sex fill in what you leave out in
      'run', 'script', 'show', 'trends' and on the pages; sex is female, male or
      unspecified. Other items are stored and exported.

      Examples:
        pacesetter memory set fact heart.max 188
        pacesetter memory set goal goal.race.berlin '{"target": "3:30:00"}'
        pacesetter memory list
        pacesetter memory forget heart.max
        pacesetter memory heart --refuse       one strap's 219 bpm
      """,
    subcommands: [
      ListCommand<MemoryListing>.self, MemorySetCommand.self, MemoryForgetCommand.self,
      MemoryUndoCommand.self, MemoryHeartCommand.self,
    ],
    defaultSubcommand: ListCommand<MemoryListing>.self
  )
}

extension MemoryItem.Kind: @retroactive ExpressibleByArgument {}
