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
  /// A step behind the one below it, or at the beginning of the block below.
  case moveDown(line: Int)
}

/// Why a text cannot be changed as the form asks.
public enum WorkoutEditError: Error, Hashable, Sendable {
  /// No step stands in the line.
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
    case .noStep(let line): "line \(line) holds no step, expected one to change"
    case .noBlock(let block): "block \(block + 1) is not in the workout, expected one to add to"
    case .unreadable(let field, let text):
      "\"\(text)\" cannot be \(field.words)"
    case .lacksAmount(let line):
      "line \(line) does not say how much; expected that first, for example 10 or 45s"
    case .entangled:
      "the lines of this block are read together; expected this change in the text"
    }
  }
}

extension WorkoutForm.Field {
  /// What is expected in it, with examples.
  fileprivate var words: String {
    switch self {
    case .name: "the name of an exercise, expected words such as Goblet Squat"
    case .sets: "a number of sets, expected for example 3 or 3-4"
    case .amount: "what one set is, expected for example 8, 8-12, 45s or 400 m"
    case .load: "a load, expected for example 80 kg, bodyweight or RPE 8"
    case .rest: "a rest, expected for example 90s or 2:00"
    case .note: "a note, expected plain words"
    }
  }
}
