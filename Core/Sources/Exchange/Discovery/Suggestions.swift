public import Formats
public import Screens
public import Training

/// The list of the gym's page as the server knows it: what its owner wishes for, their places, and what
/// suits today.
public struct Suggestions: Sendable {
  /// What is wished for, with what is there at its place.
  public let wish: JSON
  /// What the wish asks of workouts at this moment.
  public var request: RankingRequest

  private let places: TrainingPlaces

  /// Reads what the owner has said on any of the pages.
  ///
  /// Throws what is wrong with a wish that an older page left.
  public init(_ library: OwnLibrary, at now: LocalTime) throws(ShapeError) {
    let said = { (key: String) in library.preferences.first { $0.key == key }?.value }
    let remembered = RememberedWish(wish: said("wish"), checkIns: said("checkIns"))
    places = library.places
    wish = places.filled(remembered.held(on: now.day))
    let moment = [
      JSON.Member("now", .number(now.instant.secondsSince1970)),
      JSON.Member("utcOffsetMinutes", .number(Double(now.offset?.minutes ?? 0))),
    ]
    request = try RankingRequest(Fields(.object((wish.object ?? []) + moment)))
  }

  /// Writes them as members of an object, with what was found for the request.
  public func writeMembers(
    to json: inout JSONWriter,
    found: DiscoveryReport,
    in language: Language
  ) {
    json.field("wish", wish)
    places.writeShown(to: &json, in: language)
    json.object("found") { json in found.writeMembers(to: &json) }
  }
}

extension TrainingPlaces {
  /// Writes the places that are not deleted as the member `places`.
  public func writeShown(to json: inout JSONWriter, in language: Language) {
    json.array("places") { json in
      for place in shown {
        json.object { json in
          json.field("id", place.id)
          json.field("name", place.name)
          json.array("equipment") { json in
            for thing in place.equipment.sorted() { json.value(thing) }
          }
          let things = FilterChip.names(ofEquipment: place.equipment, in: language)
          json.array("things") { json in for thing in things { json.value(thing) } }
          json.field("bar", place.bar)
          json.field("plates", place.plates)
        }
      }
    }
  }
}
