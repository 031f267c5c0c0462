import Coaching
import Formats
import Screens
import Training

extension RunSetup: Shaped {
  public static var blank: RunSetup { RunSetup() }

  /// Such that it can be read again from a journal; what is absent has the default.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("coach", &coach)
    try it.flag("swearing", &swearing)
    try shapeSeed(&it)
    try it.pace("expectedPaceSecPerKm", &expectedPace)
    try it.nested("plan", &plan)
    try it.nested("runner", &runner)
    try it.choice("speech", &voiceClock)
    try it.text("language", &language, isRequired: false)
    var seconds = startedAt?.secondsSince1970
    try it.number("startedAt", &seconds)
    if it.isReading { startedAt = seconds.map { Instant(secondsSince1970: $0) } }
    try it.offset(&offset)
    try it.choice("place", &place, unless: .outdoor)
    try it.flag("autoPause", &autoPause, unless: false)
    try it.choice("sport", &sport, unless: .running)
    try it.choice("talk", &talk, unless: .normal)
    try it.choices("withoutTopics", &unwanted, "splits, plan, technique or stories")
    try it.flag("mindful", &isMindful, unless: false)
    try it.nested("cues", &cues)
    try it.flag("keepsTones", &keepsTones, unless: false)
    try it.script("script", &script)
    try it.text("words", &words)
  }

  /// As text: a seed has 64 bits, a JSON number 53.
  private mutating func shapeSeed(_ it: inout Shaper) throws(ShapeError) {
    try it.member("seed", ["type": "string", "pattern": "^[0-9]+$"]) { json in
      json.field("seed", String(seed))
    } read: { fields throws(ShapeError) in
      guard let value = fields["seed"] else { return }
      if let number = value.integer { return seed = UInt64(bitPattern: number) }
      guard let text = value.string, let number = UInt64(text) else {
        throw fields.error("seed", value, "a whole number")
      }
      seed = number
    }
  }
}
