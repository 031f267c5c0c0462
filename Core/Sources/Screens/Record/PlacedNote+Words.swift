public import Coaching
public import Training

extension PlacedNote {
  /// What it is, for the eye: "Your voice note, 0:12, at 2.51 km", and what it says where that is known.
  public func words(units: UnitSystem = .metric) -> String {
    var words = "Your voice note, " + Written.duration(voice.length)
    if let distance = voice.distance {
      words += ", at " + Written.distance(distance, units: units)
    }
    if let text = voice.text { words += ": \"" + text + "\"" }
    if let reply = voice.reply {
      // What was said stands on the timeline by itself.
      if let answer = reply.answer {
        if reply.playedAt == nil { words += ", answered too late to be said: \"\(answer.text)\"" }
      } else {
        words += ", not answered yet"
      }
    }
    if !isHere {
      // A quotation may bring its own full stop.
      let isSentence = [".\"", "!\"", "?\""].contains { words.hasSuffix($0) }
      words += isSentence ? " " : ". "
      words += "Its sound is not here; the device that recorded it may still have it."
    }
    return words
  }
}
