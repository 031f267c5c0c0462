public import Formats
import Screens
public import Training

extension Recording.Damage {
  /// Writes what is missing, with the sentence for a person.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("cause", cause.rawValue)
      json.field("bytes", bytes)
      json.field("seconds", seconds)
      json.field("isEstimate", isEstimate)
      json.field("lacksTotals", lacksTotals)
      json.field("lastMoment", lastMoment)
      json.field("words", words())
    }
  }

  /// Reads what is missing.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let cause = try fields.choice(Cause.self, ifPresent: "cause") else {
      throw fields.error("cause", nil, "what is wrong with the file")
    }
    self.init(
      cause,
      bytes: try fields.integer(ifPresent: "bytes").map { Int(clamping: $0) },
      seconds: try fields.number(ifPresent: "seconds"),
      isEstimate: try fields.bool("isEstimate", default: false),
      lacksTotals: try fields.bool("lacksTotals", default: false),
      lastMoment: try fields.number(ifPresent: "lastMoment") ?? 0
    )
  }

  /// Reads what the record keeps of it; nothing where that is no damage.
  public init?(_ text: String) {
    // A note about a file must not keep anybody from the file itself.
    guard let json = try? JSON.parse(text), let fields = try? Fields(json),
      let damage = try? Recording.Damage(fields)
    else { return nil }
    self = damage
  }

  /// What the record keeps of it.
  public var text: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }
}
