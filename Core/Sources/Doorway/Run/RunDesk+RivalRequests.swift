import Exchange
import Formats
import Screens
import Training

// The past run that a run is to be raced against.
extension RunDesk {
  /// Gives a run that the record has offered its name, and says what is raced.
  @inline(never) static func rival(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (offered, units, today) = try PageError.shaped {
      () throws(ShapeError) -> (OfferedRival, UnitSystem, Day) in
      let offered = try OfferedRival(fields)
      let text = try fields.string("today")
      guard let today = Day(text) else {
        throw fields.error("today", fields["today"], "a day such as 2026-09-27")
      }
      return (offered, try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric, today)
    }
    let offer = RivalOffer(offered, units: units, seenFrom: today, in: fields.language())
    return Reply.object { json in
      json.field("sentence", offer.sentence)
      json.key("rival")
      offer.rival.write(to: &json)
      json.field("meters", offer.rival.distance.meters)
    }
  }
}
