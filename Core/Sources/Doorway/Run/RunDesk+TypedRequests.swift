import Exchange
import Formats
import Training

// What people type into forms, and what forms are filled in with.
extension RunDesk {
  /// What a form says: the values of its texts, values to be written into it, and what is chosen beside them.
  private struct Typing {
    var units = UnitSystem.metric
    var texts: [(name: String, value: Double?)] = []
    var values: [(PlanField, Double)] = []
    var choice: PlanChoice?

    /// Writes the kind of run and the goal that were chosen, where a form asks what they come to.
    func writeChoice(to json: inout JSONWriter) {
      guard let choice else { return }
      func typed(_ field: PlanField) -> Double? {
        texts.first { $0.name == field.rawValue }?.value
      }
      json.object("chosen") { json in
        json.field("mode", choice.mode.rawValue)
        json.key("goal")
        if let goal = choice.goal(distance: typed(.distance), time: typed(.time)) {
          goal.write(to: &json)
        } else {
          json.null()
        }
      }
    }
  }

  /// Reads what was typed into fields, and writes values as they would be typed.
  @inline(never) static func typed(_ fields: Fields) throws(PageError) -> [UInt8] {
    let typing = try PageError.shaped { () throws(ShapeError) in try Self.typing(fields) }
    return Reply.object { json in
      json.object("values") { json in
        for (name, value) in typing.texts {
          json.key(name)
          if let value {
            json.value(value)
          } else {
            json.null()
          }
        }
      }
      json.object("texts") { json in
        for (field, value) in typing.values {
          json.field(field.rawValue, field.text(of: value, units: typing.units))
        }
      }
      typing.writeChoice(to: &json)
    }
  }

  private static func typing(_ fields: Fields) throws(ShapeError) -> Typing {
    var typing = Typing()
    typing.units = try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
    for member in fields["texts"]?.object ?? [] {
      let text = member.value.string ?? ""
      if let field = WholeField(rawValue: member.key) {
        typing.texts.append((member.key, field.value(typed: text).map { Double($0) }))
      } else {
        let field = try Self.planField(member.key, in: fields)
        typing.texts.append((member.key, field.value(typed: text, units: typing.units)))
      }
    }
    for member in fields["values"]?.object ?? [] {
      guard let number = member.value.number else { continue }
      typing.values.append((try Self.planField(member.key, in: fields), number))
    }
    typing.choice = try fields.fields(ifPresent: "chosen").map { fields throws(ShapeError) in
      try PlanChoice(fields)
    }
    return typing
  }

  private static func planField(_ name: String, in fields: Fields) throws(ShapeError) -> PlanField {
    guard let field = PlanField(rawValue: name) else {
      throw fields.error(name, .string(name), "distance, time, pace or speed")
    }
    return field
  }
}
