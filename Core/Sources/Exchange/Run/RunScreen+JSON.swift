import Coaching
public import Formats
public import Screens
import Training

extension RunScreen {
  /// Writes the screen with the runner's place in the route's drawing.
  public func write(to json: inout JSONWriter, marker: RouteDrawing.Place? = nil) {
    json.object { json in
      json.field("state", state.rawValue)
      json.field("at", at)
      for (key, metric) in [
        ("distance", distance), ("time", time), ("pace", pace), ("averagePace", averagePace),
        ("heartRate", heartRate), ("cadence", cadence),
      ] {
        json.object(key) { json in
          json.field("label", metric.label)
          json.field("value", metric.value)
          json.field("unit", metric.unit)
        }
      }
      json.field("zone", zone)
      json.field("progress", progress)
      json.field("banner", banner)
      json.array("signals") { json in
        for row in signals {
          json.object { json in
            json.field("sensor", row.sensor.rawValue)
            json.field("state", row.signal.rawValue)
            json.field("words", row.words)
          }
        }
      }
      json.field("muted", isMuted)
      json.field("speaking", speaking)
      if let metronome {
        json.key("metronome")
        metronome.write(to: &json)
      }
      json.field("rival", rival)
      json.field("plan", plan)
      json.field("food", food)
      if let course {
        json.key("course")
        course.write(to: &json)
      }
      if let marker {
        json.object("marker") { json in
          json.field("x", (marker.x * 10).rounded() / 10)
          json.field("y", (marker.y * 10).rounded() / 10)
        }
      }
      json.array("splits") { json in
        for split in splits { split.write(to: &json) }
      }
      laps.write(to: &json)
      gaps.write(to: &json)
    }
  }
}

extension [LapRow] {
  /// Writes the laps as a member, where there are any.
  fileprivate func write(to json: inout JSONWriter) {
    guard !isEmpty else { return }
    json.array("laps") { json in
      for lap in self {
        json.object { json in
          json.field("number", lap.number)
          json.field("distance", lap.distance)
          json.field("time", lap.time)
          json.field("pace", lap.pace)
        }
      }
    }
  }
}

extension [GapRow] {
  /// Writes the gaps as a member, where there are any.
  fileprivate func write(to json: inout JSONWriter) {
    guard !isEmpty else { return }
    json.array("gaps") { json in
      for gap in self {
        json.object { json in
          json.field("kind", gap.kind.rawValue)
          json.field("words", gap.words)
        }
      }
    }
  }
}

extension SplitRow {
  /// Writes the row.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("number", number)
      json.field("time", time)
      json.field("pace", pace)
      json.field("heartRate", heartRate)
    }
  }
}

extension RunSummary {
  /// Writes the summary.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.array("rows") { json in
        for row in rows {
          json.object { json in
            json.field("label", row.label)
            json.field("value", row.value)
          }
        }
      }
      json.array("splits") { json in
        for split in splits { split.write(to: &json) }
      }
      laps.write(to: &json)
      if let reps, !reps.rows.isEmpty {
        json.key("reps")
        reps.write(to: &json)
      }
      gaps.write(to: &json)
      json.field("said", said)
      json.field("held", held)
    }
  }
}
