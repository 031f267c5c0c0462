import Exchange
import Formats
import Training

// What people type into forms, and what forms are filled in with.
extension RunDesk {
  /// Reads what was typed into fields, and writes values as they would be typed.
  @inline(never) static func typed(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (units, texts, values) = try PageError.shaped {
      () throws(ShapeError) -> (UnitSystem, [(String, Double?)], [(PlanField, Double)]) in
      let units = try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
      var texts: [(String, Double?)] = []
      for member in fields["texts"]?.object ?? [] {
        let text = member.value.string ?? ""
        if let field = WholeField(rawValue: member.key) {
          texts.append((member.key, field.value(typed: text).map { Double($0) }))
        } else {
          let field = try Self.planField(member.key, in: fields)
          texts.append((member.key, field.value(typed: text, units: units)))
        }
      }
      var values: [(PlanField, Double)] = []
      for member in fields["values"]?.object ?? [] {
        guard let number = member.value.number else { continue }
        values.append((try Self.planField(member.key, in: fields), number))
      }
      return (units, texts, values)
    }
    return Reply.object { json in
      json.object("values") { json in
        for (name, value) in texts {
          json.key(name)
          if let value {
            json.value(value)
          } else {
            json.null()
          }
        }
      }
      json.object("texts") { json in
        for (field, value) in values {
          json.field(field.rawValue, field.text(of: value, units: units))
        }
      }
    }
  }

  private static func planField(_ name: String, in fields: Fields) throws(ShapeError) -> PlanField {
    guard let field = PlanField(rawValue: name) else {
      throw fields.error(name, .string(name), "distance, time, pace or speed")
    }
    return field
  }
}
