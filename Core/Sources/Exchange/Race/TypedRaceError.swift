public import Screens
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
  /// The English sentence.
  public var description: String { words() }

  /// What was found and what was expected, for whoever typed it.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .name: RaceFieldWords.name(most: RaceSetup.longestName, in: language)
    case .day(let text): RaceFieldWords.day(text, in: language)
    case .measure(let error): error.words(in: language)
    case .noTarget: RaceFieldWords.noTarget(in: language)
    case .goals(let text):
      RaceFieldWords.goals(text, most: RaceSetup.mostFallbacks + 1, in: language)
    case .part(let text): RacePartWords.part(text, in: language)
    case .partsWithoutCustom: RacePartWords.needsCustom(in: language)
    case .customWithoutParts: RacePartWords.needsParts(in: language)
    case .tooManyParts: RacePartWords.parts(most: RaceSetup.mostParts, in: language)
    case .partsDistance(let found, let race):
      RacePartWords.distance(found, of: race, in: language)
    case .partsTime(let found, let target): RacePartWords.time(found, of: target, in: language)
    case .noWayForRest(let others, let race): RacePartWords.noWay(others, of: race, in: language)
    case .noTimeForRest(let others, let target):
      RacePartWords.noTime(others, of: target, in: language)
    case .cue(let text): RaceFieldWords.cue(text, in: language)
    case .behindEnd(let place): RaceFieldWords.behindEnd(place, in: language)
    case .tooManyCues: RaceFieldWords.cues(most: RaceSetup.mostCues, in: language)
    case .carried(let text): RaceFieldWords.carried(text, in: language)
    case .notes: RaceFieldWords.notes(most: RaceSetup.longestNotes, in: language)
    }
  }
}
