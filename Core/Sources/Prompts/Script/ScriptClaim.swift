/// Something that the words of a line say about where the run stands.
enum ScriptClaim: Hashable, Sendable {
  /// The run has just begun.
  case begun
  /// The run is over.
  case done
  /// The end is near.
  case nearEnd
  /// What is being run is the last kilometer or mile.
  case lastSplit
  /// The last third is being run.
  case lastThird
  /// Half is done.
  case halfway
  /// More than half is done.
  case pastHalfway
  /// Half is not done yet.
  case beforeHalfway
  /// So many meters are done.
  case covered(Double)
  /// So many meters are left.
  case left(Double)
  /// What is being run, or was just done, is the kilometer or mile of a number.
  case split(Int, meters: Double)
  /// So many seconds are over.
  case elapsed(Double)
  /// So many seconds are left.
  case timeLeft(Double)
  /// It is, or has just been, a race of so many meters.
  case race(Double)
}
