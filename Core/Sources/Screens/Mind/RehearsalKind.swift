/// How a run goes on which a script is rehearsed.
public enum RehearsalKind: Hashable, Sendable {
  /// The steps of a plan, as they ask.
  case planned
  /// The same pace all the way.
  case even
  /// Too fast at first.
  case fading
  /// A little slower than planned.
  case careful
  /// A recording, by its name.
  case recording(String)

  /// What it is called in a language.
  public func words(in language: Language) -> String { language.words(of: self) }
}
