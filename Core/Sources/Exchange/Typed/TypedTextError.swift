public import Screens

/// Why a person's text is no distance, pace, time or tempo.
public enum TypedTextError: Error, Hashable, Sendable {
  case notADistance(String)
  case distanceWithoutUnit(String)
  case distanceOutOfRange(String)
  case notAPace(String)
  case paceOutOfRange(String)
  case notATime(String)
  case ambiguousTime(String)
  case timeOutOfRange(String)
  case notATempo(String)
  case tempoOutOfRange(String)
}

extension TypedTextError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words() }

  /// The sentence shown to whoever typed it.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .notADistance(let text): PlanFieldWords.distance(text, in: language)
    case .distanceWithoutUnit(let text): PlanFieldWords.unit(text, in: language)
    case .distanceOutOfRange(let text): PlanFieldWords.distanceRange(text, in: language)
    case .notAPace(let text): PlanFieldWords.pace(text, in: language)
    case .paceOutOfRange(let text): PlanFieldWords.paceRange(text, in: language)
    case .notATime(let text): PlanFieldWords.time(text, in: language)
    case .ambiguousTime(let text): PlanFieldWords.ambiguousTime(text, in: language)
    case .timeOutOfRange(let text): PlanFieldWords.timeRange(text, in: language)
    case .notATempo(let text): PlanFieldWords.cadence(text, in: language)
    case .tempoOutOfRange(let text): PlanFieldWords.cadenceRange(text, in: language)
    }
  }
}
