import Coaching
import Foundation
import Training

/// Times one evaluation of the seed's condition, three-valued: `condition [EXPRESSION]`.
///
/// The same thousand values as the peers beside it: `Benchmarks/Peers/condition`.
func benchCondition(_ arguments: [String]) throws {
  let text = arguments.first ?? "pace_3min_ratio > 1.05 AND distance > 8000"
  guard let condition = Condition(text) else {
    for diagnostic in Condition.parse(text).diagnostics { print(diagnostic.description) }
    exit(65)
  }
  let evaluations = 2_000_000
  var total = 0
  let seconds = CPUClock.seconds { total = ConditionBench.run(condition, times: evaluations) }
  print("true \(total) of \(evaluations)")
  print("ns_per_evaluation \(seconds / Double(evaluations) * 1e9)")
}
