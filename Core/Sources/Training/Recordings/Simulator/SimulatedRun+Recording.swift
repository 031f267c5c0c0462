extension SimulatedRun {
  /// How long a simulated run may last at most, so that a description that never ends does.
  static let longest = 36 * 3600

  /// The recording that a device would have made of the run: one row a second.
  public func recording(seed: Seed) -> Recording {
    var seed = seed
    var body = SimulatedBody(self)
    var tape = SimulatedTape(self)
    tape.record(body, &seed)
    var seconds = 0
    while !body.isDone, seconds < Self.longest {
      body.advance(&seed)
      tape.record(body, &seed)
      seconds += 1
    }
    return tape.recording(of: body)
  }
}
