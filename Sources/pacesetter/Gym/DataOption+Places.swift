import Exchange
import Training

extension DataOption {
  /// Changes the places and keeps them, in this record or on its server.
  func changePlaces(
    _ change: (inout TrainingPlaces) throws(TrainingPlacesError) -> Void
  ) async throws -> TrainingPlaces {
    var places = try await ask(LibraryAPI.Read()).places
    do {
      try change(&places)
    } catch {
      throw Failure(.failure, error.description)
    }
    let now = LocalTime.now
    let preference = try Preference(
      key: TrainingPlaces.key,
      value: places.json,
      changedAt: now.instant
    )
    return try await ask(LibraryAPI.Prefer(preference, offset: now.offset ?? .zero)).places
  }
}
