import Exchange
import Formats
import Training

/// What is read from a text, in the words that the printer finds for it.
struct ReadWorkout {
  let document: WorkoutDocument

  init(_ text: String, name: String = "test") {
    document = WorkoutDocument.read(Array(text.utf8), name: name)
  }

  init(bytes: [UInt8]) {
    document = WorkoutDocument.read(bytes, name: "test")
  }

  var workout: Workout { document.workout }

  /// What was found wrong, a line each.
  var said: String { document.diagnostics.map(\.description).joined(separator: "\n") }

  /// Everything below the title as it is printed, without empty lines.
  var body: String {
    let lines = document.workout.fileText().split(separator: "\n", omittingEmptySubsequences: true)
    let title = lines.firstIndex { $0.hasPrefix("# ") } ?? 0
    return lines[(title + 1)...].joined(separator: "\n")
  }

  /// How well each step is understood, by its first letter: s, p or t.
  var fidelity: String {
    document.places.flatMap(\.items).map { String($0.fidelity.rawValue.prefix(1)) }.joined()
  }

  /// A step of a section without a clock.
  static func item(_ text: String) -> WorkoutItem? {
    ReadWorkout("# T\n## Main\n- \(text)").workout.items.first
  }

  /// A step as it is printed.
  static func step(_ text: String) -> String {
    let lines = ReadWorkout("# T\n## Main\n- \(text)").body.split(separator: "\n")
    return lines.dropFirst().joined(separator: "\n")
  }

  /// A heading as it is printed.
  static func heading(_ text: String) -> String {
    let body = ReadWorkout("# T\n## \(text)\n- A — 10").body.split(separator: "\n")
    return String(body.first?.dropFirst(3) ?? "")
  }
}

extension Quantity {
  /// So many repetitions.
  static func reps(_ count: Double) -> Quantity { .amount(Amount(count), .reps) }

  /// So many seconds.
  static func seconds(_ count: Double) -> Quantity { .amount(Amount(count), .seconds) }
}
