import Exchange
import Formats
import Screens
import Training

// The places where somebody trains.
extension LibraryDesk {
  /// Lists the places, and adds, changes, deletes or brings back one of them.
  @inline(never) static func places(_ fields: Fields) throws(PageError) -> [UInt8] {
    var places = TrainingPlaces(fields["kept"])
    let (now, first, change) = try PageError.shaped { () throws(ShapeError) in
      (
        try fields.localTime("now").instant, try fields.string(ifPresent: "firstName"),
        try fields.fields(ifPresent: "change")
      )
    }
    var wish = fields["wish"] ?? .object([])
    // Only who never kept a place has equipment from before.
    if fields["kept"] == nil, let first, let adopted = places.adopt(wish, as: first) {
      wish = adopted
    }
    let language = fields.language()
    var problem: String?
    if let change {
      do throws(TrainingPlacesError) {
        try apply(change, to: &places, at: now)
      } catch {
        problem = error.words(in: language)
      }
    }
    return Reply.object { json in
      places.writeShown(to: &json, in: language)
      json.field("kept", places.json)
      json.field("wish", wish)
      json.field("problem", problem)
    }
  }

  private static func apply(
    _ change: Fields,
    to places: inout TrainingPlaces,
    at now: Instant
  ) throws(TrainingPlacesError) {
    if let keep = change["keep"] { try places.keep(keep, at: now) }
    if let id = change["remove"]?.string { try places.remove(id, at: now) }
    if let id = change["restore"]?.string { try places.restore(id, at: now) }
  }
}
