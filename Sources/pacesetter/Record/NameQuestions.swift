import Exchange
import Screens
import Record
import Training

/// Asks somebody at a terminal which exercises a diary means.
enum NameQuestions {
  /// Asks about every name that may mean several exercises; nothing where nobody is there to be asked.
  static func ask(_ record: any RecordAccess) async throws {
    guard Question.canBeAsked else { return }
    let undecided = try await record.ask(NameAPI.List()).names.filter(\.isUndecided)
    guard !undecided.isEmpty else { return }
    Console.standardError.write(TerminalText.unsureNames(undecided.count) + "\n")
    for name in undecided {
      guard case .unsure(let choices) = name.standing else { continue }
      let question = TerminalText.whichExercise(name.name, sets: name.sets)
      switch Question.choice(question, among: choices, keep: TerminalText.keepsName) {
      case .option(let number): try await choose(choices[number], for: name.name, in: record)
      case .kept: try await choose(name.name, for: name.name, in: record)
      case .later: continue
      case .over: return
      }
    }
  }

  /// Keeps a choice and says so.
  static func choose(
    _ choice: String,
    for diaryName: String,
    in record: any RecordAccess
  ) async throws {
    let naming = ExerciseNaming(diaryName: diaryName, name: choice)
    do throws(RecordError) {
      _ = try await record.ask(NameAPI.Choose(naming))
    } catch {
      if case .refused(let reason, _) = error { throw Failure(.usage, reason) }
      throw error
    }
    guard NameKey(choice) != NameKey(diaryName) else {
      Console.standardError.write(TerminalText.staysName(diaryName) + "\n")
      return
    }
    let catalogue = try LibraryFolder.catalogue(given: nil)
    let name = catalogue.exercise(named: choice)?.name ?? choice
    Console.standardError.write(TerminalText.means(diaryName, name) + "\n")
  }
}
