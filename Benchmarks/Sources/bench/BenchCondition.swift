import Coaching
import Foundation
import Jobs
import Training

/// Times one evaluation of a condition, three-valued: `condition EXPRESSION`.
///
/// With the same thousand values as the peers in `Benchmarks/Peers`.
func benchCondition(_ arguments: [String]) throws {
  let text = arguments.first ?? ConditionJob.expression
  guard let condition = Condition(text) else {
    for diagnostic in Condition.parse(text).diagnostics { print(diagnostic.description) }
    exit(65)
  }
  let times = 2_000_000
  var count = 0
  let seconds = CPUClock.seconds { count = ConditionJob.run(condition, times: times) }
  print("{\"true\":\(count),\"nanoseconds\":\(seconds / Double(times) * 1e9)}")
}
