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
  public var description: String {
    switch self {
    case .noStep(let line): "choose a step; line \(line) has none to change"
    case .noBlock(let block): "choose a block of the workout; it has no block \(block + 1)"
    case .unreadable(let field, let text):
      "\(field.words); found \"\(text)\""
    case .lacksAmount(let line):
      "write an amount first, such as 10 or 45s; line \(line) has none"
    case .entangled:
      "make this change in the text; the lines of this block are read together"
    }
  }
}

extension WorkoutForm.Field {
  /// What is expected in it, with examples.
  fileprivate var words: String {
    switch self {
    case .name: "write the name of an exercise, such as Goblet Squat"
    case .sets: "write a number of sets, such as 3 or 3-4"
    case .amount: "write one set, such as 8, 8-12, 45s or 400 m"
    case .load: "write a load, such as 80 kg, bodyweight or RPE 8"
    case .rest: "write a rest, such as 90s or 2:00"
    case .note: "write a note in plain words"
    }
  }
}
