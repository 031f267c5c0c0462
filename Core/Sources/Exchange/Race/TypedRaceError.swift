import Screens
public import Training

/// Why what was typed is no race.
public enum TypedRaceError: Error, Hashable, Sendable {
  case name
  case day(String)
  case measure(TypedTextError)
  case noTarget
  case goals(String)
  case part(String)
  case partsWithoutCustom
  case customWithoutParts
  case tooManyParts
  case partsDistance(Distance, race: Distance)
  case partsTime(Duration, target: Duration)
  case noWayForRest(Distance, race: Distance)
  case noTimeForRest(Duration, target: Duration)
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
    case .part(let text): RacePartWords.part(text)
    case .partsWithoutCustom: RacePartWords.needsCustom
    case .customWithoutParts: RacePartWords.needsParts
    case .tooManyParts: RacePartWords.parts(most: RaceSetup.mostParts)
    case .partsDistance(let found, let race): RacePartWords.distance(found, of: race)
    case .partsTime(let found, let target): RacePartWords.time(found, of: target)
    case .noWayForRest(let others, let race): RacePartWords.noWay(others, of: race)
    case .noTimeForRest(let others, let target): RacePartWords.noTime(others, of: target)
    case .cue(let text): RaceFieldWords.cue(text)
    case .behindEnd(let place): RaceFieldWords.behindEnd(place)
    case .tooManyCues: RaceFieldWords.cues(most: RaceSetup.mostCues)
    case .carried(let text): RaceFieldWords.carried(text)
    case .notes: RaceFieldWords.notes(most: RaceSetup.longestNotes)
    }
  }
}
