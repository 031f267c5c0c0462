public import Coaching
public import Formats

extension CompanionEvent {
  /// Writes the event as an object of one member: `{"mute":true}`, `{"lineFinished":"l3"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .metrics(let metrics):
        json.key("metrics")
        metrics.write(to: &json)
      case .second:
        json.object("second") { _ in }
      case .notice(let notice): json.field("notice", notice.rawValue)
      case .reply(let reply):
        json.object("reply") { json in
          json.field("id", reply.id)
          json.field("text", reply.text)
          if let question = reply.question {
            json.object("question") { question.writeMembers(to: &$0) }
          }
        }
      case .asked(let words):
        json.key("asked")
        words.write(to: &json)
      case .lineFinished(let id): json.field("lineFinished", id)
      case .lineFailed(let id): json.field("lineFailed", id)
      case .mute(let isOn): json.field("mute", isOn)
      case .interruption(let isOn): json.field("interruption", isOn ? "began" : "ended")
      case .talk(let isOn): json.field("talk", isOn ? "began" : "ended")
      }
    }
  }

  /// Reads an event, or gives nothing if the object is none of a companion's.
  public init?(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    if let metrics = fields["metrics"] {
      self = .metrics(try LiveMetrics(metrics))
    } else if fields["second"] != nil {
      self = .second
    } else if let notice = try fields.choice(SensorNotice.self, ifPresent: "notice") {
      self = .notice(notice)
    } else if let reply = try fields.fields(ifPresent: "reply") {
      let question = try reply.fields(ifPresent: "question")
      self = .reply(
        Reply(
          id: try reply.string("id"),
          text: try reply.string("text"),
          to: try question.map { (fields) throws(ShapeError) in try Reply.Question(fields) }
        )
      )
    } else if let words = try fields.fields(ifPresent: "asked") {
      self = .asked(try RunnerWords(words))
    } else if let id = try fields.string(ifPresent: "lineFinished") {
      self = .lineFinished(id)
    } else if let id = try fields.string(ifPresent: "lineFailed") {
      self = .lineFailed(id)
    } else if fields["mute"] != nil {
      self = .mute(try fields.bool("mute", default: false))
    } else if let phase = try fields.choice(Phase.self, ifPresent: "interruption") {
      self = .interruption(phase == .began)
    } else if let phase = try fields.choice(Phase.self, ifPresent: "talk") {
      self = .talk(phase == .began)
    } else {
      return nil
    }
  }

  private enum Phase: String, CaseIterable {
    case began, ended
  }
}

extension Reply.Question {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("note", note)
    json.field("askedAt", askedAt.text)
    json.field("model", model)
    json.field("costUsd", cost)
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      note: try fields.string("note"),
      askedAt: try fields.instant("askedAt"),
      model: try fields.string("model"),
      cost: try fields.cost("costUsd")
    )
  }
}
