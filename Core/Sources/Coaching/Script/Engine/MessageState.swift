/// What the engine remembers of one message.
struct MessageState: Equatable, Sendable {
  /// Its branch in the ``BranchBook``; nothing if it may always be said.
  let branch: Int?
  let playsOnce: Bool
  /// Where its condition begins in the engine's program, if its trigger has one.
  var condition: Int32?

  /// Whether it was said, and not revoked because the sound failed.
  var isSaid = false
  /// Whether its line waits in the dispatcher.
  var isWaiting = false
  /// Whether a condition without a cooldown may fire: it was false since it fired last.
  var isArmed = true
  /// Whether its moment is here and only its branch forbids it.
  var isHeldByBranch = false
  /// When it became due or was said last, in seconds.
  var firedAt = -Double.infinity

  // For the explanation at the end of a run.
  var wasConsidered = false
  var wasTrue = false
  var wasKnown = false

  init(branch: Int?, playsOnce: Bool) {
    self.branch = branch
    self.playsOnce = playsOnce
  }
}
