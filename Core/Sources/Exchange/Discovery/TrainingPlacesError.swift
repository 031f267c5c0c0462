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
  public var description: String {
    switch self {
    case .name: "Give the place a name of 1 to \(TrainingPlace.longestName) characters."
    case .taken(let name): "Choose another name: you already have a place named \(name)."
    case .full: "Delete a place first: you can keep \(TrainingPlaces.most)."
    case .unknown(let name): "Add the place first: you have none named \(name.prefix(100))."
    case .nothingRemoved: "No deleted place is left to bring back."
    case .plates(let error): error.description
    }
  }
}
