import Hummingbird
import Synchronization

/// Counts answers by their kind, for `/metrics`.
final class Tally: Sendable {
  private let classes = (Atomic(0), Atomic(0), Atomic(0), Atomic(0))
  private let passed = Atomic(0)

  /// Counts an answer of the router.
  func count(_ status: Int) {
    switch status {
    case ..<300: classes.0.add(1, ordering: .relaxed)
    case ..<400: classes.1.add(1, ordering: .relaxed)
    case ..<500: classes.2.add(1, ordering: .relaxed)
    default: classes.3.add(1, ordering: .relaxed)
    }
  }

  /// Counts a live message that was passed on.
  func countPassed() { passed.add(1, ordering: .relaxed) }

  /// The answers so far, by the first digit of their status.
  var answers: [(String, Int)] {
    [
      ("2xx", classes.0.load(ordering: .relaxed)), ("3xx", classes.1.load(ordering: .relaxed)),
      ("4xx", classes.2.load(ordering: .relaxed)), ("5xx", classes.3.load(ordering: .relaxed)),
    ]
  }

  /// The live messages so far.
  var messages: Int { passed.load(ordering: .relaxed) }
}
