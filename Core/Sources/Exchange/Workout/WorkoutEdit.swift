public import Screens

/// Something that is changed in a workout's text by a form; lines count from 1.
public enum WorkoutEdit: Hashable, Sendable {
  /// Other words for a field of a step.
  case set(WorkoutForm.Field, String, line: Int)
  /// Another step at the end of a block, by the block's place in the form.
  case add(String, block: Int)
  /// A step less, with its remarks.
  case remove(line: Int)
  /// A step before the one above it, or at the end of the block above.
  case moveUp(line: Int)
  /// Moves a step after the one below it, or to the beginning of the block below.
  case moveDown(line: Int)
}

/// Why a text cannot be changed as the form asks.
public enum WorkoutEditError: Error, Hashable, Sendable {
  /// The line has no step.
  case noStep(line: Int)
  /// There is no such block.
  case noBlock(Int)
  /// The words mean something else, or nothing, in that field.
  case unreadable(WorkoutForm.Field, String)
  /// The step does not say how much; nothing else can be said before that.
  case lacksAmount(line: Int)
  /// The lines around would be read otherwise.
  case entangled
}

extension WorkoutEditError: CustomStringConvertible {
  /// The sentence shown to the person at the form.
  public var description: String { words(in: .english) }

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noStep(let line): WorkoutFieldWords.noStep(line: line, in: language)
    case .noBlock(let block): WorkoutFieldWords.noBlock(block + 1, in: language)
    case .unreadable(let field, let text):
      WorkoutFieldWords.unreadable(field.words(in: language), found: text, in: language)
    case .lacksAmount(let line): WorkoutFieldWords.lacksAmount(line: line, in: language)
    case .entangled: WorkoutFieldWords.entangled(in: language)
    }
  }
}

extension WorkoutForm.Field {
  /// What is expected in it, with examples.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .name: WorkoutFieldWords.name(in: language)
    case .sets: WorkoutFieldWords.sets(in: language)
    case .amount: WorkoutFieldWords.amount(in: language)
    case .load: WorkoutFieldWords.load(in: language)
    case .rest: WorkoutFieldWords.rest(in: language)
    case .note: WorkoutFieldWords.note(in: language)
    }
  }
}
