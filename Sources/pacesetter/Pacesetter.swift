import ArgumentParser
import Dispatch
import Server

/// The command: everything that Pacesetter does without a page.
@main
struct Pacesetter: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pacesetter",
    abstract: "A training companion for runs and the gym, on your own machine.",
    discussion: """
      Examples:
        pacesetter serve --open                      the page, in your browser
        pacesetter run run.fit                       a recorded run, coached here
        pacesetter run demo:steady_10k               no recording? a simulated one
        pacesetter run run.fit --out narration.m4a   all speech in one file
        pacesetter coaches old_hand --voice          hear a coach before you choose
        pacesetter metronome --bpm 176               ticks to hold a cadence
        pacesetter script write --distance 10km > my-script.json
        pacesetter workouts list --with kettlebell   workouts for your equipment
        pacesetter log set bench press 5x80kg        a set outside any workout
        pacesetter challenge add 20                  twenty more for today
        pacesetter plan add emom-hotel-room --day fri
        pacesetter race list                         your races, with predictions
        pacesetter import export.zip                 your history from elsewhere
        pacesetter history                           everything you did
      """,
    version: Release.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Running",
        subcommands: [
          RunCommand.self, ScriptCommand.self, RaceCommand.self, MetronomeCommand.self,
          WatchCommand.self, RehearseCommand.self,
        ]
      ),
      CommandGroup(
        name: "Gym",
        subcommands: [
          WorkoutsCommand.self, LogCommand.self, ChallengeCommand.self, PlacesCommand.self,
        ]
      ),
      CommandGroup(name: "Planning", subcommands: [PlanCommand.self, CalendarCommand.self]),
      CommandGroup(
        name: "History",
        subcommands: [
          HistoryCommand.self, ShowCommand.self, TrendsCommand.self, NoteCommand.self,
          EditCommand.self, GearCommand.self, TranscriptCommand.self, NamesCommand.self,
          MemoryCommand.self,
        ]
      ),
      CommandGroup(
        name: "Data",
        subcommands: [
          ImportCommand.self, ReadFilesCommand.self, ExportCommand.self, ExportsCommand.self,
          SessionsCommand.self, BackupCommand.self, RestoreCommand.self, RecoverCommand.self,
          EraseCommand.self,
        ]
      ),
      CommandGroup(
        name: "Coaches and Voices",
        subcommands: [
          CoachesCommand.self, CuesCommand.self, VoicesCommand.self, HearCommand.self,
        ]
      ),
      CommandGroup(
        name: "Language Model",
        subcommands: [MindCommand.self, ProxyCommand.self, MCPCommand.self]
      ),
      CommandGroup(
        name: "Server",
        subcommands: [
          ServeCommand.self, StatusCommand.self, DoctorCommand.self, DevicesCommand.self,
          TokensCommand.self, HooksCommand.self, APICommand.self,
        ]
      ),
    ]
  )

  /// Starts the threads of the concurrent world only for commands that live in it: an answer such
  /// as `--version` is given before they would have begun.
  static func main() {
    do {
      let command = try parseAsRoot()
      if let command = command as? any AsyncParsableCommand { start(command) }
      var plain = command
      try plain.run()
    } catch {
      end(with: error)
    }
  }

  private static func start(_ command: sending any AsyncParsableCommand) -> Never {
    // The root of all structure: the main thread is given to the dispatcher below.
    Task {
      var command = command
      do {
        try await command.run()
        exit()
      } catch {
        end(with: error)
      }
    }
    dispatchMain()
  }

  private static func end(with error: any Error) -> Never {
    guard let failure = error as? Failure else { exit(withError: error) }
    Console.standardError.write("pacesetter: \(failure.sentence)\n")
    exit(withError: ExitCode(failure.code.rawValue))
  }
}
