public import Coaching
public import Formats
import Screens
import Training

extension SetRecord {
  /// Writes what was done, with its moment.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("place")
      place.write(to: &json)
      json.field("exercise", set.exercise)
      json.key("result")
      set.result.write(to: &json)
      json.field("at", at.inSeconds)
      json.field("origin", origin.rawValue)
      if set.isWarmUp { json.field("warmUp", true) }
      if set.isPerSide { json.field("perSide", true) }
    }
  }
}

extension GymSession.TimedEffect {
  /// Writes `{"at":312,"effect":{…}}`; a cue comes with its words.
  public func write(to json: inout JSONWriter, in session: GymSession, language: String) {
    json.object { json in
      json.field("at", at.inSeconds)
      json.object("effect") { json in
        switch effect {
        case .cue(let cue, let id):
          cue.write(to: &json, id, at: at, in: session, language: language)
        case .stop(let id, let outcome):
          json.object("stop") { json in
            json.field("id", id)
            json.field("reason", outcome.rawValue)
          }
        case .moved(let place):
          json.key("moved")
          if let place { place.write(to: &json) } else { json.null() }
        case .logged(let record):
          json.key("logged")
          record.write(to: &json)
        case .unlogged(let record):
          json.key("unlogged")
          record.write(to: &json)
        case .resting(let end): json.object("resting") { $0.field("until", end.inSeconds) }
        case .ended: json.object("ended") { _ in }
        }
      }
    }
  }
}

extension GymCue {
  /// Writes the member `speak` of a cue: its words and the tone that goes with them, when it begins, and
  /// until when it may.
  func write(
    to json: inout JSONWriter,
    _ id: String,
    at moment: Duration,
    in session: GymSession,
    language: String
  ) {
    let words = words(in: session)
    json.object("speak") { json in
      json.field("id", id)
      json.field("kind", kind)
      json.field("text", words)
      json.field("spoken", SpokenText.words(for: words, language: language))
      json.field("rank", precedence.rank.rawValue)
      json.field("startsAt", moment.inSeconds)
      json.field("expiresAt", (moment + validity).inSeconds)
      json.field("seconds", budget(withCoach: session.settings.coach != nil).inSeconds)
      json.field("tone", tone?.rawValue)
      json.field("felt", isSignal)
      // What counts by the second does not wait for a voice that needs longer than it may.
      json.field("cutsIn", isSignal)
    }
  }

  /// The name of the kind, for a page that also has a sound for it.
  public var kind: String {
    switch self {
    case .begin: "begin"
    case .next: "next"
    case .work: "work"
    case .rest: "rest"
    case .ahead: "ahead"
    case .brief: "brief"
    case .round: "round"
    case .halfway: "halfway"
    case .left: "left"
    case .count: "count"
    case .target: "target"
    case .otherSide: "otherSide"
    case .setDone: "setDone"
    case .exerciseDone: "exerciseDone"
    case .roundDone: "roundDone"
    case .timeIsUp: "timeIsUp"
    case .allDone: "allDone"
    case .finished: "finished"
    case .answer: "answer"
    }
  }
}
