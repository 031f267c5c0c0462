import ArgumentParser
import Exchange
import Screens
import Training

/// Logs what was done without a workout that leads through it.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Log a set outside any workout, or undo it.",
    subcommands: [LogSetCommand.self, LogUndoCommand.self]
  )
}

/// Takes back what was logged last.
struct LogUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last 'log set'; repeat to go further back."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let sets = try await data.withRecord { try await $0.askIfThere(LogAPI.UndoSets()) }?.sets
    guard let set = sets?.first, let sets else {
      throw Failure(.failure, "there is no single set left to undo; 'history' lists what is stored")
    }
    Console.standardError.write("undone: \(LogWords.sets(set, sets.count))\n")
  }
}

/// Sets as the terminal says them.
enum LogWords {
  /// One set, or several of one kind: "Squat, 3 sets of 5 × 80 kg, RPE 8".
  static func sets(_ set: LiftedSet, _ count: Int) -> String {
    let result = GymWords.result(set.result)
    var words = "\(set.exercise), " + (count == 1 ? result : "\(count) sets of \(result)")
    if let load = set.result.load, load.mode == .bodyweight, load.value == 0 {
      words += ", bodyweight"
    }
    switch set.result.effort {
    case .exertion(let rating): words += ", RPE \(GymWords.number(rating))"
    case .reserve(let reps): words += ", \(GymWords.number(reps)) in reserve"
    case nil: break
    }
    return words + (set.isPerSide ? ", each side" : "") + (set.isWarmUp ? ", warm-up" : "")
  }
}
