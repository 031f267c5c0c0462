import Screens
import Training

/// Why what was typed is no race.
public enum TypedRaceError: Error, Hashable, Sendable {
  case name
  case day(String)
  case measure(TypedTextError)
  case noTarget
  case goals(String)
  case cue(String)
  case behindEnd(String)
  case tooManyCues
  case carried(String)
  case notes
}

extension TypedRaceError: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .name: RaceFieldWords.name(most: RaceSetup.longestName)
    case .day(let text): RaceFieldWords.day(text)
    case .measure(let error): error.description
    case .noTarget: RaceFieldWords.noTarget
    case .goals(let text): RaceFieldWords.goals(text, most: RaceSetup.mostFallbacks + 1)
    case .cue(let text): RaceFieldWords.cue(text)
    case .behindEnd(let place): RaceFieldWords.behindEnd(place)
    case .tooManyCues: RaceFieldWords.cues(most: RaceSetup.mostCues)
    case .carried(let text): RaceFieldWords.carried(text)
    case .notes: RaceFieldWords.notes(most: RaceSetup.longestNotes)
    }
  }
}
