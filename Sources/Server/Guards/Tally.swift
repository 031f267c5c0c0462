import Synchronization

/// Counts answers by their kind, for `/metrics`.
final class Tally: Sendable {
  private let good = Atomic(0)
  private let elsewhere = Atomic(0)
  private let refused = Atomic(0)
  private let failed = Atomic(0)
  private let passed = Atomic(0)

  /// Counts an answer of the router.
  func count(_ status: Int) {
    switch status {
    case ..<300: good.add(1, ordering: .relaxed)
    case ..<400: elsewhere.add(1, ordering: .relaxed)
    case ..<500: refused.add(1, ordering: .relaxed)
    default: failed.add(1, ordering: .relaxed)
    }
  }

  /// Counts a live message that was passed on.
  func countPassed() { passed.add(1, ordering: .relaxed) }

  /// The answers so far, by the first digit of their status.
  var answers: [(String, Int)] {
    [
      ("2xx", good.load(ordering: .relaxed)),
      ("3xx", elsewhere.load(ordering: .relaxed)),
      ("4xx", refused.load(ordering: .relaxed)),
      ("5xx", failed.load(ordering: .relaxed)),
    ]
  }

  /// The live messages so far.
  var messages: Int { passed.load(ordering: .relaxed) }
}
