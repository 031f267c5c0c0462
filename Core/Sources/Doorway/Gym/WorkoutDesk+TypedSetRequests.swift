import Coaching
import Exchange
import Formats
import Screens
import Training

// What somebody types of a set, beside a workout that goes on.
extension WorkoutDesk {
  /// The text of a field of a set after a press of one of its buttons.
  @inline(never) static func stepped(_ fields: Fields) throws(PageError) -> [UInt8] {
    let text = try PageError.shaped { () throws(ShapeError) -> String in
      guard let suggestion = try fields.fields(ifPresent: "prefill") else {
        throw fields.error("prefill", nil, "what the set is suggested to be")
      }
      guard let name = try fields.choice(GymEntry.Name.self, ifPresent: "field") else {
        throw fields.error("field", nil, "count or load")
      }
      let prefill = try SetResult(suggestion)
      let unit = try fields.choice(MassUnit.self, ifPresent: "unit") ?? .kilograms
      return GymEntry(for: prefill, usual: unit, in: fields.language()).text(
        of: name,
        after: try fields.string("text"),
        presses: try fields.whole("by", -100...100) ?? 1,
        beside: prefill
      )
    }
    return Reply.object { json in json.field("text", text) }
  }
}
