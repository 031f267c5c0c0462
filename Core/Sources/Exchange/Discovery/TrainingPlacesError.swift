public import Screens
import Training

/// Why a place cannot be kept, deleted or brought back.
public enum TrainingPlacesError: Error, Hashable, Sendable {
  /// The name is empty or too long.
  case name
  /// Another place has the name.
  case taken(String)
  /// There are as many as can be kept.
  case full
  /// No place has this id or name.
  case unknown(String)
  /// No deleted place is left to bring back.
  case nothingRemoved
  /// The bar or the plates are not understood.
  case plates(TypedPlatesError)
}

extension TrainingPlacesError: CustomStringConvertible {
  /// What to do now, in one sentence.
  public var description: String { words(in: .english) }

  /// What to do now, in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .name: PlaceFieldWords.name(longest: TrainingPlace.longestName, in: language)
    case .taken(let name): PlaceFieldWords.taken(name, in: language)
    case .full: PlaceFieldWords.full(most: TrainingPlaces.most, in: language)
    case .unknown(let name): PlaceFieldWords.unknown(String(name.prefix(100)), in: language)
    case .nothingRemoved: PlaceFieldWords.nothingRemoved(in: language)
    case .plates(let error): error.words(in: language)
    }
  }
}
