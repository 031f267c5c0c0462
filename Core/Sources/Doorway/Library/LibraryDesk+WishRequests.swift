import Exchange
import Formats
import Training

// What somebody wishes of workouts, and for how long it holds.
extension LibraryDesk {
  @inline(never) static func wish(_ fields: Fields) throws(PageError) -> [UInt8] {
    var remembered = RememberedWish(wish: fields["kept"], checkIns: fields["checkIns"])
    let (now, typed) = try PageError.shaped { () throws(ShapeError) in
      (try fields.localTime("now"), try fields.fields(ifPresent: "typed"))
    }
    let places = TrainingPlaces(fields["places"])
    var problem: String?
    if fields["said"] != nil || typed != nil {
      var wanted = fields["said"] ?? places.filled(remembered.held(on: now.day))
      if let typed {
        let reading = TypedWish(typed, into: wanted, in: fields.language())
        (wanted, problem) = (reading.wish, reading.problem)
      }
      remembered.wish(for: places.bare(wanted), at: now)
    }
    return Reply.object { json in
      json.field("wish", places.filled(remembered.held(on: now.day)))
      json.field("kept", remembered.wish)
      json.array("checkIns") { json in for one in remembered.checkIns { json.value(one) } }
      json.field("problem", problem)
    }
  }
}
