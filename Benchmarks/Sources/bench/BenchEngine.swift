import Jobs

/// Times a 4 h race with 200 messages through moments, engine, dispatcher and ledger.
func benchEngine(_ arguments: [String]) throws {
  var outcome = EngineJob.Outcome()
  let seconds = CPUClock.seconds { outcome = EngineJob.run() }
  print(
    """
    {"ticks":\(outcome.ticks),"messages":\(outcome.messages),"said":\(outcome.said),\
    "rows":\(outcome.rows),"seconds":\(seconds)}
    """
  )
}
