public import Coaching
import Formats
import Training

extension NoteReply: Shaped {
  public static var blank: NoteReply {
    NoteReply(id: "", requestedAt: Instant(secondsSince1970: 0), model: "")
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.instant("requestedAt", &requestedAt)
    var (time, text) = (answer?.at, answer?.text)
    try it.instant("respondedAt", &time)
    try it.text("replyText", &text)
    let isWhole = (time == nil) == (text == nil)
    let expected = "a text with \"respondedAt\", or neither while the reply waits"
    try it.expect(isWhole, "replyText", expected)
    if it.isReading, let time, let text { answer = Answer(text, at: time) }
    try it.instant("playedAt", &playedAt)
    try it.text("model", &model)
    try it.number("costUsd", &cost)
    try it.expect(cost.map { $0 >= 0 && $0.isFinite } ?? true, "costUsd", "US dollars from 0 up")
  }
}

extension Fields {
  /// What something cost in US dollars, if it is there.
  func cost(_ key: String) throws(ShapeError) -> Double? {
    guard let cost = try number(ifPresent: key) else { return nil }
    guard cost >= 0, cost.isFinite else { throw error(key, self[key], "US dollars from 0 up") }
    return cost
  }
}
