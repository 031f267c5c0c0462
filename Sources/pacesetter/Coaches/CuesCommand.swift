public import ArgumentParser
public import Coaching
import Exchange
import Formats
import Screens
import Storage
import Training

/// What is told by the clock or the distance on a run.
struct CuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cues",
    abstract: "Choose which figures you hear on a run, and how often.",
    discussion: """
      A cue is an item and how often you hear it: split/1km, pace/5min. The items
      are split, pace, gap (ahead or behind), heart-rate, time, distance, cadence.
      With :tone it is a short tone. On pace and gap that rises if you are faster
      than planned, and falls if you are slower.

      A scheme takes the place of the coach's own splits; all else stays.

      Examples:
        pacesetter cues set Race split/1km gap/1km heart-rate/5km
        pacesetter cues set Quiet pace/500m:tone time/15min
        pacesetter cues use Race --for race
        pacesetter cues use --for free           the coach's own splits again
        pacesetter cues delete Quiet
        pacesetter cues undo
        pacesetter run run.fit --cues Race
      """,
    subcommands: [
      CuesListCommand.self, CuesSetCommand.self, CuesUseCommand.self, CuesDeleteCommand.self,
      CuesUndoCommand.self,
    ],
    defaultSubcommand: CuesListCommand.self
  )
}

extension RunKind: @retroactive ExpressibleByArgument {}
