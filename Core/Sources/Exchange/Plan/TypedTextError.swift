import Screens

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
  /// The sentence shown to whoever typed it.
  public var description: String {
    switch self {
    case .notADistance(let text): PlanFieldWords.distance(text)
    case .distanceWithoutUnit(let text): PlanFieldWords.unit(text)
    case .distanceOutOfRange(let text): PlanFieldWords.distanceRange(text)
    case .notAPace(let text): PlanFieldWords.pace(text)
    case .paceOutOfRange(let text): PlanFieldWords.paceRange(text)
    case .notATime(let text): PlanFieldWords.time(text)
    case .ambiguousTime(let text): PlanFieldWords.ambiguousTime(text)
    case .timeOutOfRange(let text): PlanFieldWords.timeRange(text)
    case .notATempo(let text): PlanFieldWords.cadence(text)
    case .tempoOutOfRange(let text): PlanFieldWords.cadenceRange(text)
    }
  }
}
