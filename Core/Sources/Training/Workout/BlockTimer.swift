/// What the clock does while a section is done.
public enum BlockTimer: Hashable, Sendable {
  /// Work starts again at fixed times: EMOM, E2MOM, every 1:30.
  case every(EveryTimer)
  /// As many rounds as possible in a time.
  case amrap(Duration)
  /// A given work as fast as possible.
  case forTime(ForTimeTimer)
  /// Eight times twenty seconds with ten seconds of rest, or as stated.
  case tabata(IntervalTimer)
  /// Work and rest in turn.
  case intervals(IntervalTimer)
  /// All items, then again.
  case rounds(RoundsTimer)
  /// A countdown for the whole section, in seconds; a hint rather than a rule.
  case clock(Amount)
}
