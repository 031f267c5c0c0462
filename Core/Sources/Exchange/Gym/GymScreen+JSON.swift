import Coaching
public import Formats
public import Screens
import Training

extension GymScreen {
  /// Writes the screen; what can be typed is only for whoever shows it, and no part of a journal's replay.
  public func write(to json: inout JSONWriter, withEntry: Bool = false) {
    json.object { json in
      json.field("stage", stage.rawValue)
      json.field("at", at)
      json.field("elapsed", elapsed)
      json.field("exercise", exercise)
      json.field("position", position)
      json.field("dose", dose)
      Self.write("targets", targets, to: &json)
      Self.write("notes", notes, to: &json)
      json.field("part", part)
      json.array("circles") { json in
        for circle in circles { circle.write(to: &json) }
      }
      if let prefill {
        json.key("prefill")
        prefill.write(to: &json)
      }
      if withEntry {
        json.field("place", place)
        if let entry, let prefill {
          json.key("entry")
          entry.write(to: &json, of: prefill)
        }
      }
      if let clock {
        json.key("clock")
        clock.write(to: &json)
      }
      if let stepClock {
        json.key("stepClock")
        stepClock.write(to: &json)
      }
      json.field("resting", isResting)
      json.field("next", next)
      json.field("rounds", rounds)
      json.field("reps", reps)
      json.array("parts") { json in
        for part in parts { part.write(to: &json) }
      }
      json.field("button", button)
      json.field("action", action.rawValue)
      json.field("banner", banner)
      json.field("speaks", speaks)
    }
  }

  private static func write(_ key: String, _ texts: [String], to json: inout JSONWriter) {
    json.array(key) { json in for text in texts { json.value(text) } }
  }
}

extension GymEntry {
  func write(to json: inout JSONWriter, of prefill: SetResult) {
    json.object { json in
      json.key("count")
      count.write(to: &json, prefill.count, language)
      if let load {
        json.key("load")
        load.write(to: &json, prefill.load?.value, language)
      }
      json.field("unit", unit.rawValue)
    }
  }
}

extension GymEntry.Field {
  func write(to json: inout JSONWriter, _ value: Double?, _ language: Language) {
    json.object { json in
      json.field("label", label)
      json.field("text", value.map { GymWords.number($0, in: language) } ?? "")
    }
  }
}

extension GymScreen.Circle {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("place")
      place.write(to: &json)
      json.field("state", state.rawValue)
      json.field("words", words)
      json.field("label", label)
    }
  }
}

extension GymScreen.Clock {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("reading", reading)
      json.field("round", round)
      json.field("fraction", fraction.map { ($0 * 1000).rounded() / 1000 })
      json.field("running", isRunning)
    }
  }
}

extension GymScreen.Part {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("block", block)
      json.field("label", label)
      json.field("current", isCurrent)
      json.array("lines") { json in
        for line in lines {
          json.object { json in
            json.key("place")
            line.place.write(to: &json)
            json.field("name", line.name)
            json.field("dose", line.dose)
            json.field("done", line.done)
            json.field("current", line.isCurrent)
          }
        }
      }
      json.field("score", score)
    }
  }
}

extension GymSummary {
  /// Writes the summary.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      for (key, rows) in [("rows", rows), ("exercises", exercises)] {
        json.array(key) { json in
          for row in rows {
            json.object { json in
              json.field("label", row.label)
              json.field("value", row.value)
            }
          }
        }
      }
    }
  }
}
