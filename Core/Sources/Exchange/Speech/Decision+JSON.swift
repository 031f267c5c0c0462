public import Coaching
public import Formats

extension Decision {
  /// Writes what was decided and why, as members of the object that is being written.
  public func writeFields(to json: inout JSONWriter) {
    switch self {
    case .said:
      json.field("decision", "said")
    case .held(let hold):
      json.field("decision", "held")
      hold.writeFields(to: &json)
    case .dropped(let drop):
      json.field("decision", "dropped")
      drop.writeFields(to: &json)
    case .ended(let outcome):
      json.field("decision", outcome.rawValue)
    case .unfired(let miss):
      json.field("decision", "unfired")
      miss.writeFields(to: &json)
    case .done:
      json.field("decision", "done")
    case .leftAlone(let reason):
      json.field("decision", "left_alone")
      json.field("reason", reason.rawValue)
    }
  }
}

extension Decision.Hold {
  fileprivate func writeFields(to json: inout JSONWriter) {
    switch self {
    case .turn(let source):
      json.field("reason", "turn")
      if let source {
        json.key("after")
        source.write(to: &json)
      }
    case .paused:
      json.field("reason", "paused")
    case .expecting(let rank):
      json.field("reason", "expecting")
      json.field("expectedRank", rank.rawValue)
    case .branch(let key):
      json.field("reason", "branch_inactive")
      json.field("branchKey", key)
    }
  }
}

extension Decision.Drop {
  fileprivate func writeFields(to json: inout JSONWriter) {
    switch self {
    case .expired:
      json.field("reason", "expired")
    case .noLongerTrue:
      json.field("reason", "no_longer_true")
    case .branchInactive(let key):
      json.field("reason", "branch_inactive")
      json.field("branchKey", key)
    case .replaced:
      json.field("reason", "replaced")
    case .muted:
      json.field("reason", "muted")
    case .unknown(let placeholder):
      json.field("reason", "unknown_value")
      json.field("placeholder", placeholder.rawValue)
    case .nothingFits:
      json.field("reason", "no_line_fits")
    case .episode(let episode):
      json.field("reason", "episode")
      json.field("episode", episode.rawValue)
    case .ended:
      json.field("reason", "run_ended")
    }
  }
}

extension Decision.Miss {
  fileprivate func writeFields(to json: inout JSONWriter) {
    switch self {
    case .notReached:
      json.field("reason", "not_reached")
    case .noGoal:
      json.field("reason", "no_goal")
    case .goalTooShort:
      json.field("reason", "goal_too_short")
    case .neverTrue:
      json.field("reason", "never_true")
    case .neverKnown(let variables):
      json.field("reason", "never_known")
      json.array("variables") { json in
        for variable in variables { json.value(variable.rawValue) }
      }
    case .tooBrief:
      json.field("reason", "too_brief")
    case .branch(let key):
      json.field("reason", "branch_inactive")
      json.field("branchKey", key)
    }
  }
}
