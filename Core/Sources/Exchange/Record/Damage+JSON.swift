import Formats
import Screens
public import Training

extension Recording.Damage: Shaped {
  public static var blank: Recording.Damage { Recording.Damage(.cutOff, lastMoment: 0) }

  /// What is missing, with the sentence for a person.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("cause", &cause, expected: "what is wrong with the file")
    try it.whole("bytes", &bytes)
    try it.number("seconds", &seconds)
    try it.flag("isEstimate", &isEstimate)
    try it.flag("lacksTotals", &lacksTotals)
    try it.number("lastMoment", &lastMoment, isRequired: false)
    if it.isWriting {
      var words = words()
      try it.text("words", &words)
    }
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
