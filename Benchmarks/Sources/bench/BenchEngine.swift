import Coaching


/// Times a 4 h race with 200 messages through moments, engine, dispatcher and ledger.
func benchEngine(_ arguments: [String]) throws {
  var outcome = EngineBench.Outcome()
  let seconds = CPUClock.seconds { outcome = EngineBench.run() }
  print("ticks \(outcome.ticks) messages \(outcome.messages) said \(outcome.said) rows \(outcome.rows)")
  print("seconds \(seconds)")
  print("times_real_time \((Double(outcome.ticks) / seconds).rounded())")
}
