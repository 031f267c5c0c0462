/// What a companion asks for.
public enum CompanionEffect: Equatable, Sendable {
  /// Say a line, beginning at the given moment.
  case speak(Utterance, at: Duration)
  /// Fade out the line that is being said.
  case stop(String, LineOutcome)
  /// Make every other sound quieter from a moment on, or let it come back.
  case duck(Bool, at: Duration)
  /// Tap the wrist.
  case haptic(Haptic)
  /// Show on the watch that the coach speaks, with the line's name.
  case badge(String)
  /// Show what the runner has said and what it was taken for.
  case heard(RunnerWords)
  /// The tracker is silent, or is heard again.
  case connection(Bool)
  /// A decision, with its reason.
  case ledger(LedgerRow)
}
