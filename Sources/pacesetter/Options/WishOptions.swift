public import ArgumentParser
import Exchange
import Foundation
public import Training

/// What somebody wishes for in a workout, for every command that finds or makes one.
struct WishOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The time you have, in minutes.", valueName: "minutes"))
  var minutes: Int?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("The equipment you have; 'none' for none.", valueName: "equipment,...")
  )
  var equipment: String?

  @Option(
    help: "The place: \(WorkoutLocation.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var place: WorkoutLocation?

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "The place of yours where you train; it says what is there.",
      valueName: "name"
    )
  )
  var ownPlace: String?

  @Option(help: ArgumentHelp("Exercises to leave out.", valueName: "exercise,..."))
  var without: String?

  @Option(help: ArgumentHelp("How ready you feel, 1 to 5.", valueName: "readiness"))
  var ready: Int?

  func validate() throws {
    if let minutes, !(1...1440).contains(minutes) {
      throw ValidationError("--minutes is \(minutes), expected 1 to 1440")
    }
    if equipment != nil, ownPlace != nil {
      throw ValidationError("give --with or --at: a place says what is there")
    }
    if let ready, !(1...5).contains(ready) {
      throw ValidationError("--ready is \(ready), expected 1 to 5")
    }
  }

  /// The wish at a moment.
  func request(at now: LocalTime, knowing data: DataOption) async throws -> RankingRequest {
    var request = RankingRequest(now: now)
    request.minutes = minutes
    request.location = place
    request.readiness = ready
    if let without { request.excludedExercises = Set(Self.names(in: without)) }
    if let equipment { request.equipment = Set(Self.names(in: equipment)).subtracting(["none"]) }
    if let ownPlace {
      guard let place = try await data.ask(LibraryAPI.Read()).places.named(ownPlace) else {
        throw Failure(.failure, TrainingPlacesError.unknown(ownPlace).description)
      }
      (request.equipment, request.placeName) = (place.equipment, place.name)
    }
    return request
  }

  /// The names of a list, folded as the catalog has them.
  static func names(in list: String) -> [String] {
    list.split(separator: ",").map { name in
      name.split(separator: " ").joined(separator: " ").lowercased()
    }
  }
}

extension WorkoutLocation: @retroactive ExpressibleByArgument {}
