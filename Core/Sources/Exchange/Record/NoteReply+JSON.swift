import Coaching
import Formats

extension NoteReply {
  func writeMembers(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("requestedAt", requestedAt.text)
    json.field("respondedAt", answer?.at.text)
    json.field("replyText", answer?.text)
    json.field("playedAt", playedAt?.text)
    json.field("model", model)
    json.field("costUsd", cost)
  }

  init(_ fields: Fields) throws(ShapeError) {
    self.init(
      id: try fields.string("id"),
      requestedAt: try fields.instant("requestedAt"),
      playedAt: try fields.instant(ifPresent: "playedAt"),
      model: try fields.string("model"),
      cost: try fields.cost("costUsd")
    )
    switch (try fields.string(ifPresent: "replyText"), try fields.instant(ifPresent: "respondedAt"))
    {
    case (let text?, let time?): answer = Answer(text, at: time)
    case (nil, nil): answer = nil
    default:
      throw fields.error(
        "replyText",
        fields["replyText"],
        "a text with \"respondedAt\", or neither while the reply waits"
      )
    }
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
